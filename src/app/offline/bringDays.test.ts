import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Permission } from '#domain/access/permissions';
import { createServer } from '../../dataProvider/server';
import { bringDays } from './bringDays';

const STOPS = [
  { category: 'pebble', date: '2026-03-04', job_detail_id: 1, pictures: [] },
  { category: 'pebble', date: '2026-03-04', job_detail_id: 2, pictures: [] },
  { category: 'gunite', date: '2026-03-05', job_detail_id: 3, pictures: [] },
  { category: 'presite', kind: 'PRESITE', date: '2026-03-05', job_detail_id: 4, pictures: [] },
];
const ORDERS = [
  { ...STOPS[0], job_detail_id: 5, order_type: 'pebble', work_order: { id: 50 }, may_write: true },
  { ...STOPS[0], job_detail_id: 6, order_type: 'pebble', work_order: { id: 60 }, may_write: false },
  { ...STOPS[0], job_detail_id: 7, order_type: 'pebble', work_order: null, may_write: true },
];

const IN_FIELD: readonly Permission[] = ['CAN_VIEW_MOBILE_DASHBOARD', 'CAN_VIEW_MY_JOBS'];

const brought = async (
  permissions: readonly Permission[],
  stops: readonly object[] = STOPS,
  before = new Set<string>(),
): Promise<string[]> => {
  const asked: string[] = [];
  const server = createServer({
    getIdToken: async () => 'token',
    waits: [],
    fetch: async (_path, init) => {
      const { query, variables = {} } = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
      asked.push(`${/query (\w*)/.exec(query)?.[1]} ${JSON.stringify(variables)}`);
      return Response.json({
        data: { mySchedule: null, myStops: { stops }, SupervisorDetail: null, dayStops: [] },
      });
    },
  });
  await bringDays(server, new Set(permissions), async (table, id) => asked.push(`${table} ${id}`), before);
  return asked;
};

beforeEach(() => vi.stubGlobal('navigator', {}));
afterEach(() => vi.unstubAllGlobals());

describe('what a device brings before anybody asked', () => {
  it('has the sheet of each crew day once, of boards that the user sees', async () => {
    const asked = await brought([...IN_FIELD, 'CAN_VIEW_PLASTER_SCHEDULE']);
    expect(asked.filter((one) => one.startsWith('DayStops'))).toEqual([
      'DayStops {"category":"pebble","date":"2026-03-04"}',
    ]);
  });

  it('has the places of the stops, and no sheet without the right to a board', async () => {
    const asked = await brought(IN_FIELD);
    expect(asked.filter((one) => one.startsWith('SupervisorDetail')).map((one) => one.replace(/^\w+ /, ''))).toEqual(
      STOPS.map(({ job_detail_id }) => `{"id":${job_detail_id}}`),
    );
    expect(asked.join()).not.toContain('DayStops');
  });

  it('has the form of each site check, and of each order that was begun and may be filled in [FLD-008]', async () => {
    const asked = await brought(IN_FIELD, [...STOPS, ...ORDERS]);
    expect(asked.filter((one) => /^(Presite|WorkOrder|pebble)/.test(one))).toEqual([
      'PresiteLists {}',
      'PresiteVisit {"id":4}',
      'WorkOrderLists {}',
      'WorkOrderPlace {"id":5}',
      'pebble_work_order 50',
    ]);
  });

  it('asks for a form once while the page is open, and for that of an order that is begun later', async () => {
    const before = new Set<string>();
    const [later] = [{ ...ORDERS[2], key: 'later' }];
    await brought(IN_FIELD, [...STOPS, ...ORDERS, later], before);
    const again = await brought(IN_FIELD, [...STOPS, ...ORDERS, { ...later, work_order: { id: 70 } }], before);
    expect(again.filter((one) => /^(Presite|pebble)/.test(one))).toEqual(['pebble_work_order 70']);
  });

  it('asks for no list of a form that no stop has', async () => {
    expect((await brought(IN_FIELD, STOPS.slice(0, 3))).join()).not.toMatch(/Lists/);
  });
});
