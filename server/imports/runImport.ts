import type { ImportReport } from '#domain/imports/importReport';
import type { Mutation } from '../pipeline/mutation';
import type { Registry } from '../api/registry';
import type { Resource } from '../api/resource';
import { checkDrafts, recogniseTwins } from './checkDrafts';
import { type Draft, importError } from './draft';
import { findStored } from './findStored';
import type { ImportPlan } from './plan';
import type { Table } from './table';
import { resolveReferences } from './resolveReferences';
import { writeDrafts } from './writeDrafts';
import { cellValue } from '#domain/imports/cellValue';

/** The rows of a file as drafts: each cell as what it means for its field. */
const readDrafts = ({ headers, rows }: Table, { columns }: ImportPlan): Draft[] =>
  rows.map(({ number, cells, faults }): Draft => {
    const errors = [
      ...(cells.length === headers.length
        ? []
        : [importError(number, null, 'import_width', { count: cells.length, expected: headers.length })]),
      ...columns.flatMap(({ index, header }) => {
        const fault = faults?.get(index);
        return fault ? [importError(number, header, fault.rule, { text: fault.text })] : [];
      }),
    ];
    const given = Object.fromEntries(
      columns.map(({ index, field }) => [field.name, cellValue(field, cells[index] ?? '')]),
    );
    return { number, given, values: {}, stored: null, errors, outcome: null };
  });

/** So many errors are told; the outcomes tell of every row. */
const ERRORS_TOLD = 1_000;

const reportOf = (drafts: readonly Draft[]): ImportReport => {
  const outcomes = drafts.map(({ errors, outcome }) => (errors.length > 0 ? 'x' : (outcome ?? '=')));
  const count = (wanted: string): number => outcomes.filter((outcome) => outcome === wanted).length;
  return {
    is_done: false,
    mutation_id: null,
    row_count: drafts.length,
    created: count('c'),
    updated: count('u'),
    unchanged: count('='),
    failed: count('x'),
    errors: drafts.flatMap(({ errors }) => errors).slice(0, ERRORS_TOLD),
    outcomes: outcomes.join(''),
  };
};

/**
 * Imports a file in a mutation's transaction, and says what became of each row. Whether it is kept is for the caller to
 * decide: a dry run is this and no other code.
 */
export const runImport = async (
  mutation: Mutation,
  registry: Registry,
  command: string,
  resource: Resource,
  plan: ImportPlan,
  table: Table,
): Promise<ImportReport> => {
  const drafts = readDrafts(table, plan);
  await resolveReferences(mutation, registry, resource, plan, drafts);
  await findStored(mutation, resource, plan, drafts);
  checkDrafts(mutation, resource, plan, drafts);
  await recogniseTwins(mutation, resource, drafts);
  await writeDrafts(mutation, command, resource, plan, drafts);
  return reportOf(drafts);
};
