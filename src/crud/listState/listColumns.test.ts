import { describe, expect, it } from 'vitest';
import { CUSTOMER } from '../fixtures/resources';
import { allColumns, columnWidth, shownColumns, withWidth } from './listColumns';

const names = (columns: { name: string }[]) => columns.map(({ name }) => name);

describe('the columns of a list', () => {
  it('of builders start with those of the documents', () => {
    expect(names(shownColumns(CUSTOMER, null))).toEqual([
      'company_name',
      'customer_no',
      'city',
      'business_phone',
      'schedule_contact_email',
      'contact_count',
      'is_active',
    ]);
  });

  it('are those that the user chose, in that order; a column that is gone is left out', () => {
    expect(names(shownColumns(CUSTOMER, { shown: ['city', 'gone', 'note'], widths: {} }))).toEqual(['city', 'note']);
  });

  it('are the declared ones again when nothing that the user chose is left', () => {
    expect(shownColumns(CUSTOMER, { shown: ['gone'], widths: {} })).toHaveLength(7);
  });

  it('can be any field and any computed value, but not what only programs read', () => {
    const offered = names(allColumns(CUSTOMER));
    expect(offered).toEqual(expect.arrayContaining(['id', 'note', 'priority_id', 'contact_count', 'updated_at']));
    expect(offered).not.toEqual(expect.arrayContaining(['version']));
    expect(offered).not.toEqual(expect.arrayContaining(['created_by']));
  });

  it('are sorted by the field that they name, where that is another one', () => {
    const homeowner = {
      ...CUSTOMER,
      computed: [{ name: 'name', label: 'Name', kind: 'String' as const, sort_by: 'last_name' }],
    };
    const sortOf = (name: string) => allColumns(homeowner).find((column) => column.name === name)?.sortBy;
    expect([sortOf('name'), sortOf('city')]).toEqual(['last_name', 'city']);
  });

  it('have widths that stay readable, and their own one again when the chosen one is taken away', () => {
    expect(withWidth({ city: 200 }, 'note', 240.4)).toEqual({ city: 200, note: 240 });
    expect([withWidth({}, 'city', 3), withWidth({}, 'city', 5000)]).toEqual([{ city: 60 }, { city: 800 }]);
    expect(withWidth({ city: 200, note: 240 }, 'city', null)).toEqual({ note: 240 });
  });

  it('keep the width that the user gave them', () => {
    const [first] = allColumns(CUSTOMER);
    expect(first && columnWidth(first, { shown: [], widths: { id: 240 } }, 'ID')).toEqual({ width: 240 });
  });

  it('are as wide as their heads at least, in whichever language', () => {
    const named = (name: string) => allColumns(CUSTOMER).find((column) => column.name === name);
    const [count, city] = [named('contact_count'), named('city')];
    if (!count || !city) throw new Error('the fixture has changed');
    expect(columnWidth(count, null, 'No.')).toEqual({ width: 110 });
    expect(columnWidth(count, null, 'Número de contactos').width).toBeGreaterThan(170);
    expect(columnWidth(city, null, 'City')).toEqual({ flex: 1, minWidth: 150 });
    expect(columnWidth(city, null, 'Ciudad de la dirección postal').minWidth).toBeGreaterThan(200);
  });
});
