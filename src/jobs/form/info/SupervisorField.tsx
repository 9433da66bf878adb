import { useMemo } from 'react';
import { PickerField } from '../../fields/PickerField';
import { useJobLookups } from '../data/useJobLookups';
import { useFormStore } from '../state/FormContext';
import { useDraft } from '../state/useDraft';
import { withSupervisor } from './companyType';

/** The supervisors are the contacts of the job's own company [JOB-027 BLDR-011]. */
export const SupervisorField = ({ label }: { label: string }) => {
  const store = useFormStore();
  const { contacts } = useJobLookups();
  const company = useDraft((draft) => draft.company?.id ?? null);
  const options = useMemo(() => contacts.filter(({ customer_id }) => customer_id === company), [contacts, company]);
  return (
    <PickerField
      name="company_supervisor"
      label={label}
      options={options}
      readOnly={company === null}
      onPick={(choice) =>
        store.edit((draft) => withSupervisor(draft, options.find(({ id }) => id === choice?.id) ?? null))
      }
    />
  );
};
