import { describe, expect, it } from 'vitest';
import { localUses, USE_NOUNS, usesText } from './useNouns';

describe('what uses a record', () => {
  it('is counted in words of either language', () => {
    expect([usesText('job', 1), usesText('job', 3), usesText('unheard_of', 2)]).toEqual([
      '1 job',
      '3 jobs',
      '2 records',
    ]);
    expect([usesText('purchase_order', 1, 'es'), usesText('unheard_of', 2, 'es')]).toEqual([
      '1 orden de compra',
      '2 registros',
    ]);
  });

  it('is read from the words of the server again, for every table', () => {
    for (const table of Object.keys(USE_NOUNS)) {
      for (const times of [1, 4]) expect(localUses(usesText(table, times), 'es')).toBe(usesText(table, times, 'es'));
    }
    expect(localUses('somebody', 'es')).toBe('somebody');
    expect(localUses('3 jobs', 'en')).toBe('3 jobs');
  });
});
