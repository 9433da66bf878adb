import { can } from '#domain/access/can';
import { foldText } from '#domain/foldText';
import { sentenceLabel } from '#domain/fields/fieldIssue';
import type { Mutation } from '../pipeline/mutation';
import { foldedSql } from '../db/folded';
import { runText, idOf } from '../db/statement';
import type { Registry } from '../api/registry';
import type { Resource } from '../api/resource';
import { importError, type Draft } from './draft';
import type { ImportPlan } from './plan';

const NUMBER = /^#?(\d{1,9})$/;

type Found = Map<string, number[]>;

const add = (found: Found, text: string, id: number): void => {
  const known = found.get(text) ?? [];
  if (!known.includes(id)) found.set(text, [...known, id]);
};

/** The records behind texts: by what they are called, as texts are compared [KEY-019], else by their number. */
const findAll = async (
  { client, actor }: Mutation,
  { byTable, entities }: Registry,
  table: string,
  texts: readonly string[],
): Promise<Found> => {
  const entity = entities.get(table);
  const target = byTable.get(table);
  const found: Found = new Map();
  if (!entity) return found;
  const live = entity.isSoft ? ' and deleted_at is null' : '';
  if (target && can(actor.permissions, target.needs.read)) {
    const title = `concat_ws(' ', ${target.title.map((name) => `"${name}"`).join(', ')})`;
    const named = await runText(
      client,
      `select id, ${foldedSql(title)} as name from "${table}" where ${foldedSql(title)} = any($1)${live}`,
      [texts.map((text) => foldText(text))],
    );
    for (const row of named) add(found, String(row.name), idOf(row));
  }
  const numbers = texts
    .filter((text) => !found.has(foldText(text)))
    .flatMap((text) => NUMBER.exec(text)?.[1] ?? [])
    .map(Number);
  const numbered = await runText(client, `select id from "${table}" where id = any($1)${live}`, [numbers]);
  const ids = new Set(numbered.map(idOf));
  for (const text of texts) {
    const id = Number(NUMBER.exec(text)?.[1]);
    if (!found.has(foldText(text)) && ids.has(id)) add(found, foldText(text), id);
  }
  return found;
};

/**
 * Puts the numbers of the records in place of what they are called; a text that names none or several is an error of
 * its cell.
 */
export const resolveReferences = async (
  mutation: Mutation,
  registry: Registry,
  { entity }: Resource,
  { columns }: ImportPlan,
  drafts: readonly Draft[],
): Promise<void> => {
  for (const { field, header } of columns) {
    const table = field.kind === 'Reference' ? entity.byName.get(field.name)?.reference : undefined;
    if (table === undefined) continue;
    const texts = [
      ...new Set(
        drafts.flatMap(({ given }) => (typeof given[field.name] === 'string' ? [String(given[field.name])] : [])),
      ),
    ];
    const found = await findAll(mutation, registry, table, texts);
    for (const draft of drafts) {
      const text = draft.given[field.name];
      if (typeof text !== 'string') continue;
      const ids = found.get(foldText(text)) ?? [];
      if (ids.length === 1) draft.given[field.name] = ids[0];
      else
        draft.errors.push(
          ids.length === 0
            ? importError(draft.number, header, 'import_no_such', { label: sentenceLabel(field.label), text })
            : importError(draft.number, header, 'import_several', { count: ids.length, text }),
        );
    }
  }
};
