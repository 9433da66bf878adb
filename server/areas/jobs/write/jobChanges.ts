import type { Change } from '#domain/changes';
import { sameValue } from '#domain/fields/sameValue';
import { entityOf, type Mutation } from '../../../pipeline/mutation';
import { columnsIn } from './draftRows';
import type { SaveFacts } from './loadSave';

/** Names a job that is being made. */
export const NEW_JOB = 'job';

/** The fields of a job that a save writes, compared with those that are stored. */
export const jobChanges = (mutation: Mutation, id: number | null, { stored, next }: SaveFacts): Change[] => {
  const entity = entityOf(mutation, 'job');
  const { estimate_to_merge: _merged, ...fields } = next;
  const values = columnsIn(entity, fields);
  if (id === null || !stored) return [{ entity: 'job', id: null, key: NEW_JOB, op: 'insert', set: values }];
  const old = columnsIn(entity, stored);
  const set = Object.fromEntries(Object.entries(values).filter(([name, value]) => !sameValue(old[name], value)));
  return Object.keys(set).length === 0 ? [] : [{ entity: 'job', id, job_id: id, op: 'update', set }];
};
