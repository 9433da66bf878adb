import { describe, expect, it } from 'vitest';
import type { SubJobDraft } from '#domain/jobs/draft';
import { aSubJob, WARRANTY_JOB } from '../stories/storyJobs';
import { orderName, WORK_ORDER_LINKS } from './workOrderLinks';

const linksOf = (category: number, subJob: SubJobDraft): string[][] =>
  (WORK_ORDER_LINKS[category] ?? [])
    .filter(({ isIn }) => isIn?.(subJob) ?? true)
    .map(({ label, path }) => [label.en, path(12, 34)]);

describe('the work orders and cards of a sub-job', () => {
  it('of gunite and pebble are new orders and cards of their kind [SUB-013 SUB-016]', () => {
    expect(linksOf(1, aSubJob(1))).toEqual([
      ['New Gunite Work Order', '/job/12/34/work-order/new/gunite'],
      ['New Boulder Work Order', '/job/12/34/work-order/new/boulder'],
      ['Gunite Card', '/job/12/gunite/34'],
    ]);
    expect(linksOf(2, aSubJob(2))).toEqual([
      ['New Pebble Work Order', '/job/12/34/work-order/new/pebble'],
      ['New Daily Work Order', '/job/12/34/work-order/new/daily'],
      ['Pebble Card', '/job/12/pebble/34'],
      ['Prep Card', '/job/12/prep/34'],
    ]);
  });

  it('of a warranty are repair orders, with boulder orders for that division [SUB-013]', () => {
    expect(linksOf(3, aSubJob(3))).toEqual([['New Repair Work Order', '/job/12/34/work-order/new/repair']]);
    expect(linksOf(3, WARRANTY_JOB).at(-1)).toEqual(['New Boulder Work Order', '/job/12/34/work-order/new/boulder']);
  });

  it('are named by type and number, repairs with when they were done [SUB-026 WAR-019]', () => {
    const order = { id: 7, is_complete: false, date_completed: null };
    expect(orderName({ ...order, type: 'gunite' }).en).toBe('Gunite Work Order 7');
    expect(orderName({ ...order, type: 'daily' }).en).toBe('Daily Work Order 7');
    expect(orderName({ ...order, type: 'repair' }).en).toBe('Repair Work Order 7 - (Incomplete)');
    expect(orderName({ ...order, type: 'repair', date_completed: '2026-04-03' }).en).toBe(
      'Repair Work Order 7 - 04/03/2026',
    );
    expect(orderName({ ...order, type: 'repair' }).es).toBe('Orden de reparación 7 - (Incompleta)');
  });
});
