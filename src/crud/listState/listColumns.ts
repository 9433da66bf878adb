import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { ResourceDescriptor } from '#domain/fields/resource';

/** What a list can show: a field of the table, or a value that the server computes. */
export interface ListColumn {
  name: string;
  field: FieldDescriptor;
  sortable: boolean;
  /** The field that the list is sorted by under this column. */
  sortBy: string;
}

/** The columns that a user chose for a list: names in their order, and widths in pixels where one was changed. */
export interface ColumnPreferences {
  shown: readonly string[];
  widths: Readonly<Record<string, number>>;
}

/** Of use to programs alone: the version, and users by their numbers. */
const UNSHOWN: ReadonlySet<string> = new Set(['version', 'created_by', 'updated_by']);

/** The fields of a record that mean something to people. */
const shownFields = ({ fields }: Pick<ResourceDescriptor, 'fields'>): FieldDescriptor[] =>
  fields.filter(({ name }) => !UNSHOWN.has(name));

/** Every field that a list can show and filter: those of the table, and the values that the server computes. */
export const listFields = (resource: ResourceDescriptor): FieldDescriptor[] => [
  ...shownFields(resource),
  ...resource.computed
    .filter(({ is_hidden }) => is_hidden !== true)
    .map((computed) => ({ ...computed, required: true, readOnly: true })),
];

/** Every column that a list offers; a list of values has no order. */
export const allColumns = (resource: ResourceDescriptor): ListColumn[] =>
  listFields(resource).map((field) => ({
    name: field.name,
    field,
    sortable: field.kind !== 'List' && field.kind !== 'Image' && !field.is_unsorted,
    sortBy: resource.computed.find(({ name }) => name === field.name)?.sort_by ?? field.name,
  }));

/**
 * The columns shown, in the user's order. A name that no longer exists is left out; nothing left means the resource's
 * own choice.
 */
export const shownColumns = (resource: ResourceDescriptor, preferences: ColumnPreferences | null): ListColumn[] => {
  const offered = allColumns(resource);
  const chosen = (names: readonly string[]) =>
    names.flatMap((name) => offered.find((column) => column.name === name) ?? []);
  const own = chosen(preferences?.shown ?? []);
  if (own.length > 0) return own;
  const declared = chosen(resource.columns);
  return declared.length > 0 ? declared : offered.filter(({ field }) => !field.readOnly).slice(0, 6);
};

/** Width in pixels that suits the values of each kind; a column that may stretch says how much. */
const WIDTHS: Readonly<Partial<Record<FieldDescriptor['kind'], { width?: number; flex?: number; minWidth?: number }>>> =
  {
    Image: { width: 72 },
    Int: { width: 110 },
    Boolean: { width: 110 },
    Date: { width: 130 },
    DateTime: { width: 190 },
    LocalDateTime: { width: 190 },
    PhoneNumber: { width: 160 },
    StateCode: { width: 80 },
    PostalCode: { width: 110 },
    Money: { width: 130 },
    Quantity: { width: 120 },
    EmailAddress: { flex: 1.2, minWidth: 220 },
    LongText: { flex: 2, minWidth: 240 },
  };

/**
 * A letter of a head in pixels, on average, and what stands beside its text: the cell's edges and the arrow of the
 * order.
 */
const LETTER = 7.2;
const BESIDE_HEAD = 46;

/** The width in pixels at which the text of a head is not cut off. */
const headWidth = (label: string): number => Math.ceil(label.length * LETTER + BESIDE_HEAD);

/**
 * @param label the head's text in the language of the screen: no column is narrower than it, unless the user wants it
 * so
 */
export const columnWidth = (
  column: ListColumn,
  preferences: ColumnPreferences | null,
  label: string,
): { width?: number; flex?: number; minWidth?: number } => {
  const own = preferences?.widths[column.name];
  if (own !== undefined) return { width: own };
  const { width, flex, minWidth = 150 } = WIDTHS[column.field.kind] ?? { flex: 1 };
  const least = headWidth(label);
  return width === undefined
    ? { flex: flex ?? 1, minWidth: Math.max(minWidth, least) }
    : { width: Math.max(width, least) };
};

const NUMBERS: ReadonlySet<FieldDescriptor['kind']> = new Set(['Int', 'Money', 'Quantity']);
export const isNumeric = ({ field }: ListColumn): boolean => NUMBERS.has(field.kind);

/** Pixels between which a column stays readable and leaves room for others. */
export const WIDTH_LIMITS = { min: 60, max: 800 } as const;

/** The widths with another one for a column; null takes its own one away. */
export const withWidth = (
  widths: ColumnPreferences['widths'],
  name: string,
  width: number | null,
): ColumnPreferences['widths'] => {
  const { [name]: _before, ...others } = widths;
  return width === null
    ? others
    : { ...others, [name]: Math.min(WIDTH_LIMITS.max, Math.max(WIDTH_LIMITS.min, Math.round(width))) };
};
