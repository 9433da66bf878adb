import type { ImportAmbiguous, ImportError, ImportReport, Outcome } from '#domain/imports/importReport';
import type { Registry } from '../api/registry';
import type { Resource } from '../api/resource';
import { forgetValues } from '../pipeline/forgetValues';
import { heapWatch } from '../pipeline/heapWatch';
import type { Mutation } from '../pipeline/mutation';
import { checkDrafts, draftSchemas } from './checkDrafts';
import { findStored, type RowsByKey } from './findStored';
import { lockKnown } from './known';
import { newMessages, type Messages } from './messages';
import type { ImportPlan } from './plan';
import { previewRows } from './previewRows';
import { readDrafts } from './readDrafts';
import { recogniseTwins, type RowsBySaying } from './recogniseTwins';
import { referenceResolver } from './resolveReferences';
import { similarRows } from './similarRows';
import type { Table, TableRow } from './table';
import { takeExtras } from './takeExtras';
import { writeDrafts } from './writeDrafts';

/** What became of the rows of a file, counted. */
export const reportOf = (
  outcomes: readonly Outcome[],
  messages: Messages,
  told: Pick<ImportReport, 'similar' | 'preview' | 'ambiguous'>,
): ImportReport => {
  const count = (wanted: Outcome): number => outcomes.filter((outcome) => outcome === wanted).length;
  return {
    is_done: false,
    mutation_id: null,
    row_count: outcomes.length,
    created: count('c'),
    updated: count('u'),
    unchanged: count('='),
    failed: count('x'),
    skipped: count('-'),
    errors: messages.list(),
    left_out: messages.leftOut(),
    rounded: messages.rounded(),
    ...told,
    outcomes: outcomes.join(''),
  };
};

/** How an import is run. */
export interface ImportOptions {
  /** It is tried and taken back: what new rows resemble is looked for. */
  isDry?: boolean;
  /** Gets each refused row with all that is wrong with it, in the order of the file [IMP-004]. */
  onRefused?: ((row: TableRow, reasons: ImportError[]) => void) | undefined;
}

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
  { isDry = false, onRefused }: ImportOptions = {},
): Promise<ImportReport> => {
  const { name } = resource.entity;
  const messages = newMessages({ withReasons: onRefused !== undefined });
  const schemas = draftSchemas(resource);
  const { matched, answered, titled } = await lockKnown(mutation, resource, plan, table);
  const rows: RowsByKey = new Map();
  const said: RowsBySaying = new Map();
  const outcomes: Outcome[] = [];
  const ambiguous: ImportAmbiguous[] = [];
  const preview = previewRows(mutation, registry, resource, plan);
  const alike = isDry ? await similarRows(mutation, resource) : null;
  const collectGarbage = heapWatch();
  const resolve = referenceResolver(mutation, registry, resource, plan, messages);
  for await (const batch of table.batches()) {
    const drafts = readDrafts(batch, table, plan, messages);
    await resolve(drafts);
    await findStored(mutation, resource, plan, drafts, {
      known: { found: matched, answered },
      rows,
      messages,
      ambiguous,
    });
    takeExtras(drafts, plan, messages);
    checkDrafts(mutation, resource, plan, drafts, { schemas, messages });
    await recogniseTwins(mutation, resource, drafts, { titled, said, messages });
    // Told before anything is kept; the import itself does not look again.
    await alike?.look(drafts);
    preview.look(drafts);
    const logged = mutation.log.length;
    await writeDrafts(mutation, command, resource, plan, drafts, messages);
    // What follows from a mutation, such as notices, looks into rows of tables that no file brings (`importBounds.test.ts`).
    forgetValues(mutation, name, logged);
    collectGarbage();
    for (const { isRefused, outcome } of drafts) outcomes.push(isRefused ? 'x' : (outcome ?? '='));
    if (onRefused)
      for (const [at, { isRefused, number }] of drafts.entries()) {
        const row = batch[at];
        if (isRefused && row) onRefused(row, messages.reasons.get(number) ?? []);
      }
    messages.reasons.clear();
  }
  return reportOf(outcomes, messages, {
    similar: alike?.list() ?? [],
    preview: await preview.list(),
    ambiguous: ambiguous.toSorted((a, b) => a.row - b.row),
  });
};
