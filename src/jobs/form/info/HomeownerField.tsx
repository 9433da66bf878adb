import { PickerField } from '../../fields/PickerField';
import { useJobLookups } from '../data/useJobLookups';
import { useFormStore } from '../state/FormContext';
import { withHomeowner } from './companyType';

/** Picking a homeowner copies names, phones and email into the job [JOB-074]. */
export const HomeownerField = ({ label }: { label: string }) => {
  const store = useFormStore();
  const { homeowners } = useJobLookups();
  return (
    <PickerField
      name="homeowner"
      label={label}
      options={homeowners}
      onPick={(choice) =>
        store.edit((draft) => withHomeowner(draft, homeowners.find(({ id }) => id === choice?.id) ?? null))
      }
    />
  );
};
