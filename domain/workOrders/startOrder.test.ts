import { describe, expect, it } from 'vitest';
import { newOrderValues, startOrder, type OrderSources } from './startOrder';
import { PEBBLE } from './types/pebble';
import { PREP } from './types/prep';

const TODAY = '2026-03-10';
const sources = (given: Partial<OrderSources> = {}): OrderSources => ({
  subJob: { id: 5, job_id: 3, job_category_id: 2 },
  rows: [],
  crewRows: [],
  colors: [],
  ...given,
});
const crewRow = (id: number, on_day: string | null) => ({ id, crew_id: id, work_order_date: on_day, on_day });
const headOf = (given: Partial<OrderSources>) => startOrder(PREP, sources(given), TODAY)[0]?.set;

describe('a new work order', () => {
  it('takes crew and date from the row of today, else from that of the nearest day [WO-028]', () => {
    const rows = [crewRow(1, null), crewRow(2, '2026-03-14'), crewRow(3, '2026-03-07'), crewRow(4, '2026-03-13')];
    expect(headOf({ crewRows: rows })).toMatchObject({ crew_id: 3, work_order_date: '2026-03-07' });
    expect(headOf({ crewRows: [...rows, crewRow(5, TODAY)] })).toMatchObject({ crew_id: 5, work_order_date: TODAY });
    expect(headOf({ crewRows: [crewRow(1, null), crewRow(2, null)] })).toMatchObject({
      crew_id: 1,
      work_order_date: TODAY,
    });
  });

  it('takes over what the sub-job says by the same name, but not its notes [WO-028]', () => {
    const rows = [{ id: 9, notes: 'of the office', crew_id: 8, depth_low: 3.5 }];
    expect(startOrder(PEBBLE, sources({ rows }), TODAY)[0]?.set).toEqual({
      depth_low: 3.5,
      work_order_date: TODAY,
      created_date: TODAY,
      job_id: 3,
      job_detail_id: 5,
    });
  });

  it('has the colors of the sub-job with what is added to them [WO-028]', () => {
    const colors = [{ id: 7, values: { color_id: 4, notes: null }, additives: [2] }];
    expect(startOrder(PEBBLE, sources({ colors }), TODAY).slice(1)).toMatchObject([
      {
        entity: 'pebble_work_order_color',
        key: 'color 7',
        set: { color_id: 4 },
        refs: { pebble_work_order_id: 'order' },
      },
      {
        entity: 'pebble_work_order_color_addition',
        set: { additive_id: 2 },
        refs: { pebble_work_order_color_id: 'color 7' },
      },
    ]);
  });

  it('has a form that begins with the same, before anything is made [FLD-011]', () => {
    const given = sources({
      rows: [{ id: 9, depth_low: 3.5 }],
      colors: [{ id: 7, values: { color_id: 4, notes: null }, additives: [2] }],
    });
    expect(newOrderValues(PEBBLE, given, TODAY)).toEqual({
      depth_low: 3.5,
      work_order_date: TODAY,
      job_detail_id: 5,
      color_additions: [{ id: 7, color_id: 4, notes: null, additions: [{ id: 2, additive_id: 2 }] }],
    });
    expect(newOrderValues(PREP, sources(), TODAY)).toEqual({ work_order_date: TODAY, job_detail_id: 5 });
  });
});
