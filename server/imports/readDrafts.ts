import { cellValue } from '#domain/imports/cellValue';
import { importError, type Draft } from './draft';
import type { ImportPlan } from './plan';
import type { Table } from './readTable';

/** The rows of a file as drafts: each cell as what it means for its field. */
export const readDrafts = ({ headers, rows }: Table, { columns }: ImportPlan): Draft[] =>
  rows.map(({ number, cells }): Draft => {
    const errors =
      cells.length === headers.length
        ? []
        : [importError(number, null, 'import_width', { count: cells.length, expected: headers.length })];
    const given = Object.fromEntries(
      columns.map(({ index, field }) => [field.name, cellValue(field, cells[index] ?? '')]),
    );
    return { number, given, values: {}, stored: null, errors, outcome: null };
  });
