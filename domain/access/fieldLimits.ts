import type { Need } from './can';
import { SEES_EMPLOYEES } from './needs';

/** What a role can do less with a field than with the record that has it. */
export const FIELD_ACCESS = ['hidden', 'read_only'] as const;
export type FieldAccess = (typeof FIELD_ACCESS)[number];

/** A field that a role does not see, or sees and does not change: by table and column, a computed value by its name. */
export interface FieldLimit {
  entity: string;
  field: string;
  access: FieldAccess;
}

/** The limits of one user's role, by `table.field`. */
export type FieldLimits = ReadonlyMap<string, FieldAccess>;

export const NO_LIMITS: FieldLimits = new Map();

/** A field by its table and its name, as {@link FieldLimits} and {@link FIELD_NEEDS} know it. */
export const fieldKey = (entity: string, field: string): string => `${entity}.${field}`;

export const fieldLimits = (limits: readonly FieldLimit[]): FieldLimits =>
  new Map(limits.map(({ entity, field, access }) => [fieldKey(entity, field), access]));

/** Limits as a page is told them: keys of fields, by what the role may do less. */
export interface OwnLimits {
  hidden_fields: readonly string[];
  read_only_fields: readonly string[];
}

export const toldLimits = (limits: FieldLimits): OwnLimits => {
  const of = (access: FieldAccess): string[] => [...limits].flatMap(([key, one]) => (one === access ? [key] : []));
  return { hidden_fields: of('hidden'), read_only_fields: of('read_only') };
};

export const limitsTold = ({
  hidden_fields,
  read_only_fields,
}: { [Name in keyof OwnLimits]?: OwnLimits[Name] | undefined }): FieldLimits =>
  new Map([
    ...(read_only_fields ?? []).map((key) => [key, 'read_only'] as const),
    ...(hidden_fields ?? []).map((key) => [key, 'hidden'] as const),
  ]);

const PRICES: Need = 'CAN_VIEW_PRICES';

/** Fields that ask for more than their record does, whoever has which role [USR-017]. */
export const FIELD_NEEDS: Readonly<Record<string, Need>> = {
  'product.list_price': PRICES,
  'product.discount': PRICES,
  'product.standard_cost': PRICES,
  'purchase_order.total': PRICES,
  'purchase_order_line_item.unit_cost': PRICES,
  'crew.employee_crews': SEES_EMPLOYEES,
  'lookup_pebble_color.recipe': 'CAN_VIEW_COLOR_RECIPE',
};

/** Columns that every row has, and without which no record is read or saved. */
const KEPT: ReadonlySet<string> = new Set(['id', 'version', 'client_key']);

/** Tables whose fields decide who may do what: nobody is to be kept from seeing why. */
const OF_ACCESS: ReadonlySet<string> = new Set(['role', 'role_permission', 'role_field_limit', 'user_permission']);

/**
 * Whether a role can be kept from a field: not from what a record is called, which other screens show, and not from what
 * the pipeline needs.
 * @param title the fields that name a record of the table
 */
export const isLimitable = (entity: string, field: string, title: readonly string[]): boolean =>
  !OF_ACCESS.has(entity) && !KEPT.has(field) && !title.includes(field);
