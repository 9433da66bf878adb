import { z } from 'zod';
import { AppError, refusalError } from '#domain/errors';
import { MAX_AT_ONCE } from '#domain/writes/maxAtOnce';
import type { Actor } from '../../access/actor';
import { runText, type Runner, idOf } from '../../db/statement';
import { filterSql } from '../crud/filterSql';
import { ROOT } from '../read/compilePlan';
import { newValues, type Fragment } from '../read/fragment';
import { scopeOf } from '../read/readResource';
import type { Resource } from '../resource';
import { refuse } from '#domain/refusals/refusal';

/** Which records something is done to: those named, or all that a filter finds. */
export const choiceShape = {
  ids: z.array(z.int()).min(1).nullish(),
  filter: z.record(z.string(), z.unknown()).nullish(),
  /** What the user was told that the filter finds; by another number the user meant something else. */
  expected_count: z.int().min(0).nullish(),
};

export interface Choice {
  ids?: readonly number[] | null | undefined;
  filter?: Readonly<Record<string, unknown>> | null | undefined;
  expected_count?: number | null | undefined;
}

const conditionsOf = (resource: Resource, actor: Actor, { ids, filter }: Choice): Fragment[] => {
  if (ids && !filter) return [({ add }) => `${ROOT}.id = any(${add([...new Set(ids)])})`];
  if (filter && !ids) return filterSql(resource, actor, filter);
  throw new AppError('BAD_USER_INPUT', {}, 'Give either ids or a filter.');
};

/** The clause that finds the chosen records among those that the actor may see, deleted ones left out. */
export const chosenSql = (resource: Resource, actor: Actor, choice: Choice): { text: string; values: unknown[] } => {
  const values = newValues();
  const live = resource.entity.isSoft ? `${ROOT}.deleted_at is null` : 'true';
  const where = [
    live,
    ...[...scopeOf(resource, actor), ...conditionsOf(resource, actor, choice)].map((fragment) => fragment(values)),
  ].join(' and ');
  return { text: `from "${resource.entity.name}" ${ROOT} where ${where}`, values: values.list };
};

/**
 * The ids of the chosen records, in order.
 * @throws AppError BAD_USER_INPUT when they are more than can be changed at once, or not as many as expected
 */
export const chosenIds = async (
  runner: Runner,
  resource: Resource,
  actor: Actor,
  choice: Choice,
): Promise<number[]> => {
  const { text, values } = chosenSql(resource, actor, choice);
  const rows = await runText(runner, `select ${ROOT}.id ${text} order by ${ROOT}.id limit ${MAX_AT_ONCE + 1}`, values);
  if (rows.length > MAX_AT_ONCE)
    throw refusalError(refuse('too_many_at_once', { max: MAX_AT_ONCE.toLocaleString('en-US') }));
  const { ids, expected_count } = choice;
  const wanted = ids ? new Set(ids).size : expected_count;
  if (typeof wanted === 'number' && wanted !== rows.length)
    throw refusalError(refuse(ids ? 'some_are_gone' : 'count_changed', { count: rows.length, expected: wanted }));
  return rows.map(idOf);
};
