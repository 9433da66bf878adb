import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { newSubJobDraft } from '#domain/subJobs/newSubJobDraft';
import { settleFacts } from '#domain/subJobs/settleFacts';
import { workOrderType } from '#domain/workOrders/workOrderTypes';
import { deviceSiteCheckApi } from '../../siteCheck/deviceSiteCheckApi';
import { mode } from '../../connectivity/mode';
import { memoryProvider } from '../../crud/fixtures/memoryProvider';
import type { SyncKind } from '../sync/change';
import { openWorkspaceDatabase, type WorkspaceDatabase } from '../workspace/database';
import { registerDevice } from '../workspace/device';
import { openDevice, type OpenDevice } from '../workspace/openDevice';
import { actionOfNew, newAction } from '../sync/newAction';
import { RESOURCES } from '#domain/generated/resources';
import { recordKind } from './recordKind';
import { deviceOrdersOf, newDeviceOrder } from './deviceOrders';
import { withDevice } from './deviceProvider';

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
  vi.restoreAllMocks();
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

  it('begin with their sub-job and the day, of the types that the user may fill in, and are kept by their first save, once under its key [WO-031 FLD-011]', async () => {
    const begins = newDeviceOrder(daily(), await deviceOrdersOf(34, FOREMAN), '2026-03-02');
    expect(begins).toEqual({ job_detail_id: 34, work_order_date: '2026-03-02' });
    expect(await phone.store.all()).toEqual([]);
    const reader = await deviceOrdersOf(34, new Set());
    expect(() => newDeviceOrder(daily(), reader, '2026-03-02')).toThrow('This record is not available offline.');

    vi.spyOn(mode, 'get').mockReturnValue('offline');
    const provider = withDevice(memoryProvider({}));
    const key = newAction();
    const create = (work_performed: string) =>
      provider.create('pebble_daily_work_order', { data: { ...begins, work_performed }, meta: { key } });
    const { data: first } = await create('Tile');
    // The phone dies before the form hears of it; its draft is saved again.
    const { data: again } = await create('Tile and coping');
    expect(again.id).toBe(first.id);
    const [change, ...more] = await phone.store.all();
    expect(more).toEqual([]);
    expect(change).toMatchObject({ id: null, local: first.id, mine: { work_performed: 'Tile and coping' } });
    expect(change && actionOfNew(change.key)).toBe(key);
    expect((await deviceOrdersOf(34, FOREMAN)).items.map(({ id }) => id)).toEqual([first.id, 9]);
  });
});

describe('a draft of a new order that outlived its save', () => {
  it('leaves what was typed into the waiting order since, and brings what is new in it [FLD-011]', async () => {
    const resource = RESOURCES.find(({ name }) => name === 'pebble_daily_work_order');
    if (!resource) throw new Error('no such resource');
    const own = recordKind(
      resource,
      () => undefined,
      async () => ({}),
    );
    phone = openDevice(database, 1, () => own);
    registerDevice(phone);
    vi.spyOn(mode, 'get').mockReturnValue('offline');
    const provider = withDevice(memoryProvider({}));
    const key = newAction();
    const kept = { job_detail_id: 34, work_performed: 'Tile', notes: null };
    const table = 'pebble_daily_work_order';
    const { data: first } = await provider.create(table, { data: kept, meta: { key, since: kept } });
    const { data: waiting } = await provider.getOne(table, { id: first.id });
    await provider.update(table, {
      id: first.id,
      data: { ...waiting, work_performed: 'Tile and coping' },
      previousData: waiting,
    });
    const restored = { ...kept, notes: 'Gate 7' };
    const { data: again } = await provider.create(table, { data: restored, meta: { key, since: kept } });
    expect(again).toMatchObject({ id: first.id, work_performed: 'Tile and coping', notes: 'Gate 7' });
    expect(await phone.store.all()).toMatchObject([{ mine: { work_performed: 'Tile and coping', notes: 'Gate 7' } }]);
    // Where both changed a field nothing is dropped in silence: what waits stands, and the form asks.
    const other = { ...kept, work_performed: 'Coping' };
    await expect(provider.create(table, { data: other, meta: { key, since: kept } })).rejects.toMatchObject({
      current: { id: first.id, work_performed: 'Tile and coping' },
      isOwn: true,
    });
    expect(await phone.store.all()).toMatchObject([{ mine: { work_performed: 'Tile and coping', notes: 'Gate 7' } }]);
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
