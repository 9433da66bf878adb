/**
 * The column vocabulary of the tables. A column's builder says what its values mean (an e-mail address, money, a
 * quantity); the note it takes says what the type cannot (label, largest length, smallest value). From these, and from
 * nothing else, come the GraphQL scalar, the input, the form field, the mask, the validation, the CSV column and the
 * label in the history.
 */
import { sql } from 'drizzle-orm';
import {
  boolean as pgBoolean,
  customType,
  date as pgDate,
  integer as pgInteger,
  timestamp,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { LocalText } from '#domain/localText';
import type { FieldKind, RecordPlace } from '#domain/fields/descriptor';
import { IMAGE_BYTES, type StoredImage } from '#domain/files/storedImage';

/** What a column says of itself beyond its SQL type. `label` defaults to the name in title case. */
export interface ColumnNote {
  label?: string;
  /** Largest number of characters; of a picture, of bytes. */
  max?: number;
  /** Smallest value of a number. */
  min?: number;
  /** Digits after the decimal point. */
  scale?: number;
  /** What a quantity is measured in: `ft`. */
  unit?: string;
  /** Of a phone number, the column of its extension. */
  extension?: string;
  /** Of a reference to a record of a source, its columns: name, and those that say which record it is [SRC-002]. */
  record?: RecordPlace;
  /** The only values that a text may have. */
  choices?: readonly string[];
  /** What its values are called, where they are codes of ours. */
  values?: Readonly<Record<string, LocalText>>;
  /** What it does, what empty means and who is touched by it: stands at its field in a form. */
  hint?: LocalText;
  /** Set by the server alone: never part of an input. */
  readOnly?: boolean;
  /** In the database, never in the API. */
  hidden?: boolean;
  /** A key: in no change log, CSV or open part of a backup either. Made by `secret()` alone [SEC-006]. */
  isSecret?: boolean;
}

export interface NotedConfig {
  note: ColumnNote;
  kind: FieldKind;
}

/** Names and other texts that people sort: an ICU collation, so that "apple" stands before "Zebra". */
const TEXT = 'text COLLATE "en-x-icu"';

const textual = (kind: FieldKind, defaults: ColumnNote, dataType: string = TEXT) => {
  const make = customType<{ data: string; driverData: string; config: NotedConfig; configRequired: true }>({
    dataType: () => dataType,
  });
  return (note: ColumnNote = {}) => make({ kind, note: { ...defaults, ...note } });
};

const numeric = (kind: FieldKind, scale: number) => {
  const make = customType<{ data: number; driverData: string; config: NotedConfig; configRequired: true }>({
    dataType: (config) => `numeric(14,${config?.note.scale ?? scale})`,
    fromDriver: Number,
  });
  return (note: ColumnNote = {}) => make({ kind, note: { scale, ...note } });
};

const numericWhole = (kind: FieldKind, defaults: ColumnNote) => {
  const make = customType<{ data: number; driverData: number; config: NotedConfig; configRequired: true }>({
    dataType: () => 'integer',
  });
  return (note: ColumnNote = {}) => make({ kind, note: { ...defaults, ...note } });
};

/** A line of text. */
export const text = textual('String', { max: 255 });
/** Text of several lines. */
export const longText = textual('LongText', { max: 4000 });
export const email = textual('EmailAddress', { max: 254 });
/** A phone number in the stored form `(ddd) ddd-dddd` [UI-011]. */
export const phone = textual('PhoneNumber', { max: 14 }, 'text');
export const url = textual('URL', { max: 500 });
/** A two-letter state [BLDR-007]. */
export const stateCode = textual('StateCode', { label: 'State', max: 2 }, 'text');
export const postalCode = textual('PostalCode', { label: 'Zip Code', max: 10 }, 'text');
/** A text for machines (a code, a key, a hash): byte order, no label. */
export const code = textual('String', { max: 255 }, 'text');

/** A key, as a hash or sealed: never in clear [SEC-006]. */
export const secret = (note: ColumnNote = {}) => code({ ...note, hidden: true, isSecret: true });

/**
 * A picture: its file name, type and key, and where its bytes lie. Screens draw it and ask for it, and `server/files`
 * looks after the bytes. Name the column `<what>_upload`; the pictures' folder is then `<what>` [BLDR-015].
 */
export const image = (note: ColumnNote = {}) => {
  const make = customType<{ data: StoredImage; driverData: unknown; config: NotedConfig; configRequired: true }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
  });
  return make({ kind: 'Image', note: { max: IMAGE_BYTES, ...note } });
};

/** What the server keeps for itself as JSON: in the database, never in the API. */
export const hiddenJson = <T>() =>
  customType<{ data: T; driverData: unknown; config: NotedConfig; configRequired: true }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
  })({ kind: 'String', note: { hidden: true } });

/** US dollars with cents. */
export const money = numeric('Money', 2);
/** A measured or counted quantity, two decimals. */
export const quantity = numeric('Quantity', 2);
/** Degrees of latitude or longitude. */
export const degrees = numeric('Quantity', 7);

/** A civil date as `YYYY-MM-DD`. */
export const civilDate = () => pgDate({ mode: 'string' });
/** A wall-clock time without a zone, `YYYY-MM-DDTHH:mm:ss`. */
export const localDateTime = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(0)',
  fromDriver: (value) => value.replace(' ', 'T'),
});
export const flag = () => pgBoolean().notNull().default(false);
/** A yes or no that says more of itself; no by default. */
export const notedFlag = (note: ColumnNote) => {
  const make = customType<{ data: boolean; driverData: boolean; config: NotedConfig; configRequired: true }>({
    dataType: () => 'boolean',
  });
  return make({ kind: 'Boolean', note }).notNull().default(false);
};
/** Yes, no or not answered. */
export const answer = () => pgBoolean();
export const int = () => pgInteger();
/** A counted whole number from 0. */
export const count = numericWhole('Int', { min: 0 });
/** The id that a browser gave a row it made offline: a repeated create is found again by it. */
export const clientId = textual('String', { max: 36, hidden: true }, 'uuid');
export const instant = () => timestamp({ withTimezone: true, mode: 'string' });

/** An instant that the server keeps by itself, shown or hidden. */
export const keptInstant = (note: ColumnNote) =>
  customType<{ data: string; driverData: string; config: NotedConfig; configRequired: true }>({
    dataType: () => 'timestamp with time zone',
  })({ kind: 'DateTime', note });

/** A time of the day as `HH:mm`. */
export const clockTime = textual('Time', { max: 5 }, 'text');

/** Identity by default, so that seeds may name the ids that rules name. */
export const id = () => pgInteger().primaryKey().generatedByDefaultAsIdentity();

/** A foreign key. The relation field in the API is the column's name without `_id`. */
export const reference = (target: () => AnyPgColumn, onDelete: 'restrict' | 'cascade' | 'set null' = 'restrict') =>
  pgInteger().references(target, { onDelete });

/** Version and authorship, on every business table. */
export const audit = () => ({
  version: pgInteger().notNull().default(1),
  created_at: instant()
    .notNull()
    .default(sql`now()`),
  created_by: pgInteger(),
  updated_at: instant()
    .notNull()
    .default(sql`now()`),
  updated_by: pgInteger(),
});

/** Set instead of deleting the row. */
export const softDelete = () => ({ deleted_at: instant() });
