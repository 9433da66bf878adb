import { coerceInputValue, GraphQLInputObjectType, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { can } from '#domain/access/can';
import { isCivilDate } from '#domain/civilDate';
import { AppError, badInput } from '#domain/errors';
import { SENT_FORMATS, type SentFormat } from '#domain/exports/rowsFile';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { Actor } from '../access/actor';
import { comparableFields } from '../api/crud/filterInput';
import type { ListSort } from '../api/crud/filterSql';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { parseJson } from '#domain/plainJson';
import { exportFields, type Exportable } from './exportable';

const day = z
  .string()
  .refine(isCivilDate, { params: { rule: 'date' } })
  .optional();

/** What an export's address says; everything may be absent. */
const query = z.object({
  /** JSON, as the list's filter in the API. */
  filter: z.string().max(20_000).optional(),
  sort: z.string().max(100).optional(),
  order: z.enum(['ASC', 'DESC']).default('ASC'),
  /** Names of fields, separated by commas, in their order. */
  columns: z.string().max(4_000).optional(),
  created_from: day,
  created_to: day,
  /** `no` leaves out what is not active. */
  include_inactive: z.enum(['yes', 'no']).default('yes'),
  lang: z.enum(['en', 'es']).default('en'),
  format: z.enum(SENT_FORMATS).default('csv'),
});

/** What an export shall hold, checked. */
export interface ExportOrder {
  fields: FieldDescriptor[];
  filter: Readonly<Record<string, unknown>>;
  sort: ListSort | null;
  created_from?: string | undefined;
  created_to?: string | undefined;
  onlyActive: boolean;
  language: 'en' | 'es';
  format: SentFormat;
}

const unknown = (path: string, name: string): AppError =>
  badInput([{ ...fieldIssue(path, 'unknown_field', { name }), path }]);

const jsonOf = (text: string): unknown => {
  try {
    return parseJson(text);
  } catch {
    throw badInput([fieldIssue('filter', 'record')]);
  }
};

/** A filter as the API would take it: by the very input type of the list. */
const filterOf = (
  schema: GraphQLSchema,
  { resource }: Exportable,
  text: string | undefined,
): Readonly<Record<string, unknown>> => {
  if (text === undefined) return {};
  const type = schema.getType(`${resource.type}Filter`);
  if (!(type instanceof GraphQLInputObjectType)) throw unknown('filter', 'filter');
  const coerced: unknown = coerceInputValue(jsonOf(text), type, (path, _value, { message }) => {
    throw badInput([{ ...fieldIssue(['filter', ...path].join('.'), 'not_valid'), message }]);
  });
  return typeof coerced === 'object' && coerced !== null ? { ...coerced } : {};
};

const fieldsOf = (exportable: Exportable, actor: Actor, columns: string | undefined): FieldDescriptor[] => {
  const offered = exportFields(exportable, actor);
  if (columns === undefined) return offered;
  const chosen = columns.split(',').map((name) => offered.find((field) => field.name === name) ?? name);
  const strange = chosen.find((one) => typeof one === 'string');
  if (strange !== undefined) throw unknown('columns', strange);
  return chosen.filter((one) => typeof one !== 'string');
};

/**
 * Reads what an export's address asks for.
 * @throws AppError FORBIDDEN without the right, BAD_USER_INPUT naming what it does not know: to a user a field that may
 * not be read is unknown
 */
export const readOrder = (schema: GraphQLSchema, exportable: Exportable, actor: Actor, given: unknown): ExportOrder => {
  if (!can(actor.permissions, exportable.need)) throw new AppError('FORBIDDEN');
  const parsed = query.safeParse(given);
  if (!parsed.success) throw badInput(toFieldErrors(parsed.error));
  const { filter, sort, order, columns, created_from, created_to, include_inactive, lang, format } = parsed.data;
  if (sort !== undefined && !comparableFields(exportable.resource).some(({ name }) => name === sort))
    throw unknown('sort', sort);
  return {
    fields: fieldsOf(exportable, actor, columns),
    filter: filterOf(schema, exportable, filter),
    sort: sort === undefined ? null : { field: sort, order },
    created_from,
    created_to,
    onlyActive: include_inactive === 'no',
    language: lang,
    format,
  };
};
