import { GraphQLError, Kind, type ValueNode } from 'graphql';
import { isCivilDate } from '#domain/civilDate';
import { UploadedFile } from '../files/uploadedFile';
import type { Builder } from './builder';

/**
 * The scalars say what a value means, so that a client picks input, mask and format from the type alone. They check the
 * shape that the transport needs; what a form may hold (an e-mail address, a state of two letters) is said by the input
 * rules, in the product's own words and with the field's path.
 */
const DESCRIPTIONS = {
  Date: 'A civil date, YYYY-MM-DD.',
  DateTime: 'An instant, ISO 8601 with an offset.',
  LocalDateTime: 'A wall-clock time without a zone, YYYY-MM-DDTHH:mm:ss.',
  Time: 'A time of the day, HH:mm.',
  EmailAddress: 'An e-mail address.',
  PhoneNumber: 'A phone number as (ddd) ddd-dddd.',
  URL: 'A web address.',
  StateCode: 'A state in two letters.',
  PostalCode: 'A zip code, 5 to 10 characters.',
  Color: 'A CSS colour.',
  LongText: 'Text of several lines.',
  Money: 'US dollars with cents.',
  Quantity: 'A measured or counted quantity.',
  Upload: 'A file, sent with the request as multipart/form-data (GraphQL multipart request specification).',
  JSON: 'A value of a changed field, as the history keeps it.',
} as const;

type ScalarName = keyof typeof DESCRIPTIONS;
type NumberScalar = 'Money' | 'Quantity';
type InputOf<Name> = Name extends NumberScalar
  ? number
  : Name extends 'JSON'
    ? unknown
    : Name extends 'Upload'
      ? UploadedFile
      : string;
export type CustomScalars = { [Name in ScalarName]: { Input: InputOf<Name>; Output: unknown } };

const LOCAL_DATE_TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

const isLocalDateTime = (value: string): boolean => {
  const day = LOCAL_DATE_TIME.exec(value)?.[1];
  return day !== undefined && isCivilDate(day);
};

/** Shapes beyond "a text": refused before a resolver sees the value. */
const SHAPES: Partial<Record<ScalarName, (value: string) => boolean>> = {
  Date: isCivilDate,
  LocalDateTime: isLocalDateTime,
  DateTime: (value) => !Number.isNaN(Date.parse(value)),
};

const refuse = (name: ScalarName): never => {
  throw new GraphQLError(`This is not a ${name}.`);
};

const parseText =
  (name: ScalarName) =>
  (value: unknown): string => {
    const isShaped = SHAPES[name] ?? (() => true);
    return typeof value === 'string' && isShaped(value) ? value : refuse(name);
  };

const parseNumber =
  (name: ScalarName) =>
  (value: unknown): number =>
    typeof value === 'number' && Number.isFinite(value) ? value : refuse(name);

const literal = (node: ValueNode): unknown => {
  if (node.kind === Kind.STRING) return node.value;
  return node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : undefined;
};

const addText = (builder: Builder, name: Exclude<ScalarName, NumberScalar | 'JSON' | 'Upload'>): void => {
  const parse = parseText(name);
  builder.scalarType(name, {
    description: DESCRIPTIONS[name],
    serialize: (value) => value,
    parseValue: parse,
    parseLiteral: (node) => parse(literal(node)),
  });
};

const addNumber = (builder: Builder, name: NumberScalar): void => {
  const parse = parseNumber(name);
  builder.scalarType(name, {
    description: DESCRIPTIONS[name],
    serialize: (value) => value,
    parseValue: parse,
    parseLiteral: (node) => parse(literal(node)),
  });
};

export const addScalars = (builder: Builder): void => {
  for (const name of [
    'Date',
    'DateTime',
    'LocalDateTime',
    'Time',
    'EmailAddress',
    'PhoneNumber',
    'URL',
    'StateCode',
    'PostalCode',
    'Color',
    'LongText',
  ] as const)
    addText(builder, name);
  addNumber(builder, 'Money');
  addNumber(builder, 'Quantity');
  builder.scalarType('Upload', {
    description: DESCRIPTIONS.Upload,
    serialize: () => refuse('Upload'),
    parseValue: (value) => (value instanceof UploadedFile ? value : refuse('Upload')),
    parseLiteral: () => refuse('Upload'),
  });
  builder.scalarType('JSON', { description: DESCRIPTIONS.JSON, serialize: (value) => value });
};
