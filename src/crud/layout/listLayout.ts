import type { FieldDescriptor, FieldKind } from '#domain/fields/descriptor';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { listFields } from '../listState/listColumns';

/** How a list is laid out beside its usual rows. */
export const LAYOUT_KINDS = ['groups', 'board', 'calendar'] as const;
export type LayoutKind = (typeof LAYOUT_KINDS)[number];

/** A layout by a field: groups of its values, a column of cards for each of them, or the days of its dates. */
export interface ListLayout {
  kind: LayoutKind;
  by: string;
}

/** The part of an address that names a layout. */
export const LAYOUT_PARAM = 'layout';

const DATES: ReadonlySet<FieldKind> = new Set(['Date', 'DateTime', 'LocalDateTime']);
/** A value of its own in nearly every row, or none that could be compared. */
const UNGROUPED: ReadonlySet<FieldKind> = new Set(['LongText', 'List', 'Image']);

const NUMBERS: ReadonlySet<FieldKind> = new Set(['Int', 'Money', 'Quantity']);
export const isNumberField = ({ kind }: FieldDescriptor): boolean => NUMBERS.has(kind);
export const isDateField = ({ kind }: FieldDescriptor): boolean => DATES.has(kind);

/** Whether a field has few values that are known before: each of them is a column of a board. */
const hasColumns = ({ kind, choices }: FieldDescriptor): boolean =>
  kind === 'Reference' || kind === 'Boolean' || choices !== undefined;

/** The fields by which a list can be laid out; none for the lists of other programs. */
export const layoutFields = (resource: ResourceDescriptor, kind: LayoutKind): FieldDescriptor[] => {
  if (resource.source !== undefined) return [];
  const fields = listFields(resource).filter((field) => field.name !== 'id' && !UNGROUPED.has(field.kind));
  if (kind === 'groups') return fields;
  const stored = fields.filter(({ name }) => resource.fields.some((field) => field.name === name));
  return stored.filter(kind === 'calendar' ? isDateField : hasColumns);
};

/** The layout that an address names, `groups.city`; null for none, and for one that this list does not have. */
export const readLayout = (resource: ResourceDescriptor, text: string | null): ListLayout | null => {
  const [name, by] = text?.split('.', 2) ?? [];
  const kind = LAYOUT_KINDS.find((one) => one === name);
  if (kind === undefined || by === undefined) return null;
  return layoutFields(resource, kind).some((field) => field.name === by) ? { kind, by } : null;
};

export const layoutText = ({ kind, by }: ListLayout): string => `${kind}.${by}`;
