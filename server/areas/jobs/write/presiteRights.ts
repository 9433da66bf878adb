import { mayEditPresiteField } from '#domain/presite/presiteRights';
import type { Change } from '#domain/changes';
import type { Actor } from '../../../access/actor';

/** Whether a change of a sub-job that says nothing is more than a raised version. */
const fieldsOf = ({ set }: Change): string[] =>
  Object.entries(set)
    .filter(([name, value]) => value !== null && name !== 'job_detail_id')
    .map(([name]) => name);

/** The fields of a presite that a change of its rows is of; its comments count as one. */
const presiteFields = (change: Change): string[] | null => {
  if (change.entity === 'presite_comment') return ['comments'];
  if (change.entity !== 'presite') return null;
  return change.op === 'insert' ? fieldsOf(change) : Object.keys(change.set);
};

const isTouch = ({ entity, op, set }: Change): boolean =>
  entity === 'job_detail' && op === 'update' && Object.keys(set).length === 0;

/**
 * Whether the actor may make all of the changes of a sub-job, with or without the right to edit it [PRE-020 JOB-073].
 */
export const mayChange = (
  { permissions }: Pick<Actor, 'permissions'>,
  mayEdit: boolean,
  changes: readonly Change[],
): boolean =>
  changes.every((change) => {
    const fields = presiteFields(change);
    return fields
      ? fields.every((field) => mayEditPresiteField(permissions, mayEdit, field))
      : mayEdit || isTouch(change);
  });

/**
 * Whether any of the changes of a sub-job is one that the actor may make: of a presite alone, without the right to edit
 * the sub-job.
 */
export const mayChangeSome = (
  { permissions }: Pick<Actor, 'permissions'>,
  mayEdit: boolean,
  changes: readonly Change[],
): boolean =>
  mayEdit ||
  changes.some((change) => presiteFields(change)?.some((field) => mayEditPresiteField(permissions, false, field)));
