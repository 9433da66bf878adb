import { can } from '#domain/access/can';
import { unguarded } from '#domain/exports/csv';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import { importFields, suggestFields } from '#domain/imports/importFields';
import type { ImportField, ImportLook } from '#domain/imports/importReport';
import type { Actor } from '../access/actor';
import type { Resource } from '../api/resource';
import type { Table } from './table';

/** The fields that an actor may import into a resource. */
export const fieldsFor = (
  { descriptor, fieldNeeds = {} }: Resource,
  { permissions }: Actor,
): (FieldDescriptor & ImportField)[] =>
  importFields(descriptor).filter(({ name }) => fieldNeeds[name] === undefined || can(permissions, fieldNeeds[name]));

const SAMPLES = 3;

/** What is in a file, and what its columns seem to be meant for. */
export const lookAt = (resource: Resource, actor: Actor, { headers, rows, sheets, sheet }: Table): ImportLook => {
  const fields = fieldsFor(resource, actor);
  const suggested = suggestFields(headers, fields);
  const samplesOf = (index: number): string[] => {
    const filled = rows
      .slice(0, 200)
      .map(({ cells }) => unguarded(cells[index] ?? '').trim())
      .filter((cell) => cell !== '');
    return [...new Set(filled)].slice(0, SAMPLES).map((cell) => cell.slice(0, 80));
  };
  return {
    row_count: rows.length,
    sheets,
    sheet,
    columns: headers.map((header, index) => ({ header, samples: samplesOf(index), field: suggested[index] ?? null })),
    fields: fields.map(({ name, label, required, can_match, default: value }) => ({
      name,
      label,
      required: required && value === undefined,
      can_match,
    })),
  };
};
