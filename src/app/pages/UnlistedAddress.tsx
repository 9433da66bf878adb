import { useLocation } from 'react-router';
import { placeOf } from '../../crud/placeOf';
import CatalogueLayer from '../reactAdmin/CatalogueLayer';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { SCREENS } from '../screens';
import { NotFoundPage } from './NotFoundPage';

const List = SCREENS['/customer'];
const Form = SCREENS['/customer/new'];

const RecordsOrNothing = () => {
  const { pathname } = useLocation();
  const { resources } = useCatalogue();
  const place = placeOf(pathname, resources);
  const Screen = place?.screen === 'list' ? List : Form;
  return place && Screen ? <Screen /> : <NotFoundPage />;
};

/**
 * An address that the route table does not have: the screens of a resource that the server offers there, such as a
 * table that this bundle has never heard of; else "Page not found" [NAV-130].
 */
const UnlistedAddress = () => (
  <CatalogueLayer>
    <RecordsOrNothing />
  </CatalogueLayer>
);

export default UnlistedAddress;
