import { ResourceContextProvider } from 'ra-core';
import { AtPlace } from './AtPlace';
import { NewRecordScreen } from './record/NewRecordScreen';
import { RecordScreen } from './record/RecordScreen';

/** The form of every generated resource, for a new record or a stored one: a list does without its file. */
const FormScreen = () => (
  <AtPlace>
    {(place) =>
      place.screen === 'edit' ? (
        <RecordScreen key={`${place.resource.name}/${place.id}`} resource={place.resource} id={place.id} />
      ) : (
        <ResourceContextProvider value={place.resource.name}>
          <NewRecordScreen key={place.resource.name} resource={place.resource} />
        </ResourceContextProvider>
      )
    }
  </AtPlace>
);

export default FormScreen;
