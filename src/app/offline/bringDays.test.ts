import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Permission } from '#domain/access/permissions';
import { createServer } from '../../dataProvider/server';
import { bringDays } from './bringDays';

const STOPS = [
  { category: 'pebble', date: '2026-03-04', job_detail_id: 1, pictures: [] },
  { category: 'pebble', date: '2026-03-04', job_detail_id: 2, pictures: [] },
  { category: 'gunite', date: '2026-03-05', job_detail_id: 3, pictures: [] },
  { category: 'presite', date: '2026-03-05', job_detail_id: 4, pictures: [] },
];

const brought = async (...permissions: Permission[]): Promise<string[]> => {
  const asked: string[] = [];
  const server = createServer({
    getIdToken: async () => 'token',
    waits: [],
    fetch: async (_path, init) => {
      const { query, variables = {} } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
      asked.push(`${/query (\w*)/.exec(query)?.[1]} ${JSON.stringify(variables)}`);
      return Response.json({
        data: { mySchedule: null, myStops: { stops: STOPS }, SupervisorDetail: null, dayStops: [] },
      });
    },
  });
  await bringDays(server, new Set(permissions));
  return asked;
};

beforeEach(() => vi.stubGlobal('navigator', {}));
afterEach(() => vi.unstubAllGlobals());

describe('what a device brings before anybody asked', () => {
  it('has the sheet of each crew day once, of boards that the user sees', async () => {
    const asked = await brought('CAN_VIEW_MOBILE_DASHBOARD', 'CAN_VIEW_MY_JOBS', 'CAN_VIEW_PLASTER_SCHEDULE');
    expect(asked.filter((one) => one.startsWith('DayStops'))).toEqual([
      'DayStops {"category":"pebble","date":"2026-03-04"}',
    ]);
  });

  it('has the places of the stops, and no sheet without the right to a board', async () => {
    const asked = await brought('CAN_VIEW_MOBILE_DASHBOARD', 'CAN_VIEW_MY_JOBS');
    expect(asked.filter((one) => one.includes('"id"')).map((one) => one.replace(/^\w+ /, ''))).toEqual(
      STOPS.map(({ job_detail_id }) => `{"id":${job_detail_id}}`),
    );
    expect(asked.join()).not.toContain('DayStops');
  });
});
