import type { FieldKind } from '#domain/fields/descriptor';
import type { Builder, SchemaTypes } from '../builder';
import type { Resource } from '../resource';
import { DATE_UNITS } from './dateUnit';

/** So many texts a field can be asked to hold one of. */
export const MAX_TEXTS = 20;

type ScalarName = keyof SchemaTypes['Scalars'];

/** How the values of a kind compare: as texts, in an order, or as yes and no. */
const FILTER_OF: Readonly<Record<FieldKind, 'Text' | 'Int' | 'Number' | 'Boolean' | 'Date' | 'DateTime' | null>> = {
  String: 'Text',
  LongText: 'Text',
  EmailAddress: 'Text',
  PhoneNumber: 'Text',
  URL: 'Text',
  StateCode: 'Text',
  PostalCode: 'Text',
  Color: 'Text',
  Int: 'Int',
  Reference: 'Int',
  Money: 'Number',
  Quantity: 'Number',
  Boolean: 'Boolean',
  Date: 'Date',
  DateTime: 'DateTime',
  LocalDateTime: 'DateTime',
  Time: 'Text',
  List: null,
  Image: null,
};

const ORDERED: Readonly<Record<string, ScalarName>> = { Int: 'Int', Number: 'Float', Date: 'Date', DateTime: 'String' };

const addSharedFilters = (builder: Builder) => {
  const ordered = Object.entries(ORDERED).map(
    ([name, type]) =>
      [
        name,
        builder.inputType(`${name}Filter`, {
          fields: (t) => ({
            eq: t.field({ type }),
            in: t.field({ type: [type] }),
            gte: t.field({ type }),
            lte: t.field({ type }),
            is_empty: t.field({ type: 'Boolean' }),
          }),
        }),
      ] as const,
  );
  const text = builder.inputType('TextFilter', {
    fields: (t) => ({
      eq: t.string(),
      in: t.stringList(),
      contains: t.string(),
      contains_any: t.stringList({ description: `At least one of these, of which there are at most ${MAX_TEXTS}.` }),
      gte: t.string(),
      lte: t.string(),
      is_empty: t.boolean(),
    }),
  });
  const yesNo = builder.inputType('BooleanFilter', { fields: (t) => ({ eq: t.boolean(), is_empty: t.boolean() }) });
  return new Map<string, typeof text | typeof yesNo | (typeof ordered)[number][1]>([
    ['Text', text],
    ['Boolean', yesNo],
    ...ordered,
  ]);
};

/** The inputs of every list: one filter type for each way of comparing, the order and the page. */
export const addListInputs = (builder: Builder) => {
  const filters = addSharedFilters(builder);
  const order = builder.enumType('SortOrder', { values: ['ASC', 'DESC'] as const });
  const match = builder.enumType('FilterMatch', {
    description:
      'Whether a row passes all filters of its fields or at least one of them. What is searched for must be there anyway.',
    values: ['ALL', 'ANY'] as const,
  });
  const page = builder.inputType('PageInput', {
    description: 'A page of a list: number from 1, size 1 to 100.',
    fields: (t) => ({ number: t.int({ required: true }), size: t.int({ required: true }) }),
  });
  const unit = builder.enumType('DateUnit', { values: DATE_UNITS });
  /** The field's filter type, null for a kind that lists cannot be filtered by. */
  const filterFor = (kind: FieldKind) => filters.get(FILTER_OF[kind] ?? '') ?? null;
  return { order, match, page, unit, filterFor };
};

export type ListInputs = ReturnType<typeof addListInputs>;

/** The fields by which a list can be sorted and filtered, with their kinds. */
export const comparableFields = ({ descriptor, computed }: Resource): { name: string; kind: FieldKind }[] => [
  ...descriptor.fields.filter(({ kind }) => kind !== 'List' && kind !== 'Image'),
  ...computed,
];

export const addListArguments = (
  builder: Builder,
  resource: Resource,
  { order, match, page, filterFor }: ListInputs,
) => {
  const fields = comparableFields(resource);
  const filter = builder.inputType(`${resource.type}Filter`, {
    fields: (t) =>
      Object.fromEntries([
        ...(resource.search ? [['search', t.string()] as const] : []),
        ['match', t.field({ type: match })] as const,
        ...fields.flatMap(({ name, kind }) => {
          const type = filterFor(kind);
          return type ? [[name, t.field({ type })] as const] : [];
        }),
      ]),
  });
  const field = builder.enumType(`${resource.type}Field`, { values: fields.map(({ name }) => name) });
  const sort = builder.inputType(`${resource.type}Sort`, {
    fields: (t) => ({
      field: t.field({ type: field, required: true }),
      order: t.field({ type: order, required: true }),
    }),
  });
  return { filter, field, sort, page };
};

export type ListArguments = ReturnType<typeof addListArguments>;
