import { describe, expect, it } from 'vitest';
import { bookedAt, doubleBooked } from './doubleBooked';
import { visitCard } from './visitCard';

const visit = (
  id: number,
  start: string,
  end: string,
  fields: { fieldworker_id?: number | null; completion?: boolean } = {},
) =>
  visitCard(
    {
      id,
      version: 1,
      job_detail_id: id,
      fieldworker_id: 4,
      fieldworker_name: 'Ana Ruiz',
      start: `2026-03-05T${start}:00`,
      end: `2026-03-05T${end}:00`,
      completion: false,
      additional_notes: null,
      ...fields,
    },
    { job_id: id, status_id: 10 },
  );
const key = (id: number): string => `warranty_schedule:${id}`;

describe('a fieldworker who would have to be at two places', () => {
  it('is told by each of the visits that overlap, not by those that follow one another', () => {
    const cards = [visit(1, '09:00', '11:00'), visit(2, '10:45', '12:00'), visit(3, '12:00', '13:00')];
    expect([...doubleBooked(cards)]).toEqual([key(1), key(2)]);
  });
  it('is not told by a visit that is done, nor by visits that nobody makes', () => {
    expect(doubleBooked([visit(1, '09:00', '11:00', { completion: true }), visit(2, '10:00', '12:00')]).size).toBe(0);
    const nobody = { fieldworker_id: null };
    expect(doubleBooked([visit(1, '09:00', '11:00', nobody), visit(2, '10:00', '12:00', nobody)]).size).toBe(0);
  });
  it('is told before the drop, of all but the carried visits', () => {
    const cards = [visit(1, '09:00', '11:00'), visit(2, '10:45', '12:00')];
    expect(bookedAt(cards, { start: 630, end: 690 }, [key(1)]).map((card) => card.key)).toEqual([key(2)]);
    expect(bookedAt(cards, { start: 720, end: 780 }, [])).toEqual([]);
  });
});
