import { useState } from 'react';
import { namesIn } from '#domain/inputs/namesIn';
import { textOf, textOrEmpty } from '#domain/values';
import { PickerField } from '../../fields/PickerField';
import type { HomeownerOption } from '../data/jobLookups';
import { useJobLookups } from '../data/useJobLookups';
import { useFormStore } from '../state/FormContext';
import { withHomeowner } from './companyType';
import { useNewPerson } from './useNewPerson';

/**
 * Picking a homeowner copies names, phones and email into the job; one who is not known yet is added in place
 * [JOB-074 KEY-020].
 */
export const HomeownerField = ({ label }: { label: string }) => {
  const store = useFormStore();
  const lookups = useJobLookups();
  const [made, setMade] = useState<readonly HomeownerOption[]>([]);
  const homeowners = [...lookups.homeowners, ...made];
  const { onAdd, dialog } = useNewPerson({
    resource: 'homeowner',
    startOf: namesIn,
    onMade: (row) => {
      const [first_name, last_name] = [textOrEmpty(row.first_name), textOf(row.last_name)];
      const homeowner: HomeownerOption = {
        id: Number(row.id),
        name: [first_name, last_name].filter(Boolean).join(' '),
        first_name,
        last_name,
        phone_number: textOf(row.phone_number),
        secondary_phone_number: textOf(row.secondary_phone_number),
        email_address: textOf(row.email_address),
      };
      setMade((before) => [...before, homeowner]);
      store.edit((draft) => withHomeowner(draft, homeowner));
    },
  });
  return (
    <>
      <PickerField
        name="homeowner"
        label={label}
        options={homeowners}
        onAdd={onAdd}
        onPick={(choice) =>
          store.edit((draft) => withHomeowner(draft, homeowners.find(({ id }) => id === choice?.id) ?? null))
        }
      />
      {dialog}
    </>
  );
};
