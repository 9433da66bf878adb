import { describe, expect, it } from 'vitest';
import { AppError } from '../errors';
import { PREP } from '../workOrders/types/prep';
import { decideMark, type MarkFacts } from './decideMark';

const TODAY = '2026-03-10';
const subJob = { id: 5, job_id: 3, job_category_id: 2 };
const sources = { subJob, rows: [], crewRows: [], colors: [] };
const decide = (facts: Partial<MarkFacts>, time: string | null, date = TODAY) =>
  decideMark({ subJob, order: null, sources: null, ...facts }, { type: PREP, date, mark: 'arrived', time }, TODAY)
    .changes;
const order = { id: 8, work_order_date: '2026-03-09', driver_in: null, on_job: null, leave_job: null };

describe('a mark at a stop', () => {
  it('starts the order of its day with its time [FLD-003]', () => {
    expect(decide({ sources }, '07:15', '2026-03-11')).toMatchObject([
      { op: 'insert', set: { on_job: '07:15', work_order_date: '2026-03-11', created_date: TODAY, job_detail_id: 5 } },
    ]);
  });

  it('takes an order along to its day, and changes nothing twice [FLD-003]', () => {
    expect(decide({ order }, '07:15')).toEqual([
      {
        entity: 'prep_work_order',
        id: 8,
        op: 'update',
        set: { work_order_date: TODAY, on_job: '07:15' },
        job_id: 3,
      },
    ]);
    expect(decide({ order: { ...order, on_job: '07:15' } }, '07:20')).toEqual([]);
  });

  it('that is taken back leaves the order on its day, and starts none', () => {
    expect(decide({ order: { ...order, on_job: '07:15' } }, null)).toMatchObject([{ set: { on_job: null } }]);
    expect(decide({}, null)).toEqual([]);
  });

  it('is refused on a day that nobody plans for, and for a category without such orders', () => {
    const faultOf = (act: () => unknown): unknown => {
      try {
        return act();
      } catch (error) {
        return error instanceof AppError && error.details.fields?.map(({ path }) => path);
      }
    };
    expect(faultOf(() => decide({ sources }, '07:15', '2099-01-01'))).toEqual(['date']);
    const gunite = { ...subJob, job_category_id: 1 };
    expect(faultOf(() => decide({ subJob: gunite, sources }, '07:15'))).toEqual(['job_detail_id']);
  });
});
