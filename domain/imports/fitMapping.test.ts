import { describe, expect, it } from 'vitest';
import { applyMapping, bestMapping, fitOf, readingFor, settingsOfChoices } from './fitMapping';
import type { ImportLook } from './importReport';
import { mappingSettings, type MappingSettings } from './savedMapping';

const LOOK: ImportLook = {
  row_count: 3,
  sheets: [],
  sheet: null,
  head: 1,
  encoding: 'utf-8',
  separator: ',',
  first: [
    { row: 1, cells: ['Customer', 'Main Phone', 'Terms'] },
    { row: 2, cells: ['Zed Pools', '7135550101', 'Net 30'] },
  ],
  match: 'company_name',
  columns: [
    { header: 'Customer', samples: [], field: 'company_name' },
    { header: 'Main Phone', samples: [], field: 'phone_number' },
    { header: 'Terms', samples: [], field: null },
  ],
  fields: [
    { name: 'id', label: 'ID', required: false, can_match: true },
    { name: 'company_name', label: 'Company Name', required: true, can_match: true },
    { name: 'phone_number', label: 'Phone Number', required: false, can_match: true },
    { name: 'fax_number', label: 'Fax', required: false, can_match: true },
    { name: 'note', label: 'Note', required: false, can_match: false },
  ],
};
const SETTINGS: MappingSettings = {
  columns: [
    { head: 'Customer', field: 'company_name' },
    { head: 'Main Phone', field: null },
    { head: 'Terms', field: 'note' },
  ],
  match: 'company_name',
  options: { empty: 'clear', unreadable: 'cell', unknown: 'skip' },
  read: {},
};
const headed = (...heads: string[]): ImportLook => ({
  ...LOOK,
  columns: heads.map((header) => ({ header, samples: [], field: null })),
  first: [{ row: 1, cells: heads }],
});

describe('a mapping of an import that was kept by name', () => {
  it('gives each column of such a file its field again, leaves out what was left out, and finds records as before [ADM-017]', () => {
    expect(applyMapping(SETTINGS, LOOK)).toEqual({
      mapping: ['company_name', null, 'note'],
      match: 'company_name',
      options: SETTINGS.options,
      missing_columns: [],
      missing_fields: [],
      new_columns: [],
    });
    expect(applyMapping(SETTINGS, headed('TERMS', 'customer ')).mapping).toEqual(['note', 'company_name']);
  });

  it('keeps in which order days are read [ADM-017]', () => {
    const options = { ...SETTINGS.options, dates: 'day_first' as const };
    const kept = settingsOfChoices({
      look: LOOK,
      found: LOOK,
      mapping: ['company_name', null, 'note'],
      match: 'id',
      options,
    });
    expect(mappingSettings.parse(kept).options.dates).toBe('day_first');
    expect(applyMapping(kept, LOOK).options).toEqual(options);
    expect(mappingSettings.parse(SETTINGS).options.dates).toBeUndefined();
  });

  it('says which of its columns the file has not, whose fields are gone, and what is new, and keeps the rest [ADM-017]', () => {
    const old = { ...SETTINGS, columns: [...SETTINGS.columns, { head: 'Region', field: 'region' }], match: 'region' };
    expect(applyMapping(old, headed('Customer', 'Region', 'Fax'))).toMatchObject({
      mapping: ['company_name', null, null],
      match: 'company_name',
      missing_columns: ['Terms'],
      missing_fields: ['Region'],
      new_columns: ['Fax'],
    });
    const fields = LOOK.columns.map((column) => ({ ...column, header: `${column.header} 2` }));
    expect(applyMapping(SETTINGS, { ...LOOK, columns: fields }).mapping).toEqual([
      'company_name',
      'phone_number',
      null,
    ]);
  });

  it('tells columns of one head apart by their order, and those without a head by their place [ADM-017]', () => {
    const columns = ['Phone', 'Phone', ''].map((head, at) => ({
      head,
      field: ['phone_number', 'fax_number', 'note'][at] ?? null,
    }));
    const twice = { ...SETTINGS, columns };
    expect(applyMapping(twice, headed('Phone', 'Phone', '')).mapping).toEqual(['phone_number', 'fax_number', 'note']);
    expect(applyMapping(twice, headed('Phone')).missing_columns).toEqual(['Phone', '#3']);
  });

  it.each<[string, string[], string | null]>([
    ['all of its columns', ['Customer', 'Terms', 'Other'], 'whole'],
    ['half of them', ['Customer', 'Main Phone'], null],
    ['none of them', ['Vendor', 'City'], null],
    ['more columns of another', ['Customer', 'Terms', 'Fax', 'City'], 'larger'],
  ])('fits a file with %s: %j chooses %s [ADM-017]', (_what, heads, expected) => {
    const larger = { ...SETTINGS, columns: [...SETTINGS.columns, { head: 'Fax', field: 'fax_number' }] };
    const known = [
      { name: 'whole', settings: SETTINGS },
      { name: 'larger', settings: larger },
    ];
    expect(bestMapping(known, headed(...heads))?.name ?? null).toBe(expected);
  });

  it('counts the columns that have a field [ADM-017]', () => {
    expect(fitOf(SETTINGS, ['Customer', 'Main Phone'])).toEqual({ found: 1, of: 2 });
  });

  it('finds its heads in another row than the one that was taken for them, and reads the file by it [ADM-017]', () => {
    const titled: ImportLook = {
      ...headed('Builders of 2027', '', ''),
      first: [
        { row: 1, cells: ['Builders of 2027'] },
        { row: 3, cells: ['Customer', 'Main Phone', 'Terms'] },
      ],
    };
    expect(bestMapping([{ settings: SETTINGS }], titled)).not.toBeNull();
    expect(readingFor(SETTINGS, titled)).toMatchObject({ head: 3, encoding: 'utf-8', separator: ',' });
    expect(readingFor(SETTINGS, LOOK)).toBeNull();
    const read = { encoding: 'windows-1252', separator: ';' } as const;
    expect(readingFor({ ...SETTINGS, read }, LOOK)).toMatchObject({ head: 1, ...read });
    const workbook = { ...LOOK, encoding: null, separator: null };
    expect(readingFor({ ...SETTINGS, read: { ...read, sheet: 'Gone' } }, workbook)).toBeNull();
    expect(readingFor({ ...SETTINGS, read: { head: 0 } }, LOOK)).toMatchObject({ head: 0 });
  });

  it('keeps of the reading only what had to be chosen, and of a mapping that is written over the columns that are missing today [ADM-017]', () => {
    const chosen = {
      look: { ...LOOK, separator: ';' as const },
      found: LOOK,
      mapping: ['company_name', null, null],
      match: 'id',
    };
    const kept = settingsOfChoices(
      { ...chosen, options: SETTINGS.options },
      {
        ...SETTINGS,
        columns: [...SETTINGS.columns, { head: 'Region', field: 'note' }, { head: 'Nothing', field: null }],
      },
    );
    expect(kept).toEqual({
      columns: [
        { head: 'Customer', field: 'company_name' },
        { head: 'Main Phone', field: null },
        { head: 'Terms', field: null },
        { head: 'Region', field: 'note' },
      ],
      match: 'id',
      options: SETTINGS.options,
      read: { separator: ';' },
    });
    expect(mappingSettings.safeParse(kept).success).toBe(true);
    expect(mappingSettings.safeParse({ ...kept, script: 'x' }).success).toBe(false);
    expect(mappingSettings.safeParse({ ...kept, match: 'x'.repeat(61) }).success).toBe(false);
  });
});
