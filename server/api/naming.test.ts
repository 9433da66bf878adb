import { describe, expect, it } from 'vitest';
import { camel, pascal, plural, typeWord } from './naming';

describe('the names of the generated API', () => {
  it('follow the names of the tables', () => {
    expect([pascal('customer_contact'), camel('customer_contact'), plural('city'), plural('status')]).toEqual([
      'CustomerContact',
      'customerContact',
      'cities',
      'statuses',
    ]);
  });

  it('take from a label only what a GraphQL name can hold', () => {
    expect(
      ['Contact', 'Purchase Order Line', 'Sub-job', "Builder's note (old)", 'Adición', 'VGB drain'].map(typeWord),
    ).toEqual(['Contact', 'PurchaseOrderLine', 'SubJob', 'BuilderSNoteOld', 'Adicion', 'VGBDrain']);
  });
});
