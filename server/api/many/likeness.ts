import { foldText } from '#domain/foldText';
import type { Likeness } from '#domain/fields/similarRecord';
import { isSameAddress } from '#domain/streetKey';
import { textOf } from '#domain/values';
import type { Row } from '../../db/statement';
import { nameOf } from '../crud/partChanges';
import { mayReadField, type FieldAsker } from '../fieldRights';
import type { Resource } from '../resource';

/** What is known of a record that is about to be made. */
export interface NewRecord {
  name?: string | null | undefined;
  phones?: readonly string[] | null | undefined;
  emails?: readonly string[] | null | undefined;
  street?: string | null | undefined;
  city?: string | null | undefined;
  zip_code?: string | null | undefined;
  /** The record that it will belong to. */
  within?: number | null | undefined;
}

export const PHONE_DIGITS = 10;

/** A phone number as two are compared: its last ten digits. */
export const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-PHONE_DIGITS);

/** A name without blanks: "Lark Mere" is "Larkmere". */
export const closed = (name: string): string => foldText(name).replaceAll(' ', '');

/** The filled columns of a row. */
export const textsOf = (row: Row, columns: readonly string[]): string[] =>
  columns.flatMap((column) => textOf(row[column]) ?? []).filter((text) => text !== '');

/** A resource as it is compared for somebody: by what is not seen nothing is found, and nothing of it told [USR-018]. */
export const comparedFor = (resource: Resource, actor: FieldAsker): Resource => {
  const { phones = [], emails = [], address, note = [], ...similar } = resource.similar ?? {};
  if (!resource.similar || actor.field_limits.size === 0) return resource;
  const sees = (field: string): boolean => mayReadField(resource, actor, field);
  const seesAddress = address !== undefined && [address, 'city', 'zip_code'].every(sees);
  return {
    ...resource,
    similar: {
      ...similar,
      phones: phones.filter(sees),
      emails: emails.filter(sees),
      note: note.filter(sees),
      ...(seesAddress ? { address } : {}),
    },
  };
};

/** In what a stored record resembles one that is about to be made [KEY-020]. */
export const likenessOf = ({ title, similar = {} }: Resource, row: Row, wanted: NewRecord): Likeness[] => {
  const { phones = [], emails = [], address } = similar;
  const ownPhones = new Set((wanted.phones ?? []).map(digitsOf).filter((digits) => digits.length === PHONE_DIGITS));
  const ownEmails = new Set((wanted.emails ?? []).map(foldText).filter(Boolean));
  const isNamed = closed(wanted.name ?? '') !== '' && closed(nameOf(title, row)) === closed(wanted.name ?? '');
  const isWithin = similar.within === undefined || row[similar.within] === wanted.within;
  return [
    ...(isNamed && isWithin ? (['name'] as const) : []),
    ...(textsOf(row, phones).some((phone) => ownPhones.has(digitsOf(phone))) ? (['phone'] as const) : []),
    ...(textsOf(row, emails).some((email) => ownEmails.has(foldText(email))) ? (['email'] as const) : []),
    ...(address &&
    isSameAddress(
      { address_line_1: wanted.street ?? null, city: wanted.city ?? null, zip_code: wanted.zip_code ?? null },
      {
        address_line_1: textOf(row[address]),
        city: textOf(row.city),
        zip_code: textOf(row.zip_code),
      },
    )
      ? (['address'] as const)
      : []),
  ];
};
