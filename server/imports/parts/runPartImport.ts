import { foldText } from '#domain/foldText';
import { inputSchema } from '#domain/fields/inputSchema';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { sentenceLabel } from '#domain/fields/fieldIssue';
import type { ImportReport, Outcome } from '#domain/imports/importReport';
import { cellFields } from '#domain/imports/importFields';
import type { Registry } from '../../api/registry';
import { idOf, runText, type Row } from '../../db/statement';
import { changedFields } from '../../pipeline/changedFields';
import { lockedRows, rememberRows } from '../../pipeline/lockRows';
import type { Mutation } from '../../pipeline/mutation';
import { writeChanges } from '../../pipeline/writeChanges';
import { isGood, type Draft } from '../draft';
import { MAX_PART_LETTERS, MAX_PART_ROWS } from '../limits';
import { newMessages, type Messages } from '../messages';
import type { ImportPlan } from '../plan';
import { previewRows } from '../previewRows';
import { readDrafts } from '../readDrafts';
import { refused, shownLimit } from '../refused';
import { referenceResolver } from '../resolveReferences';
import { reportOf, type ImportOptions } from '../runImport';
import { takeShort } from '../takeShort';
import type { Table, TableRow } from '../table';
import { writeDrafts } from '../writeDrafts';
import type { ImportedPart } from './partResource';

type Stored = ReadonlyMap<string, readonly Row[]>;

const keyOf = (names: readonly string[], values: Readonly<Record<string, unknown>>): string =>
  names.map((name) => (typeof values[name] === 'string' ? foldText(values[name]) : String(values[name]))).join('\n');

/** Locks the records that rows are of, in the order of their ids, and reads the rows that these have. */
const lockStored = async (
  mutation: Mutation,
  { parent, part, found_by }: ImportedPart,
  drafts: readonly Draft[],
): Promise<Stored> => {
  const ids = [
    ...new Set(drafts.map(({ given }) => given[part.via]).filter((id): id is number => typeof id === 'number')),
  ];
  await lockedRows(
    mutation,
    parent.entity.name,
    ids.toSorted((a, b) => a - b),
  );
  const alive = part.entity.isSoft ? ' and deleted_at is null' : '';
  const rows = await runText(
    mutation.client,
    `select * from "${part.entity.name}" where "${part.via}" = any($1)${alive} order by id for no key update`,
    [ids],
  );
  rememberRows(mutation, part.entity.name, rows);
  const stored = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf([part.via, ...found_by], row);
    stored.set(key, [...(stored.get(key) ?? []), row]);
  }
  return stored;
};

/** Finds the stored row that each row of the file is about, and checks what it says as the form of the record would. */
const checkRows = (
  { part, found_by, rows }: ImportedPart,
  { columns, unknown }: ImportPlan,
  drafts: readonly Draft[],
  stored: Stored,
  messages: Messages,
): void => {
  const entity = { name: rows.name, fields: cellFields(rows.descriptor) };
  const schemas = { create: inputSchema(entity, 'create'), patch: inputSchema(entity, 'patch') };
  const keys = [part.via, ...found_by];
  const earlier = new Map<string, number>();
  const fieldOf = (name: string) => entity.fields.find((field) => field.name === name);
  const headerOf = (name: string): string | null =>
    columns.find(({ field }) => field.name === name)?.header ?? fieldOf(name)?.label ?? null;
  for (const draft of drafts.filter(isGood)) {
    const missing = keys.find((name) => (draft.given[name] ?? null) === null);
    if (missing !== undefined) {
      messages.refuse(draft, headerOf(missing), 'required', { label: fieldOf(missing)?.label ?? missing });
      continue;
    }
    const key = keyOf(keys, draft.given);
    const before = earlier.get(key);
    if (before !== undefined) {
      messages.refuse(draft, headerOf(keys.at(-1) ?? ''), 'import_same_row', { row: before });
      continue;
    }
    earlier.set(key, draft.number);
    const found = stored.get(key) ?? [];
    if (found.length > 1) {
      const label = sentenceLabel(fieldOf(found_by[0] ?? '')?.label ?? '');
      messages.refuse(draft, null, 'import_many_records', { label, text: '', count: found.length });
      continue;
    }
    draft.stored = found[0] ?? null;
    if (!draft.stored && unknown === 'skip') {
      draft.outcome = '-';
      messages.leaveOut(draft.number, null, 'import_unknown_left_out', { label: rows.descriptor.label, text: '' });
      continue;
    }
    if (!takeShort(draft, messages)) continue;
    const { id: _id, ...given } = draft.given;
    const parsed = draft.stored ? schemas.patch.safeParse(given) : schemas.create.safeParse(given);
    if (!parsed.success) {
      messages.add(draft, () =>
        toFieldErrors(parsed.error).map(({ path, ...issue }) => ({ ...issue, column: headerOf(path) })),
      );
      continue;
    }
    draft.values = parsed.data;
    draft.outcome = draft.stored ? (changedFields(draft.stored, parsed.data).length > 0 ? 'u' : '=') : 'c';
  }
};

