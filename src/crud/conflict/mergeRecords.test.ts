import { describe, expect, it } from 'vitest';
import { CUSTOMER } from '../fixtures/resources';
import { aCustomer } from '../fixtures/rows';
import { mergeRecords } from './mergeRecords';

const MINE = new Set<string>();
const base = aCustomer(7);
const [maria, dale] = [{ ...aRow(0) }, { ...aRow(1) }];
function aRow(index: number): Record<string, unknown> {
  const rows = base.customer_contacts;
  const row: unknown = Array.isArray(rows) ? rows[index] : undefined;
  return typeof row === 'object' && row !== null ? { ...row } : {};
}
const merge = (mine: object, theirs: object) =>
  mergeRecords(CUSTOMER, base, { ...base, ...mine }, { ...base, ...theirs });

describe('a record that two people changed', () => {
  it('keeps both changes where they touch different fields [API-037]', () => {
    const { contested, taken, choose } = merge({ city: 'Katy' }, { note: 'Gate 7' });
    expect(contested).toEqual([]);
    expect(taken).toEqual(['Note']);
    expect(choose(MINE)).toMatchObject({ city: 'Katy', note: 'Gate 7' });
  });

  it('asks for each field that both changed differently, and takes what is chosen [API-037]', () => {
    const { contested, choose } = merge({ city: 'Katy', state: 'LA' }, { city: 'Spring', state: 'LA' });
    expect(contested.map(({ label, mine, theirs }) => [label, mine, theirs])).toEqual([['City', 'Katy', 'Spring']]);
    expect(choose(MINE).city).toBe('Katy');
    expect(choose(new Set(['city'])).city).toBe('Spring');
  });

  it('never asks about what only the server sets', () => {
    expect(merge({ city: 'Katy' }, { version: 9, updated_at: '2026-05-05T00:00:00Z' }).contested).toEqual([]);
  });

  it('matches child rows by their ids: one changed by each, one added by each', () => {
    const { contested, choose } = merge(
      { customer_contacts: [{ ...maria, position: 'Buyer' }, dale, { first_name: 'New' }] },
      { customer_contacts: [maria, { ...dale, last_name: 'Whitley' }, { id: 900, first_name: 'Theirs' }] },
    );
    expect(contested).toEqual([]);
    expect(choose(MINE).customer_contacts).toMatchObject([
      { id: 70, position: 'Buyer' },
      { id: 71, last_name: 'Whitley' },
      { id: 900, first_name: 'Theirs' },
      { first_name: 'New' },
    ]);
  });

  it('removes a child row that one removed and the other left alone', () => {
    const { contested, choose } = merge({ customer_contacts: [maria] }, {});
    expect(contested).toEqual([]);
    expect(choose(MINE).customer_contacts).toMatchObject([{ id: 70 }]);
  });

  it('asks about a child row that one removed and the other changed', () => {
    const { contested, choose } = merge(
      { customer_contacts: [maria] },
      { customer_contacts: [maria, { ...dale, position: 'Partner' }] },
    );
    expect(contested.map(({ label, mine, theirs }) => [label, mine, theirs])).toEqual([['Dale Whitaker', false, true]]);
    expect(choose(MINE).customer_contacts).toHaveLength(1);
    expect(choose(new Set([contested[0]?.field ?? ''])).customer_contacts).toMatchObject([
      { id: 70 },
      { id: 71, position: 'Partner' },
    ]);
  });

  it('asks about a field of a child row that both changed, under the name of the row', () => {
    const { contested } = merge(
      { customer_contacts: [{ ...maria, position: 'Buyer' }, dale] },
      { customer_contacts: [{ ...maria, position: 'Owner' }, dale] },
    );
    expect(contested.map(({ label, mine, theirs }) => [label, mine, theirs])).toEqual([
      ['Maria Ortiz: Position', 'Buyer', 'Owner'],
    ]);
  });
});
