import { unguarded } from '../exports/csv';
import type { FieldDescriptor } from '../fields/descriptor';
import { cellValue, isRounded } from './cellValue';
import type { DateOrder } from './importReport';
import { saysNothing } from './saysNothing';
import { splitAddress } from './splitAddress';
import { splitMails } from './splitMails';
import { splitName } from './splitName';
import { splitPhones, type PhonePart } from './splitPhones';
import { WHOLE_ADDRESS, WHOLE_NAME } from './wholeFields';

/** A column of the file and the field that it is meant for. */
export interface ReadColumn {
  index: number;
  header: string;
  field: FieldDescriptor;
}

/** The options for reading the cells of a file. */
export interface RowReading {
  columns: readonly ReadColumn[];
  /** All fields that may be imported: a second number of a cell goes into one that no column is meant for. */
  fields: readonly FieldDescriptor[];
  /** An empty cell keeps what is stored, or clears it [IMP-003]. */
  empty: 'keep' | 'clear';
  /** Whether its days have the month first, which is usual here [IMP-003]. */
  dates?: DateOrder | undefined;
}

/** Something that a cell says beside what its field takes. */
export interface Extra {
  header: string;
  text: string;
}

/** An amount that is stored rounded: its field, the head of its column, and the cell as it stands in the file. */
export interface RoundedCell {
  field: FieldDescriptor;
  header: string;
  text: string;
}

/** What a row says, by field, before the fields' own checks; what no field takes stands apart. */
export interface RowSays {
  given: Record<string, unknown>;
  extras: Extra[];
  rounded: RoundedCell[];
}

const NAMES = ['first_name', 'last_name', 'company_name'] as const;
const FAX = 'fax_number';

/** The fields that the text of a column for several of them fills. */
const partsOf = (name: string, text: string, fields: readonly FieldDescriptor[]): Record<string, string> => {
  const has = (wanted: string): boolean => fields.some((field) => field.name === wanted);
  if (name === WHOLE_NAME) {
    if (has(NAMES[2]) && !has(NAMES[0])) return { company_name: text };
    return { ...splitName(text) };
  }
  const { lines, city, state, zip_code } = splitAddress(text);
  const [first = '', second = '', ...more] = lines;
  const street: Record<string, string> = has('mailing_address')
    ? { mailing_address: lines.join(', ') }
    : has('address_line_2')
      ? { address_line_1: first, address_line_2: second, address_line_3: more.join(', ') }
      : { address_line_1: lines.join(', ') };
  return { ...street, city, state, zip_code };
};

const isWhole = ({ field: { name } }: ReadColumn): boolean => name === WHOLE_NAME || name === WHOLE_ADDRESS;

/** A number with what the file calls it, as a note has it. */
const noted = ({ label, phone, extension, text }: PhonePart): string =>
  phone === null ? text : `${label === '' ? '' : `${label}: `}${phone}${extension === null ? '' : ` x${extension}`}`;

/**
 * What a row of a file says. Cells that say "n/a" are left out; of several phones or mails in a cell the first is the
 * field's, further phones go into phone fields that no column is meant for, an extension into its own field; whatever is
 * left is told as extra [IMP-002].
 */
export const readRow = ({ columns, fields, empty, dates }: RowReading, cells: readonly string[]): RowSays => {
  const given: Record<string, unknown> = {};
  const extras: Extra[] = [];
  const rounded: RoundedCell[] = [];
  const spare: (PhonePart & { header: string })[] = [];
  const isFree = (name: string): boolean =>
    fields.some((field) => field.name === name) &&
    (given[name] ?? null) === null &&
    !columns.some((column) => column.field.name === name);

  const takePhone = (field: FieldDescriptor, header: string, part: PhonePart): void => {
    given[field.name] = part.phone ?? part.text;
    if (part.extension === null) return;
    if (field.extension !== undefined && (isFree(field.extension) || (given[field.extension] ?? null) === null))
      given[field.extension] = part.extension;
    else extras.push({ header, text: `${part.phone ?? ''} x${part.extension}` });
  };
  const take = ({ field, header }: ReadColumn, text: string): void => {
    if (field.kind === 'PhoneNumber') {
      const [first, ...more] = splitPhones(text);
      if (first) takePhone(field, header, first);
      spare.push(...more.map((part) => ({ ...part, header })));
    } else if (field.kind === 'EmailAddress') {
      const [first = text, ...more] = splitMails(text);
      given[field.name] = first;
      extras.push(...more.map((mail) => ({ header, text: mail })));
    } else {
      given[field.name] = cellValue(field, text, dates);
      if (isRounded(field, text)) rounded.push({ field, header, text });
    }
  };

  const whole = columns.filter(isWhole);
  for (const column of columns) {
    if (isWhole(column)) continue;
    const text = unguarded(cells[column.index] ?? '').trim();
    if (text === '') {
      if (empty === 'clear' && !Object.hasOwn(given, column.field.name)) given[column.field.name] = null;
    } else if (!saysNothing(column.field, text)) take(column, text);
  }
  for (const { index, field, header } of whole) {
    const text = unguarded(cells[index] ?? '').trim();
    if (text === '' || saysNothing(field, text)) continue;
    for (const [name, part] of Object.entries(partsOf(field.name, text, fields))) {
      const target = fields.find((one) => one.name === name);
      // What has a column of its own is said there.
      if (target && part !== '' && (given[name] ?? null) === null) take({ index, header, field: target }, part);
    }
  }
  for (const part of spare) {
    const isFax = /fax/i.test(part.label);
    const free = fields.find(
      ({ name, kind }) => kind === 'PhoneNumber' && (name === FAX) === isFax && isFree(name) && part.phone !== null,
    );
    if (free) takePhone(free, part.header, part);
    else extras.push({ header: part.header, text: noted(part) });
  }
  return { given, extras, rounded };
};
