import { badInput, refusalError } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { refuse } from '#domain/refusals/refusal';
import { isRecord } from '#domain/values';
import { databaseErrorOf } from '../db/databaseError';
import type { Entities } from '../db/entityTable';
import { labelOf } from './labelOf';

/** Lists of choices that go by another name than the column of the rows that join them. */
const LISTS: Readonly<Record<string, string>> = { additive: 'additions' };

/** Where an input names a row: `crew_id: 7`, `crew: { id: 7 }`, or as one of `crews: [{ id: 7 }]`. */
const pathsOf = (input: unknown, column: string, id: number, path: readonly string[] = []): string[] => {
  if (Array.isArray(input)) return input.flatMap((item, index) => pathsOf(item, column, id, [...path, String(index)]));
  if (!isRecord(input)) return [];
  const relation = column.replace(/_id$/, '');
  const list = LISTS[relation] ?? `${relation}s`;
  return Object.entries(input).flatMap(([name, value]) => {
    const here = [...path, name];
    const isNamed =
      (name === column && value === id) ||
      (name === relation && isRecord(value) && value.id === id) ||
      (name === list && Array.isArray(value) && value.some((item) => isRecord(item) && item.id === id));
    return isNamed ? [here.join('.')] : pathsOf(value, column, id, here);
  });
};

/**
 * A reference that leads to no row, told by the paths at which the input names it: the database knows its column alone.
 * Null for any other error, and for a row that the input does not name.
 */
export const unknownReference = (error: unknown, entities: Entities, input: unknown, within = ''): Error | null => {
  const refused = databaseErrorOf(error);
  const [, column, id] = /^Key \((\w+)\)=\((-?\d+)\) is not present/.exec(refused?.detail ?? '') ?? [];
  const entity = entities.get(refused?.table ?? '');
  if (!entity || column === undefined) return null;
  const paths = pathsOf(within !== '' && isRecord(input) ? input[within] : input, column, Number(id));
  const label = labelOf(entity, column);
  const [first, ...others] = paths;
  if (first === undefined) return null;
  return others.length === 0
    ? refusalError(refuse('unknown_reference', { label }, first))
    : badInput(paths.map((path) => fieldIssue(path, 'unknown_reference', { label })));
};
