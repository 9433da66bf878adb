import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../dataProvider/CallError';
import { appState } from '../../connectivity/appState';
import { fieldRows } from '../../connectivity/fieldRows';
import { checkKey } from '../../connectivity/fieldWork';
import { closeRows } from '../../store/keptRows';
import { holdCheck } from '../../siteCheck/heldChecks';
import { visitsOf } from '../../siteCheck/openVisits';
import { sendKeptChecks } from '../../siteCheck/sendKeptChecks';
import type { Answers, Checklist } from '../../siteCheck/siteCheckApi';
import { fakePresiteApi, type FakeServer } from '../stories/fakePresiteApi';
import { aDay, anItem } from '../stories/presiteData';

const ITEM = anItem(1);
const ID = ITEM.job_detail_id;
const KEY = checkKey('7', ID);
/** What stands on the disk. */
const kept = async (): Promise<unknown> => {
  await fieldRows.load();
  return fieldRows.one(KEY) ?? null;
};

/** A device whose closed tab has left answers over what was stored then. */
const aDevice = async (typed: Answers, server: FakeServer = {}, over: Partial<Checklist['presite']> = {}) => {
  const api = fakePresiteApi(aDay([ITEM]), server);
  const stored = await api.visit(ID);
  if (!stored) throw new Error('no visit');
  await fieldRows.put(KEY, '7', { typed, over: { ...stored.presite, ...over } });
  return { api, sent: () => api.calls.filter((call) => call.startsWith('fill in')) };
};

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  await fieldRows.load();
  appState.open(7);
});
afterEach(() => {
  closeRows();
  vi.unstubAllGlobals();
});

describe('answers of a check that a closed tab has left', () => {
  it('are sent without opening the visit, and wait no more', async () => {
    const { api, sent } = await aDevice({ is_water_on_site: true });
    await sendKeptChecks(api);
    expect(sent()).toEqual([`fill in ${ID} with {"is_water_on_site":true}`]);
    expect(await kept()).toBeNull();
  });

  it('are left to a sheet that is open: it would meet itself as somebody else, and lose what was typed since [KEY-010]', async () => {
    const id = anItem(3).job_detail_id;
    const api = fakePresiteApi(aDay([anItem(3)]), { delay: 20 });
    const visit = await visitsOf(api).open(id);
    if (!visit) throw new Error('no visit');
    visit.fill('access_notes', 'Ga', 'soon');
    await vi.waitFor(async () => {
      await fieldRows.load();
      expect(fieldRows.one(checkKey('7', id))).toMatchObject({ typed: { access_notes: 'Ga' } });
    });
    const turn = sendKeptChecks(api);
    visit.fill('access_notes', 'Gate', 'soon');
    await turn;
    await visit.send();
    await vi.waitFor(() => expect(visit.hasUnsent()).toBe(false));
    expect((await api.visit(id))?.presite.access_notes).toBe('Gate');
    expect(visit.state.get().problem).toBeNull();
  });

  it('are left to another tab that has them open, until it is closed', async () => {
    const other = anItem(2).job_detail_id;
    const api = fakePresiteApi(aDay([anItem(2)]));
    const stored = await api.visit(other);
    await fieldRows.put(checkKey('7', other), '7', { typed: { is_water_on_site: true }, over: stored?.presite });
    const letGo = await holdCheck(other);
    await sendKeptChecks(api);
    const sent = (): number => api.calls.filter((call) => call.startsWith('fill in')).length;
    expect(sent()).toBe(0);
    letGo();
    await vi.waitFor(async () => {
      await sendKeptChecks(api);
      expect(sent()).toBe(1);
    });
  });

  it('wait on while nobody answers', async () => {
    const fillIn = (): void => {
      throw new CallError('no network');
    };
    const { api } = await aDevice({ is_water_on_site: true }, { fillIn });
    await sendKeptChecks(api);
    expect(await kept()).toMatchObject({ typed: { is_water_on_site: true } });
  });

  it('wait no more when the server has them: only its answer was lost', async () => {
    const { api, sent } = await aDevice({});
    await sendKeptChecks(api);
    expect([sent(), await kept()]).toEqual([[], null]);
  });

  it('stay where somebody filled in the same first, until the sheet says so', async () => {
    const found = await fakePresiteApi(aDay([ITEM])).visit(ID);
    const before = found?.presite.access_notes === 'Ask first' ? 'Other' : 'Ask first';
    const { api, sent } = await aDevice({ access_notes: 'Gate' }, {}, { access_notes: before });
    await sendKeptChecks(api);
    expect(sent()).toEqual([]);
    expect(await kept()).toMatchObject({ typed: { access_notes: 'Gate' } });
  });

  it('stay where the visit is gone, and do not hold up others', async () => {
    const { api, sent } = await aDevice({ is_water_on_site: true });
    await fieldRows.put(checkKey('7', 1), '7', { typed: { is_steel_done: true }, over: { comments: [] } });
    await sendKeptChecks({
      ...api,
      visit: async (id) => (id === ID ? api.visit(id) : Promise.reject(new CallError('gone', 404))),
    });
    expect(sent()).toHaveLength(1);
    await kept();
    expect(fieldRows.all('').map(({ key }) => key)).toEqual([checkKey('7', 1)]);
  });
});
