import { describe, expect, it } from 'vitest';
import type { Permission } from '#domain/access/permissions';
import { overrides } from './index';

const PEBBLE = '/week/pebble?date=2026-03-10&card=crew_information%3A7&details=1';
const pathFor = (board_path: unknown, held: readonly Permission[]): string | null | undefined =>
  overrides.stop_message?.rowPath?.to({ id: 1, board_path }, new Set(held));

describe('the list of evening messages', () => {
  it('opens with those of today and of days to come', () => {
    expect(overrides.stop_message?.startsWith?.('2026-03-09')).toEqual({ date: { gte: '2026-03-09' } });
  });

  it('leads to the card for who may see its board, and else to the record', () => {
    expect([
      pathFor(PEBBLE, ['CAN_VIEW_PLASTER_SCHEDULE']),
      pathFor(PEBBLE, ['CAN_VIEW_GUNITE_SCHEDULE']),
      pathFor(null, ['CAN_VIEW_PLASTER_SCHEDULE']),
    ]).toEqual([PEBBLE, null, null]);
  });
});