/** A change of its rows raises the version of a record: they are read and saved as one. */
const raiseParents = async (
  mutation: Mutation,
  { parent, part, command }: ImportedPart,
  written: readonly Draft[],
): Promise<void> => {
  const ids = new Set(written.map(({ values, stored }) => values[part.via] ?? stored?.[part.via]));
  const rows = await lockedRows(
    mutation,
    parent.entity.name,
    [...ids].filter((id): id is number => typeof id === 'number'),
  );
  await writeChanges(
    mutation,
    command,
    rows.map((row) => ({
      entity: parent.entity.name,
      id: idOf(row),
      op: 'update',
      set: {},
      ...(typeof row.version === 'number' ? { version: row.version } : {}),
    })),
  );
};

/**
 * Imports rows of records, such as the products of recipes, in a mutation's transaction: a row changes the row of its
 * record that is about the same, or is added to it; rows that the file does not name stay [IMP-005]. All rows are held
 * in memory at once, and have limits of their own [IMP-006].
 * @throws AppError BAD_USER_INPUT for a file with more than MAX_PART_ROWS or MAX_PART_LETTERS
 */
export const runPartImport = async (
  mutation: Mutation,
  registry: Registry,
  imported: ImportedPart,
  plan: ImportPlan,
  table: Table,
  { onRefused }: ImportOptions = {},
): Promise<ImportReport> => {
  const { rows: resource } = imported;
  if (table.row_count > MAX_PART_ROWS) throw refused('import_too_long', { max: shownLimit(MAX_PART_ROWS) });
  const messages = newMessages({ withReasons: onRefused !== undefined });
  const resolve = referenceResolver(mutation, registry, resource, plan, messages);
  const all: { draft: Draft; row: TableRow }[] = [];
  let letters = 0;
  for await (const batch of table.batches()) {
    for (const { cells } of batch) letters += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (letters > MAX_PART_LETTERS) throw refused('import_letters', { max: shownLimit(MAX_PART_LETTERS) });
    const drafts = readDrafts(batch, table, plan, messages);
    await resolve(drafts);
    all.push(...drafts.flatMap((draft, at) => (batch[at] ? [{ draft, row: batch[at] }] : [])));
  }
  const drafts = all.map(({ draft }) => draft);
  const stored = await lockStored(mutation, imported, drafts.filter(isGood));
  checkRows(imported, plan, drafts, stored, messages);
  const preview = previewRows(mutation, registry, resource, plan);
  preview.look(drafts);
  const wanted = drafts.filter((draft) => isGood(draft) && (draft.outcome === 'c' || draft.outcome === 'u'));
  await writeDrafts(mutation, imported.command, resource, plan, wanted, messages);
  const written = wanted.filter(isGood);
  if (written.length > 0) await raiseParents(mutation, imported, written);
  if (onRefused)
    for (const { draft, row } of all) if (draft.isRefused) onRefused(row, messages.reasons.get(draft.number) ?? []);
  const outcomes = drafts.map(({ isRefused, outcome }): Outcome => (isRefused ? 'x' : (outcome ?? '=')));
  return reportOf(outcomes, messages, { similar: [], ambiguous: [], preview: await preview.list() });
};
