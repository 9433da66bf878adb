import type { ResourceDescriptor } from '../fields/resource';

export const DIALECTS = ['hasura', 'postgraphile', 'keystone', 'payload', 'directus'] as const;
/** How a server shapes its lists, inputs and answers. */
export type DialectName = (typeof DIALECTS)[number];

/** What a list can be narrowed by, of one field. */
export const OPERATIONS = ['eq', 'in', 'contains', 'gte', 'lte', 'is_empty'] as const;
export type FilterOperation = (typeof OPERATIONS)[number];

/**
 * How the values of a field travel. `number`: a number in the source, a text of digits here. `wall`: a time without a
 * zone, or with one, which the schema does not say.
 */
export type ValueForm = 'plain' | 'number' | 'digits' | 'json' | 'wall';

/** A field of a source beside its descriptor, which has the same name. */
export interface SourceField {
  name: string;
  /** Its name in the inputs and filters of the source. */
  path: string;
  form: ValueForm;
  /** The object that holds the record it refers to. */
  relation?: string;
  /** The field that holds the id of that record, where it is not the record's own alone. */
  key?: string;
  /** Compared as a whole, without operations. */
  is_condition?: boolean;
  /** The name of the resource that it refers to. */
  target?: string;
  /** What the order by it is called; absent: the source does not sort by it. */
  order?: string;
  creates: boolean;
  updates: boolean;
}

/** A root field with the types of its arguments. */
export interface SourceRoot {
  name: string;
  args: Readonly<Record<string, string>>;
  /** Those that have to be given: a non-null argument with a default may be left out. */
  needs: readonly string[];
}

/** A table of a source: what its screens show, and how it is asked. */
export interface SourceTable {
  descriptor: ResourceDescriptor;
  dialect: DialectName;
  /** The field that names a record, in the source. */
  id: string;
  /** The scalar of that field: ids are texts here, and whole numbers where the source wants them. */
  id_type: string;
  roots: {
    list: SourceRoot;
    one: SourceRoot;
    count?: SourceRoot;
    create?: SourceRoot;
    update?: SourceRoot;
    remove?: SourceRoot;
  };
  /** What else the dialect has to know, such as the names of payloads. */
  names: Readonly<Record<string, string>>;
  fields: readonly SourceField[];
}
