import { countUses } from '../../pipeline/countUses';
import { countIn, runText, idOf } from '../../db/statement';
import type { GraphContext } from '../context';
import { removeRefusal } from '../crud/crudCommands';
import { nameOf } from '../crud/partChanges';
import type { Registry } from '../registry';
import { partsWithin, type Resource } from '../resource';
import { MAX_AT_ONCE } from '#domain/writes/maxAtOnce';
import { chosenSql, type Choice } from './choice';

/** A chosen record that others use, in words: "3 jobs". */
export interface UsedRow {
  id: number;
  name: string;
  uses: string;
}

/** What a choice comes to, asked before it is changed or deleted. `blocked_count` of them cannot be deleted. */
export interface ChosenRows {
  count: number;
  blocked_count: number;
  used_count: number;
  used: UsedRow[];
}

/** The most records in use that are listed by name. */
const NAMED = 20;

/**
 * Counts the chosen records, and finds those that others use: these stay as they are when it is set inactive, and keep
 * it from being deleted.
 */
export const readChosenRows = async (
  { entities }: Registry,
  resource: Resource,
  { runner, actor }: GraphContext,
  choice: Choice,
): Promise<ChosenRows> => {
  const { text, values } = chosenSql(resource, actor, choice);
  const count = countIn(await runText(runner, `select count(*) as count ${text}`, values), 'count');
  const rows = await runText(
    runner,
    `select t0.id${resource.title.map((name) => `, t0."${name}"`).join('')} ${text} order by t0.id limit ${MAX_AT_ONCE}`,
    values,
  );
  const uses = await countUses(
    runner,
    entities,
    resource.entity,
    rows.map(idOf),
    new Set(partsWithin(resource).map((part) => part.entity.name)),
  );
  const used = rows.filter((row) => uses.has(idOf(row)));
  const blocked = rows.filter((row) => removeRefusal(resource, row, uses.get(idOf(row))) !== null);
  return {
    count,
    blocked_count: blocked.length,
    used_count: used.length,
    used: used
      .slice(0, NAMED)
      .map((row) => ({ id: idOf(row), name: nameOf(resource.title, row), uses: uses.get(idOf(row)) ?? '' })),
  };
};
