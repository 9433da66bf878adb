import { memorySource } from '../support/sources/memorySource';
import { sourceContract, type SourceFacts } from '../support/sources/sourceContract';
import { CAMEL, KEYSTONE_FACTS, POSTGRAPHILE_FACTS } from '../support/sources/sourceFacts';

const SNAKE = {
  vendor: 'vendor',
  invoice: 'invoice',
  date: 'invoice_date',
  due: 'due_at',
  active: 'is_active',
} as const;

const FACTS: readonly SourceFacts[] = [
  POSTGRAPHILE_FACTS,
  {
    ...SNAKE,
    dialect: 'hasura',
    isExact: true,
    searches: true,
    neither: [],
    refersAtOnce: true,
    refused: { table: 'invoice', values: { number: 'X', amount: '1' }, field: 'invoice_date' },
  },
  KEYSTONE_FACTS,
  {
    ...CAMEL,
    dialect: 'payload',
    isExact: false,
    searches: true,
    neither: [],
    refersAtOnce: true,
    refused: { table: 'Vendor', values: { kind: 'supplier' }, field: 'name' },
    localized: { field: 'title', en: 'Vendor 01', es: 'El Vendor 01' },
  },
  {
    ...SNAKE,
    dialect: 'directus',
    isExact: false,
    searches: true,
    neither: [],
    // Its input of a new invoice would make a new vendor.
    refersAtOnce: false,
    refused: { table: 'invoice', values: { amount: '1' }, field: 'number' },
  },
];

for (const facts of FACTS) sourceContract(facts, async () => memorySource(facts.dialect));
