import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { newSubJobDraft } from '#domain/subJobs/newSubJobDraft';
import { settleFacts } from '#domain/subJobs/settleFacts';
import { workOrderType } from '#domain/workOrders/workOrderTypes';
import { deviceSiteCheckApi } from '../../siteCheck/deviceSiteCheckApi';
import type { SyncKind } from '../sync/change';
import { openWorkspaceDatabase, type WorkspaceDatabase } from '../workspace/database';
import { registerDevice } from '../workspace/device';
import { openDevice, type OpenDevice } from '../workspace/openDevice';
import { deviceOrdersOf, startDeviceOrder } from './deviceOrders';

const none = { statuses: [], crews: [], employees: [], phases: [], guniteTypes: [], priorities: [] };
const facts = settleFacts({ today: '2026-03-02', ...none });
const SUB_JOB = { ...newSubJobDraft('34', { id: 2, name: 'Pebble' }, facts), id: 34, version: 3 };
const JOB = { ...newJobDraft('2026-03-02'), id: 12, version: 5, name: 'Oak', sub_jobs: [SUB_JOB] };
const FOREMAN = new Set(['CAN_EDIT_FOREMAN_PEBBLE_DAILY_WORK_ORDER'] as const);

/** What was kept last stands. */
const kind: SyncKind<Record<string, unknown>> = {
  read: async () => null,
  merge: (_base, mine, theirs) => ({ merged: { ...theirs, ...mine }, contested: [] }),
  request: () => null,
  stored: () => ({ id: 0, draft: {} }),
  numbered: (draft) => draft,
  withNumbers: (draft) => draft,
};

let database: WorkspaceDatabase;
let phone: OpenDevice;
beforeEach(async () => {
  vi.stubGlobal('navigator', {});
  Dexie.dependencies.indexedDB = new IDBFactory();
  database = openWorkspaceDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  phone = openDevice(database, 1, () => kind);
  registerDevice(phone);
  await phone.keepCopies([
    { key: 'job:12', value: JOB, stamp: 'a' },
    { key: 'reach:12', value: [] },
    {
      key: 'work_order:pebble_daily_work_order:9',
      value: { id: 9, job_detail_id: 34, is_complete: false, version: 1 },
    },
    {
      key: 'work_order:pebble_daily_work_order:10',
      value: { id: 10, job_detail_id: 35, is_complete: true, version: 1 },
    },
  ]);
});
afterEach(() => {
  registerDevice(null);
  database.dexie.close();
  vi.unstubAllGlobals();
});

const daily = () => {
  const type = workOrderType('daily');
  if (!type) throw new Error('no such type');
  return type;
};

describe('the work orders of a sub-job on a device', () => {
  it('are those that were brought with its job, to be filled in by whom their type lets [WO-020]', async () => {
    const { items, editable, fillable } = await deviceOrdersOf(34, FOREMAN);
    expect(items).toEqual([{ type: 'daily', id: 9, is_complete: false, date_completed: null }]);
    expect([editable, fillable]).toEqual([[], ['daily']]);
    expect((await deviceOrdersOf(34, new Set())).fillable).toEqual([]);
    await expect(deviceOrdersOf(99, FOREMAN)).rejects.toThrow('This record is not available offline.');
  });

  it('are started once a visit, of the types that the user may fill in alone [WO-031]', async () => {
    const place = await deviceOrdersOf(34, FOREMAN);
    const first = await startDeviceOrder(daily(), place, 'one visit', '2026-03-02');
    expect(await startDeviceOrder(daily(), place, 'one visit', '2026-03-02')).toBe(first);
    expect((await deviceOrdersOf(34, FOREMAN)).items.map(({ id }) => id)).toEqual([first, 9]);
    const [change] = await phone.store.all();
    expect(change?.key).toMatch(/^work_order:pebble_daily_work_order:tmp-/);
    expect(change).toMatchObject({
      id: null,
      local: first,
      mine: { job_detail_id: 34, work_order_date: '2026-03-02' },
    });
    const reader = await deviceOrdersOf(34, new Set());
    await expect(startDeviceOrder(daily(), reader, 'another', '2026-03-02')).rejects.toThrow(
      'This record is not available offline.',
    );
    expect(await phone.store.all()).toHaveLength(1);
  });
});

describe('the check of a site on a device', () => {
  it('is filled in as a change of its job, which outlives the tab', async () => {
    const call = { id: 34, job_id: 12, version: 3 };
    await deviceSiteCheckApi.fillIn({ ...call, answers: { is_water_on_site: true } });
    await deviceSiteCheckApi.fillIn({ ...call, answers: { access_notes: 'Gate on the left', comment: 'Dog' } });
    const visit = await deviceSiteCheckApi.visit(34);
    expect(visit?.presite).toMatchObject({ is_water_on_site: true, access_notes: 'Gate on the left' });
    expect(visit?.presite.comments.map(({ comment }) => comment)).toEqual(['Dog']);
    expect(await phone.store.all()).toMatchObject([
      { key: 'job:12', id: 12, base: JOB, mine: { sub_jobs: [{ presite: { is_water_on_site: true } }] } },
    ]);
    await expect(deviceSiteCheckApi.visit(99)).rejects.toThrow('This record is not available offline.');
  });
});
