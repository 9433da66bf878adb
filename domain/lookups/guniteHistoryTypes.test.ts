import { describe, expect, it } from 'vitest';
import { isFlash } from '../gunite/dates';
import { GUNITE_HISTORY_TYPES, guniteTypeName, needsGuniteDate } from './guniteHistoryTypes';

const ids = Object.keys(GUNITE_HISTORY_TYPES).map(Number);

describe('the types of a gunite history entry', () => {
  it('are 1 to 8 for regular yards and 9 for the flash; 2 to 8 need a date; 4 is shown as "Cave In"', () => {
    expect(ids.filter((id) => GUNITE_HISTORY_TYPES[id]?.yardage === 'regular')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(ids.filter((id) => GUNITE_HISTORY_TYPES[id]?.yardage === 'flash')).toEqual([9]);
    expect(ids.filter((type_id) => isFlash({ type_id }))).toEqual([9]);
    expect(ids.filter(needsGuniteDate)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(ids.map((id) => guniteTypeName({ id, name: id === 9 ? 'Flash' : `Day ${id}` }))).toEqual([
      'Day 1',
      'Day 2',
      'Day 3',
      'Cave In',
      'Day 5',
      'Day 6',
      'Day 7',
      'Day 8',
      'Flash',
    ]);
    expect(guniteTypeName({ id: 4, name: 'Day 4' }, 'es')).toBe('Derrumbe');
  });

  it('may be new ones of an administrator: those keep their name and need nothing', () => {
    expect([guniteTypeName({ id: 12, name: 'Touch-up' }), needsGuniteDate(12), needsGuniteDate(null)]).toEqual([
      'Touch-up',
      false,
      false,
    ]);
  });
});
