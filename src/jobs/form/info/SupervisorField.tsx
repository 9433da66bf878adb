import { useMemo, useState } from 'react';
import { namesIn } from '#domain/inputs/namesIn';
import { textOf, textOrEmpty } from '#domain/values';
import { PickerField } from '../../fields/PickerField';
import type { JobLookups } from '../data/jobLookups';
import { useJobLookups } from '../data/useJobLookups';
import { useFormStore } from '../state/FormContext';
import { useDraft } from '../state/useDraft';
import { withSupervisor } from './companyType';
import { useNewPerson } from './useNewPerson';

type Contact = JobLookups['contacts'][number];

const GIVEN = ['customer_id'];

/**
 * The supervisors are the contacts of the job's own company; one who is not known yet is added in place
 * [JOB-027 BLDR-011 KEY-020].
 */
export const SupervisorField = ({ label }: { label: string }) => {
  const store = useFormStore();
  const { contacts } = useJobLookups();
  const company = useDraft((draft) => draft.company?.id ?? null);
  const [made, setMade] = useState<readonly Contact[]>([]);
  const options = useMemo(
    () => [...contacts, ...made].filter(({ customer_id }) => customer_id === company),
    [contacts, made, company],
  );
  const { onAdd, dialog } = useNewPerson({
    resource: 'customer_contact',
    startOf: company === null ? null : (typed) => ({ ...namesIn(typed), customer_id: company }),
    hidden: GIVEN,
    onMade: (row) => {
      const [first_name, last_name] = [textOrEmpty(row.first_name), textOf(row.last_name)];
      const contact: Contact = {
        id: Number(row.id),
        name: [first_name, last_name].filter(Boolean).join(' '),
        first_name,
        last_name,
        customer_id: company ?? 0,
        email_address: textOf(row.email_address),
        phone_number: textOf(row.phone_number),
      };
      setMade((before) => [...before, contact]);
      store.edit((draft) => withSupervisor(draft, contact));
    },
  });
  return (
    <>
      <PickerField
        name="company_supervisor"
        label={label}
        options={options}
        readOnly={company === null}
        onAdd={onAdd}
        onPick={(choice) =>
          store.edit((draft) => withSupervisor(draft, options.find(({ id }) => id === choice?.id) ?? null))
        }
      />
      {dialog}
    </>
  );
};
