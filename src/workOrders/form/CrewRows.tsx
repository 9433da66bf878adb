import GroupAddIcon from '@mui/icons-material/GroupAdd';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { use, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PartDescriptor, Rowed } from '#domain/fields/resource';
import { isRecord } from '#domain/values';
import { PartRows } from '../../crud/form/PartRows';
import { newRow, REMOVED, type FormValues } from '../../crud/values/formValues';
import { GivenChoicesContext } from '../../crud/values/givenChoices';
import type { Choice } from '../../inputs/choice';
import { useWorkOrdersText } from '../useWorkOrdersText';

interface Person extends Choice {
  crew_types: readonly { id: number }[];
}
const isPerson = (choice: Choice): choice is Person => 'crew_types' in choice && Array.isArray(choice.crew_types);

const MEMBERS = 'crew_members';

/** Who was there: the people of the order's crew are offered first, and come with one tap all together [FLD-011]. */
export const CrewRows = ({ owner, part }: { owner: Rowed; part: PartDescriptor }) => {
  const text = useWorkOrdersText();
  const given = use(GivenChoicesContext);
  const { control, getValues, setValue, clearErrors } = useFormContext<FormValues>();
  const crew = useWatch({ control, name: 'crew_id' });
  const rows = useWatch({ control, name: MEMBERS });
  const { choices, own } = useMemo(() => {
    const people = given.employee ?? [];
    const isOwn = (person: Choice): boolean => isPerson(person) && person.crew_types.some(({ id }) => id === crew);
    const ours = people.filter(isOwn);
    const employee = [...ours, ...people.filter((person) => !isOwn(person))];
    return { own: ours, choices: { ...given, employee } };
  }, [given, crew]);
  const named = new Set(
    (Array.isArray(rows) ? rows : [])
      .filter(isRecord)
      .flatMap((row) => (row[REMOVED] === true ? [] : [row.employee_id])),
  );
  const missing = own.filter(({ id }) => !named.has(id));
  const addCrew = (): void => {
    const now: unknown = getValues(MEMBERS);
    const before = (Array.isArray(now) ? now : []).filter(isRecord);
    const added = missing.map(({ id }) => ({ ...newRow(part, crypto.randomUUID()), employee_id: id }));
    clearErrors(MEMBERS);
    setValue(MEMBERS, [...before, ...added], { shouldDirty: true });
  };
  return (
    <GivenChoicesContext value={choices}>
      <Stack spacing={1.5}>
        {missing.length > 0 && (
          <Button variant="outlined" startIcon={<GroupAddIcon />} onClick={addCrew} sx={{ alignSelf: 'flex-start' }}>
            {text('add_crew', { count: missing.length })}
          </Button>
        )}
        <PartRows owner={owner} part={part} />
      </Stack>
    </GivenChoicesContext>
  );
};
