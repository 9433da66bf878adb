import { cellValue } from '#domain/imports/cellValue';
import type { ImportReport, ImportSimilar, Outcome } from '#domain/imports/importReport';
import type { Registry } from '../api/registry';
import type { Resource } from '../api/resource';
import { forgetValues } from '../pipeline/forgetValues';
import { heapWatch } from '../pipeline/heapWatch';
import type { Mutation } from '../pipeline/mutation';
import { checkDrafts, draftSchemas } from './checkDrafts';
import type { Draft } from './draft';
import { findStored, type RowsByKey } from './findStored';
import { lockKnown } from './known';
import { newMessages, type Messages } from './messages';
import type { ImportPlan } from './plan';
import { recogniseTwins, type RowsBySaying } from './recogniseTwins';
import { referenceResolver } from './resolveReferences';
import { similarRows } from './similarRows';
import type { Table, TableRow } from './table';
import { writeDrafts } from './writeDrafts';

/** Rows of the file as drafts: each cell as what it means for its field. */
const readDrafts = (
  rows: readonly TableRow[],
  expected: number,
  { columns }: ImportPlan,
  messages: Messages,
): Draft[] =>
  rows.map(({ number, width, cells, faults }): Draft => {
    const given = Object.fromEntries(
      columns.map(({ index, field }) => [field.name, cellValue(field, cells[index] ?? '')]),
    );
    const draft: Draft = { number, given, values: {}, stored: null, isRefused: false, outcome: null };
    if (width !== expected) messages.refuse(draft, null, 'import_width', { count: width, expected });
    for (const { index, header } of columns) {
      const fault = faults?.get(index);
      if (fault) messages.refuse(draft, header, fault.rule, { text: fault.text });
    }
    return draft;
  });

const reportOf = (outcomes: readonly Outcome[], messages: Messages, similar: ImportSimilar[]): ImportReport => {
  const count = (wanted: Outcome): number => outcomes.filter((outcome) => outcome === wanted).length;
  return {
    is_done: false,
    mutation_id: null,
    row_count: outcomes.length,
    created: count('c'),
    updated: count('u'),
    unchanged: count('='),
    failed: count('x'),
    errors: messages.list(),
    similar,
    outcomes: outcomes.join(''),
  };
};

/**
 * Imports a file in a mutation's transaction, and says what became of each row. Whether it is kept is for the caller to
 * decide: a dry run is this and no other code. Rows are read, checked and written some hundreds at a time; of those
 * before no more is remembered than later ones are held against [IMP-006].
 */
export const runImport = async (
  mutation: Mutation,
  registry: Registry,
  command: string,
  resource: Resource,
  plan: ImportPlan,
  table: Table,
  { isDry = false }: { isDry?: boolean } = {},
): Promise<ImportReport> => {
  const { name } = resource.entity;
  const messages = newMessages();
  const schemas = draftSchemas(resource);
  const { matched, titled } = await lockKnown(mutation, resource, plan, table);
  const rows: RowsByKey = new Map();
  const said: RowsBySaying = new Map();
  const outcomes: Outcome[] = [];
  const alike = isDry ? await similarRows(mutation, resource) : null;
  const collectGarbage = heapWatch();
  const resolve = referenceResolver(mutation, registry, resource, plan, messages);
  for await (const batch of table.batches()) {
    const drafts = readDrafts(batch, table.headers.length, plan, messages);
    await resolve(drafts);
    await findStored(mutation, resource, plan, drafts, { found: matched, rows, messages });
    checkDrafts(mutation, resource, plan, drafts, { schemas, messages });
    await recogniseTwins(mutation, resource, drafts, { titled, said, messages });
    // Told before anything is kept; the import itself does not look again.
    await alike?.look(drafts);
    const logged = mutation.log.length;
    await writeDrafts(mutation, command, resource, plan, drafts, messages);
    // What follows from a mutation, such as notices, looks into rows of tables that no file brings (`importBounds.test.ts`).
    forgetValues(mutation, name, logged);
    collectGarbage();
    for (const { isRefused, outcome } of drafts) outcomes.push(isRefused ? 'x' : (outcome ?? '='));
  }
  return reportOf(outcomes, messages, alike?.list() ?? []);
};
