import { describe, inject } from 'vitest';
import { sourceContract } from '../support/sources/sourceContract';

const { url, isReal } = inject('source');

// Against what answers in its shape, tests/contract/sources.test.ts runs it.
describe.skipIf(!isReal)('PostGraphile itself', () => {
  sourceContract(
    {
      dialect: 'postgraphile',
      vendor: 'Vendor',
      invoice: 'Invoice',
      date: 'invoiceDate',
      due: 'dueAt',
      active: 'isActive',
      isExact: true,
      searches: false,
      neither: ['dueAt', 'units', 'memo'],
      refersAtOnce: true,
      refused: { table: 'Invoice', values: { amount: '1' }, field: 'number' },
    },
    async () =>
      async (text, variables = {}) => {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: text, variables }),
        });
        const body: unknown = await answer.json();
        return typeof body === 'object' && body !== null ? body : {};
      },
  );
});
