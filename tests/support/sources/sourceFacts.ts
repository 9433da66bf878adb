import type { SourceFacts } from './sourceContract';

export const CAMEL = {
  vendor: 'Vendor',
  invoice: 'Invoice',
  date: 'invoiceDate',
  due: 'dueAt',
  active: 'isActive',
} as const;
/** The same for PostGraphile itself and for what answers in its shape. */
export const POSTGRAPHILE_FACTS: SourceFacts = {
  ...CAMEL,
  dialect: 'postgraphile',
  isExact: true,
  searches: false,
  // It shows neither without an index.
  neither: ['dueAt', 'units', 'memo'],
  refersAtOnce: true,
  refused: { table: 'Invoice', values: { amount: '1' }, field: 'number' },
};

export const KEYSTONE_FACTS: SourceFacts = {
  ...CAMEL,
  dialect: 'keystone',
  isExact: true,
  searches: true,
  neither: [],
  refersAtOnce: true,
  // The schema does not say that it is required.
  refused: { table: 'Vendor', values: { kind: 'SUPPLIER' }, field: 'name' },
};
