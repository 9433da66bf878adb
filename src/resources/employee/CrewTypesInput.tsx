import { useQuery } from '@tanstack/react-query';
import { gql } from '../../dataProvider/gql';
import { useServer } from '../../dataProvider/ServerContext';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PartDescriptor } from '#domain/fields/resource';
import { partRows, ROW_KEY, type FormValues } from '../../crud/values/formValues';
import { useLabel } from '../../crud/look/useLabel';
import { MultiPicker } from '../../inputs/MultiPicker';

const CREWS = gql(`query crewChoices { lookupCrewTypes { id name is_active } }`);

/** The crews that an employee belongs to, as chips; the active ones are offered [EMP-003 EMP-005]. */
export const CrewTypesInput = ({ part }: { part: PartDescriptor }) => {
  const label = useLabel();
  const { control, getValues, setValue } = useFormContext<FormValues>();
  useWatch({ control, name: part.name });
  const server = useServer();
  const { data } = useQuery({
    queryKey: ['crewChoices'],
    queryFn: ({ signal }) => server.query(CREWS, {}, { signal }),
  });
  const rows = partRows(getValues(), part.name);
  const chosen = rows.flatMap(({ crew_id }) => (typeof crew_id === 'number' ? [crew_id] : []));
  const offered = (data?.lookupCrewTypes ?? []).filter(({ id, is_active }) => is_active || chosen.includes(id));
  const choose = (ids: readonly number[]): void =>
    setValue(
      part.name,
      ids.map((id) => rows.find(({ crew_id }) => crew_id === id) ?? { crew_id: id, [ROW_KEY]: `crew ${id}` }),
      { shouldDirty: true },
    );
  return (
    <div style={{ gridColumn: '1 / -1' }}>
      <MultiPicker label={label(part.label)} value={chosen} options={offered} onChange={choose} />
    </div>
  );
};
