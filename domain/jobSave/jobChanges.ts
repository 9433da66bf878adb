import type { Change } from '../changes';
import { sameValue } from '../fields/sameValue';
import { columnsIn } from './draftRows';
import type { SaveFacts } from './saveFacts';

/** Names a job that is being made. */
export const NEW_JOB = 'job';

/** The fields of a job that a save writes, compared with those that are stored. */
export const jobChanges = (
  id: number | null,
  { stored, next, columnsOf }: Pick<SaveFacts, 'stored' | 'next' | 'columnsOf'>,
): Change[] => {
  const columns = columnsOf('job');
  const { estimate_to_merge: _merged, ...fields } = next;
  const values = columnsIn(columns, fields);
  if (id === null || !stored) return [{ entity: 'job', id: null, key: NEW_JOB, op: 'insert', set: values }];
  const old = columnsIn(columns, stored);
  const set = Object.fromEntries(Object.entries(values).filter(([name, value]) => !sameValue(old[name], value)));
  return Object.keys(set).length === 0 ? [] : [{ entity: 'job', id, job_id: id, op: 'update', set }];
};
