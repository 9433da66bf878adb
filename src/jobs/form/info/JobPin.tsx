import { PinDialog } from '../../../map/pin/PinDialog';
import type { JobDraft } from '#domain/jobs/draft';
import { useFormStore } from '../state/FormContext';

interface Props {
  /** @param isSet whether a pin was set or taken away */
  onClose: (isSet: boolean) => void;
}

/** Sets the pin of the job by hand; what is set stands in the form until it is saved [KEY-020]. */
const JobPin = ({ onClose }: Props) => {
  const store = useFormStore();
  const { lat, lon, temp_lat, temp_lon, is_pin_set_by_hand } = store.state.get().draft;
  const confirmed = lat !== null && lon !== null ? { lat, lon } : null;
  const about = temp_lat !== null && temp_lon !== null ? { lat: temp_lat, lon: temp_lon } : null;
  const put = (place: Partial<JobDraft>): void => {
    store.edit((draft) => ({ ...draft, ...place }));
    store.put(({ draft }) => ({ confirmed: draft.lat === null ? null : draft }));
    onClose(true);
  };
  return (
    <PinDialog
      pin={is_pin_set_by_hand ? confirmed : null}
      start={confirmed ?? about}
      onSet={(place) => put({ ...place, temp_lat: null, temp_lon: null, is_pin_set_by_hand: true })}
      onRemove={() => put({ lat: null, lon: null, is_pin_set_by_hand: false })}
      onCancel={() => onClose(false)}
    />
  );
};

export default JobPin;
