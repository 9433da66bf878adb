import { unguarded } from '#domain/exports/csv';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { isOfDays } from '#domain/imports/cellValue';
import { importFields, suggestFields, suggestMatch } from '#domain/imports/importFields';
import type { ImportField, ImportLook } from '#domain/imports/importReport';
import type { Actor } from '../access/actor';
import { mayWriteField } from '../api/fieldRights';
import type { Resource } from '../api/resource';
import type { Table, TableRow } from './table';

/** The fields that an actor may import into a resource. */
export const fieldsFor = (resource: Resource, actor: Actor): (FieldDescriptor & ImportField)[] =>
  importFields(resource.descriptor).filter(({ name }) => mayWriteField(resource, actor, name));

/** A column shows so many of the values in the first rows. */
const SAMPLES = 3;
const SAMPLED_ROWS = 200;
const SAMPLE_LETTERS = 80;

const firstRows = async ({ batches }: Table): Promise<TableRow[]> => {
  for await (const rows of batches()) return rows.slice(0, SAMPLED_ROWS);
  return [];
};

/** What is in a file, and what its columns seem to be meant for. */
export const lookAt = async (resource: Resource, actor: Actor, table: Table): Promise<ImportLook> => {
  const { headers, row_count, sheets, sheet, head, first, encoding, separator } = table;
  const fields = fieldsFor(resource, actor);
  const suggested = suggestFields(headers, fields);
  const rows = await firstRows(table);
  const samplesOf = (index: number): string[] => {
    const filled = rows.map(({ cells }) => unguarded(cells[index] ?? '').trim()).filter((cell) => cell !== '');
    return [...new Set(filled)].slice(0, SAMPLES).map((cell) => cell.slice(0, SAMPLE_LETTERS));
  };
  return {
    row_count,
    sheets,
    sheet,
    head,
    first,
    encoding,
    separator,
    match: suggestMatch(suggested, fields, resource.title),
    columns: headers.map((header, index) => ({ header, samples: samplesOf(index), field: suggested[index] ?? null })),
    fields: fields.map(({ name, label, required, can_match, kind, default: value }) => ({
      name,
      label,
      required: required && value === undefined,
      can_match,
      ...(isOfDays({ kind }) ? { is_date: true } : {}),
    })),
  };
};
