import { isFieldValue, type Change, type FieldValue } from '#domain/changes';
import { AppError, refusalError } from '#domain/errors';
import { isRefusal } from '#domain/refusals/refusal';
import { asAppError, isRetryable } from '../pipeline/databaseErrors';
import { rememberRows } from '../pipeline/lockRows';
import type { Mutation } from '../pipeline/mutation';
import { idOf, type Row } from '../db/statement';
import { writeChanges } from '../pipeline/writeChanges';
import type { Resource } from '../api/resource';
import { isGood, type Draft } from './draft';
import type { Messages } from './messages';
import type { ImportPlan } from './plan';
import { shownError } from '../http/errors';

const fieldValues = (row: Row): Record<string, FieldValue> =>
  Object.fromEntries(Object.entries(row).filter((entry): entry is [string, FieldValue] => isFieldValue(entry[1])));

const changeOf = ({ entity }: Resource, { number, stored, values }: Draft): Change =>
  stored
    ? { entity: entity.name, id: idOf(stored), op: 'update', set: fieldValues(values) }
    : { entity: entity.name, id: null, key: String(number), op: 'insert', set: fieldValues(values) };

/**
 * What only the database knows, such as a name that is used already, is told of its row: half of the batch at a time.
 */
const writeBatch = async (
  mutation: Mutation,
  command: string,
  resource: Resource,
  plan: ImportPlan,
  batch: readonly Draft[],
  messages: Messages,
): Promise<void> => {
  const logged = mutation.log.length;
  await mutation.client.query('savepoint import_batch');
  try {
    const changed = batch.flatMap(({ stored, values }) => (stored ? [{ row: stored, values }] : []));
    const follows = (await resource.follows?.(mutation, changed, {})) ?? [];
    if (isRefusal(follows)) throw refusalError(follows);
    await writeChanges(mutation, command, [...batch.map((draft) => changeOf(resource, draft)), ...follows]);
    await mutation.client.query('release savepoint import_batch');
  } catch (error) {
    const known = asAppError(error, mutation.entities);
    if (isRetryable(error) || !(known instanceof AppError)) throw error;
    await mutation.client.query('rollback to savepoint import_batch');
    mutation.log.splice(logged);
    rememberRows(
      mutation,
      resource.entity.name,
      batch.map(({ stored }) => stored).filter((row) => row !== null),
    );
    const [draft] = batch;
    if (batch.length > 1) {
      const half = Math.ceil(batch.length / 2);
      await writeBatch(mutation, command, resource, plan, batch.slice(0, half), messages);
      await writeBatch(mutation, command, resource, plan, batch.slice(half), messages);
    } else if (draft) {
      messages.add(draft, () => {
        const { message, extensions } = shownError(known);
        const [field] = extensions.fields ?? [];
        const column = plan.columns.find((one) => one.field.name === field?.path)?.header ?? null;
        return [{ column, message, rule: extensions.rule, params: extensions.params }];
      });
    }
  }
};

/** Writes the good ones of some rows that say something new, in the mutation's transaction. */
export const writeDrafts = async (
  mutation: Mutation,
  command: string,
  resource: Resource,
  plan: ImportPlan,
  drafts: readonly Draft[],
  messages: Messages,
): Promise<void> => {
  const wanted = drafts.filter((draft) => isGood(draft) && (draft.outcome === 'c' || draft.outcome === 'u'));
  if (wanted.length > 0) await writeBatch(mutation, command, resource, plan, wanted, messages);
};
