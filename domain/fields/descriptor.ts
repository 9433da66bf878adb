import type { LocalText } from '../localText';

/**
 * What a field of an entity is, in the words that the server, the screens, the CSV and the history share.
 * Descriptors are generated from the tables (`npm run codegen`); nobody writes one by hand.
 */
export type FieldKind =
  | 'Int'
  | 'String'
  | 'LongText'
  | 'Boolean'
  | 'Date'
  | 'DateTime'
  | 'LocalDateTime'
  | 'Time'
  | 'EmailAddress'
  | 'PhoneNumber'
  | 'URL'
  | 'StateCode'
  | 'PostalCode'
  | 'Color'
  | 'Money'
  | 'Quantity'
  | 'Reference'
  | 'List'
  | 'Image';

/** A reference to a record of a source: the fields that say which it is. Its name stands in a field of its own. */
export interface RecordPlace {
  source: string;
  type: string;
  id: string;
}

export interface FieldDescriptor {
  /** The one name, in the database, the API and the client. A reference keeps its column name (`customer_id`). */
  name: string;
  label: string;
  kind: FieldKind;
  /** Must be given when a row is made, and may not be cleared. */
  required: boolean;
  /** Largest number of characters; of a number, its largest value; of a picture, its largest number of bytes. */
  max?: number;
  /** Smallest value of a number. */
  min?: number;
  /** Digits after the decimal point. */
  scale?: number;
  /** The unit of a quantity, such as `ft`. */
  unit?: string;
  /** Of a phone number, the field of its extension. */
  extension?: string;
  /** Of a reference to a record of a source, the fields that belong together: they are written as one [SRC-002]. */
  record?: RecordPlace;
  /** The only values that a text may have. */
  choices?: readonly string[];
  /** What its values are called, where they are codes of ours. */
  values?: Readonly<Record<string, LocalText>>;
  /** What it does, what empty means and who is touched by it: stands at its field in a form. */
  hint?: LocalText;
  /** The entity that a reference points to. */
  reference?: string;
  /** Set by the server alone: shown, never part of an input. */
  readOnly?: boolean;
  /** Read-only for the user who asks, by a limit of the role: forms show it with the others. */
  limited?: boolean;
  /** The value of a new row, where the database has a plain one. */
  default?: string | number | boolean;
  /** Of a text, that it is a number: of another program, and longer than numbers here can be. */
  is_digits?: boolean;
  /** The records that it refers to are named by texts: they stand in another program. */
  is_opaque?: boolean;
  /** What a list is filtered by; absent: whatever the kind allows. */
  filters?: readonly string[];
  /** A list cannot be sorted by it. */
  is_unsorted?: boolean;
  /** What its values are called in Spanish, where they are words of ours. */
  values_es?: Readonly<Record<string, string>>;
}

export interface EntityDescriptor {
  /** The table's name, also the resource's name in the client. */
  name: string;
  fields: readonly FieldDescriptor[];
}
