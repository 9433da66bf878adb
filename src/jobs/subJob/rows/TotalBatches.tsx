import { FormScope } from '../../form/state/FormScope';
import { ShownField } from '../section/ShownField';
import { useSubJobText } from '../useSubJobText';

/** The batches of all colours, worked out as they are typed [PEB-037]. */
export const TotalBatches = () => {
  const text = useSubJobText();
  return (
    <div className="sub-total">
      <FormScope path="pebble_details">
        <ShownField name="total_batches" label={text('total_batches')} kind="shownNumber" />
      </FormScope>
    </div>
  );
};
