import type { LocalText } from '../localText';
import type { EntityDescriptor, FieldDescriptor } from './descriptor';

/** A read-only value that the server computes for a list or a record, such as the number of a builder's jobs. */
export interface ComputedField {
  name: string;
  label: string;
  kind: 'Int' | 'String' | 'Boolean' | 'Money';
  /** The field that a list is sorted by under this column, where that is another one: names by the last name. */
  sort_by?: string;
  /** What its values are called in Spanish, where they are words of ours. */
  values_es?: Readonly<Record<string, string>>;
  /** Read by screens alone: neither a column nor a line of the record. */
  is_hidden?: boolean;
}

/** Child rows that travel inside their parent: rows with an id are updated, without one added, missing ones removed. */
export interface PartDescriptor {
  /** The field of the parent that holds the rows (`customer_contacts`). */
  name: string;
  label: string;
  /** Name of one row ("Contact"). */
  label_one: string;
  entity: EntityDescriptor;
  /** Rows inside of these rows. */
  parts?: readonly PartDescriptor[];
}

/** A record, or a row inside of one, with the rows inside of it in turn. */
export interface Rowed extends EntityDescriptor {
  parts?: readonly PartDescriptor[] | undefined;
}

/** What a row of a part is: fields, and rows inside of it. */
export const rowOf = ({ entity, parts }: PartDescriptor): Rowed => ({ ...entity, parts });

/** The columns by which a new record may resemble a stored one, beside its name [KEY-020]. */
export interface SimilarFields {
  phones?: readonly string[];
  emails?: readonly string[];
  /** The street; `city` and `zip_code` stand beside it. */
  address?: string;
  /** The record that it belongs to: a name counts within it alone. */
  within?: string;
  /** The fields that distinguish records of the same name. */
  note?: readonly string[];
}

/**
 * All that a screen needs to know of a resource beyond the GraphQL types: how it is called, laid out, sorted and named.
 * The server builds it from the table and its `crud()` declaration; the client draws list, form and show page from it.
 */
export interface ResourceDescriptor extends EntityDescriptor {
  /** The GraphQL object type (`CustomerContact`). */
  type: string;
  /** The root fields that serve it; absent ones are not offered. */
  operations: { one: string; list: string; create?: string; update?: string; remove?: string };
  /** Deleted records can be restored. */
  has_bin?: boolean;
  /** By what a new record is compared with the stored ones before it is saved. */
  similar?: SimilarFields;
  /** Two records can be made one [KEY-020]. */
  merges?: boolean;
  /** The argument of create and update that carries the values (`customer`). */
  argument: string;
  label: string;
  label_plural: string;
  /** Path of the list; `{route}/new` and `{route}/{id}/edit` are the forms. */
  route: string;
  /** The fields whose values name a record. */
  title: readonly string[];
  sections: readonly { label: string; fields: readonly string[] }[];
  /** The columns shown first; the chooser offers every field. */
  columns: readonly string[];
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** True when the list answers `filter.search`. */
  searchable: boolean;
  /** Filters a list starts with, by field (`{ is_active: { eq: true } }`). */
  filter: Readonly<Record<string, Readonly<Record<string, string | number | boolean | readonly number[]>>>>;
  computed: readonly ComputedField[];
  parts: readonly PartDescriptor[];
  /** The source that holds its records: another program, which keeps no versions and no history of ours [SRC-002]. */
  source?: {
    name: string;
    label: LocalText;
    /** What kind of server it is, as people call it. */
    kind: string;
    /** Why it does not sort and narrow by every field: it wants an index, or its schema does not say so. */
    limit: 'index' | 'schema';
  };
  /** The toast after a save; `{Label} saved!` when absent. */
  saved_message?: string;
}

/** The fields an input may carry. */
export const inputFields = (entity: EntityDescriptor): FieldDescriptor[] =>
  entity.fields.filter((field) => !field.readOnly);

/** The fields that an input of a row may carry: its owner is never said. */
export const rowFields = ({ entity }: Pick<PartDescriptor, 'entity'>, owner: EntityDescriptor): FieldDescriptor[] =>
  inputFields(entity).filter(({ reference }) => reference !== owner.name);
