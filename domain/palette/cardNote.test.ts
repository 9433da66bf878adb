import { describe, expect, it } from 'vitest';
import { cardNote } from './cardNote';

const card = {
  category: 'pebble',
  key: 'crew_information:7',
  job_id: 501,
  job_name: 'Ochoa Residence',
  company_name: 'Bayou Pools',
} as const;

describe('a card in the palette', () => {
  it('says its weekday, crew, board and builder, or the tray where it waits [SDY-015]', () => {
    const placed = { ...card, bin: 'assigned:PREP:11:2026-03-10', crew_name: 'Prep 1', date: '2026-03-10' };
    const waiting = { ...card, bin: 'onHold:PREP', crew_name: null, date: null };
    expect([cardNote(placed, 'en'), cardNote(waiting, 'en'), cardNote(placed, 'es')]).toEqual([
      'Tue 03/10/2026 · Prep 1 · Pebble · Bayou Pools',
      'On Hold (Prep) · Pebble · Bayou Pools',
      'mar 03/10/2026 · Prep 1 · Pebble · Bayou Pools',
    ]);
  });
});
