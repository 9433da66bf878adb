import { expect, test } from 'vitest';
import { callGroups } from '#domain/boards/told/callGroups';
import type { CallStop } from './callListApi';
import { copiedStops } from './copiedStops';

const STOP: CallStop = {
  key: 'gunite_history:1',
  job_id: 20244,
  job_detail_id: 1,
  job_name: 'Stanton Backyard',
  address: '15180 Fern Orchard Ct',
  phase_id: null,
  type_id: 1,
  crew_name: null,
  date: '2026-03-12',
  old_date: '2026-03-11',
  was_told: true,
  is_told: false,
  told_way: null,
  told_at: null,
  told_by: null,
  promised_to: null,
  builder_id: 1,
  builder: 'Larkmere Pools',
  contact: null,
  phone: '(713) 555-0199',
  extension: '396',
};

test('the copy of a call list says where a stop has no date, or was told that it has none [SDY-011]', () => {
  const stops = [
    STOP,
    { ...STOP, key: 'gunite_history:2', old_date: null },
    { ...STOP, key: 'gunite_history:3', date: null },
    { ...STOP, key: 'gunite_history:4', was_told: false, old_date: null },
  ];
  const dates = copiedStops(callGroups(stops), 'No date yet').map((row) => row.slice(4, 6));
  expect(dates).toEqual([
    ['2026-03-11', '2026-03-12'],
    ['No date yet', '2026-03-12'],
    ['2026-03-11', 'No date yet'],
    [null, '2026-03-12'],
  ]);
});

test('the copy of a call list has the extension of an office beside its number [KEY-011]', () => {
  expect(copiedStops(callGroups([STOP]), 'No date yet')[0]?.[2]).toBe('(713) 555-0199 ext. 396');
});
