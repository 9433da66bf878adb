import { can } from '#domain/access/can';
import { foldText } from '#domain/foldText';
import { sentenceLabel } from '#domain/fields/fieldIssue';
import { refusalText } from '#domain/refusalText';
import type { Mutation } from '../pipeline/mutation';
import { foldedSql } from '../db/folded';
import { runText, idOf, type Row } from '../db/statement';
import type { Registry } from '../api/registry';
import type { Resource } from '../api/resource';
import { newValues } from '../api/read/fragment';
import { scopeOf } from '../api/read/readResource';
import type { Draft } from './draft';
import type { Messages } from './messages';
import type { ImportPlan } from './plan';

const NUMBER = /^#?(\d{1,9})$/;

type Found = Map<string, number[]>;

const add = (found: Found, text: string, id: number): void => {
  const known = found.get(text) ?? [];
  if (!known.includes(id)) found.set(text, [...known, id]);
};

/**
 * The records behind texts: by what they are called, as texts are compared [KEY-019], else by what they are called
 * otherwise, such as a code, else by their number. Only those that the
 * actor may see: what is out of reach is not there, whoever guesses its name or number.
 */
const findAll = async (
  { client, actor }: Mutation,
  { byTable, entities }: Registry,
  table: string,
  texts: readonly string[],
): Promise<Found> => {
  const entity = entities.get(table);
  const target = byTable.get(table);
  const found: Found = new Map();
  if (!entity || (target && !can(actor.permissions, target.needs.read))) return found;
  const find = (condition: (add: (value: unknown) => string) => string, select: string): Promise<Row[]> => {
    const values = newValues();
    const where = [
      condition((value) => values.add(value)),
      ...(entity.isSoft ? ['t0.deleted_at is null'] : []),
      ...(target ? scopeOf(target, actor).map((fragment) => fragment(values)) : []),
    ].join(' and ');
    return runText(client, `select ${select} from "${table}" t0 where ${where}`, values.list);
  };
  if (target) {
    const title = foldedSql(`concat_ws(' ', ${target.title.map((name) => `t0."${name}"`).join(', ')})`);
    const names = texts.map((text) => foldText(text));
    for (const row of await find(
      (add) => `${title} in (select unnest(${add(names)}::text[]))`,
      `t0.id, ${title} as name`,
    ))
      add(found, String(row.name), idOf(row));
  }
  for (const name of target?.other_names?.('t0') ?? []) {
    const called = foldedSql(name);
    const open = texts.map((text) => foldText(text)).filter((text) => !found.has(text));
    if (open.length === 0) break;
    for (const row of await find(
      (value) => `${called} in (select unnest(${value(open)}::text[]))`,
      `t0.id, ${called} as name`,
    ))
      add(found, String(row.name), idOf(row));
  }
  const numbers = texts
    .filter((text) => !found.has(foldText(text)))
    .flatMap((text) => NUMBER.exec(text)?.[1] ?? [])
    .map(Number);
  const numbered = await find((value) => `t0.id = any(${value(numbers)}::int[])`, 't0.id');
  const ids = new Set(numbered.map(idOf));
  for (const text of texts) {
    const id = Number(NUMBER.exec(text)?.[1]);
    if (!found.has(foldText(text)) && ids.has(id)) add(found, foldText(text), id);
  }
  return found;
};

/** Letters of a text that may be the name of a record: a name of several parts, each of them as long as it can be. */
const MAX_NAME = 2_000;

/**
 * Puts the numbers of the records in place of what they are called; a text that names none or several is an error of
 * its cell. What a text leads to is looked up once a file.
 */
export const referenceResolver = (
  mutation: Mutation,
  registry: Registry,
  { entity }: Resource,
  { columns, unreadable, language }: ImportPlan,
  messages: Messages,
): ((drafts: readonly Draft[]) => Promise<void>) => {
  const known = new Map<string, Found>();
  const idsOf = async (table: string, texts: ReadonlySet<string>): Promise<Found> => {
    const remembered = known.get(table) ?? new Map<string, number[]>();
    known.set(table, remembered);
    // No record has a longer name.
    const fresh = [...texts].filter((text) => text.length <= MAX_NAME && !remembered.has(foldText(text)));
    const found = fresh.length > 0 ? await findAll(mutation, registry, table, fresh) : new Map<string, number[]>();
    for (const text of fresh) remembered.set(foldText(text), found.get(foldText(text)) ?? []);
    return remembered;
  };
  return async (drafts) => {
    for (const { field, header } of columns) {
      const table = field.kind === 'Reference' ? entity.byName.get(field.name)?.reference : undefined;
      if (table === undefined) continue;
      const texts = new Set(
        drafts.flatMap(({ given }) => (typeof given[field.name] === 'string' ? [String(given[field.name])] : [])),
      );
      const found = await idsOf(table, texts);
      for (const draft of drafts) {
        const text = draft.given[field.name];
        if (typeof text !== 'string') continue;
        const ids = found.get(foldText(text)) ?? [];
        if (ids.length === 1) draft.given[field.name] = ids[0];
        else if (unreadable === 'cell') {
          delete draft.given[field.name];
          const params = { label: sentenceLabel(field.label), text, count: ids.length };
          const reason = { rule: ids.length === 0 ? 'import_no_such' : 'import_several', params } as const;
          messages.leaveOut(draft.number, header, 'import_cell_left_out', {
            text,
            reason: refusalText(reason, language),
          });
        } else if (ids.length === 0)
          messages.refuse(draft, header, 'import_no_such', { label: sentenceLabel(field.label), text });
        else messages.refuse(draft, header, 'import_several', { count: ids.length, text });
      }
    }
  };
};
