import { describe, expect, it } from 'vitest';
import { CallError } from '../../dataProvider/CallError';
import { fakePresiteApi, type FakeServer } from '../stories/fakePresiteApi';
import { aDay, anItem, LISTS } from '../stories/presiteData';
import type { KeptAnswers } from '../../siteCheck/keptAnswers';
import { createVisit, shownCheck, visitIssues } from '../../siteCheck/createVisit';

const settle = (milliseconds = 30): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const ITEM = anItem(1);
const ID = ITEM.job_detail_id;
const [, OTHER = null] = LISTS.slurryTypes;

const open = async (server: FakeServer = {}) => {
  const api = fakePresiteApi(aDay([ITEM]), server);
  const stored = await api.visit(ID);
  if (!stored) throw new Error('no visit');
  const visit = createVisit(stored, api);
  const sent = (): string[] => api.calls.filter((call) => call.startsWith('fill in'));
  return { api, visit, sent, shown: () => shownCheck(visit.state.get()) };
};

describe('a visit that is filled in', () => {
  it('sends each answer at once, with the version that the one before left', async () => {
    const { visit, sent, shown } = await open({ delay: 5 });
    visit.fill('is_water_on_site', true);
    visit.fill('is_steel_done', false);
    visit.fill('is_steel_done', true);
    expect(shown()).toMatchObject({ is_water_on_site: true, is_steel_done: true });
    await settle();
    expect(sent()).toEqual([
      `fill in ${ID} with {"is_water_on_site":true}`,
      `fill in ${ID} with {"is_steel_done":true}`,
    ]);
    expect(visit.state.get()).toMatchObject({ typed: {}, problem: null, isSaved: true });
  });

  it('keeps the blank at the end of a note that the server stored without it: the hand goes on behind it [KEY-010]', async () => {
    const api = fakePresiteApi(aDay([ITEM]), {});
    const stored = await api.visit(ID);
    if (!stored) throw new Error('no visit');
    const visit = createVisit(stored, {
      visit: (id) => api.visit(id),
      fillIn: async (call) => {
        const { version, presite } = await api.fillIn(call);
        return { version, presite: { ...presite, access_notes: presite.access_notes?.trim() ?? null } };
      },
    });
    const sent = (): number => api.calls.filter((call) => call.startsWith('fill in')).length;
    visit.fill('access_notes', 'Gate ');
    await settle();
    expect(shownCheck(visit.state.get()).access_notes).toBe('Gate ');
    expect([sent(), visit.hasUnsent()]).toEqual([1, false]);
    void visit.send();
    await settle();
    expect(sent()).toBe(1);
    visit.fill('access_notes', 'Gate on the left');
    await settle();
    expect(shownCheck(visit.state.get()).access_notes).toBe('Gate on the left');
    expect([sent(), visit.hasUnsent()]).toEqual([2, false]);
    expect(visit.state.get().typed).toEqual({});
  });

  it('keeps an answer that is emptied while another one is on its way, or is refused [KEY-010]', async () => {
    let isRefusing = false;
    const fillIn = (): void => {
      if (isRefusing) throw new CallError('Refused', 422);
    };
    const { api, visit, shown } = await open({ delay: 5, fillIn });
    api.fillInElsewhere(ID, { feet_of_hose_needed: 71, access_notes: 'Gate' });
    await visit.refresh();
    visit.fill('is_steel_done', true);
    visit.fill('feet_of_hose_needed', null, 'soon');
    await settle();
    expect(shown()).toMatchObject({ is_steel_done: true, feet_of_hose_needed: null });
    expect((await api.visit(ID))?.presite).toMatchObject({ is_steel_done: true, feet_of_hose_needed: null });
    isRefusing = true;
    visit.fill('is_steel_done', false);
    visit.fill('access_notes', null, 'soon');
    await settle();
    expect(shown()).toMatchObject({ is_steel_done: true, access_notes: null });
    isRefusing = false;
    await visit.send();
    expect((await api.visit(ID))?.presite.access_notes).toBeNull();
  });

  it('keeps what is not sent while there is no connection, and sends it later', async () => {
    let isDown = true;
    const fillIn = (): void => {
      if (isDown) throw new CallError('no network');
    };
    const { api, visit, shown } = await open({ fillIn });
    visit.fill('access_notes', 'Gate on the left');
    await settle();
    expect(visit.state.get().problem).toEqual({ kind: 'unsent' });
    expect(visit.hasUnsent()).toBe(true);
    visit.fill('is_stub_out', true);
    await settle();
    isDown = false;
    void visit.send();
    await settle();
    expect(visit.hasUnsent()).toBe(false);
    expect((await api.visit(ID))?.presite).toMatchObject({ access_notes: 'Gate on the left', is_stub_out: true });
    expect(shown()).toMatchObject({ access_notes: 'Gate on the left', is_stub_out: true });
  });

  it('lays what only one filled in over what others filled in, and tells whoever was second', async () => {
    const { api, visit, shown } = await open();
    api.fillInElsewhere(ID, { is_job_caved_in: true });
    visit.fill('is_weeping', true);
    await settle();
    expect(shown()).toMatchObject({ is_job_caved_in: true, is_weeping: true });
    expect(visit.state.get().problem).toBeNull();
    api.fillInElsewhere(ID, { feet_of_hose_needed: 120 });
    visit.fill('feet_of_hose_needed', 80);
    await settle();
    expect(shown().feet_of_hose_needed).toBe(120);
    expect(visit.state.get().problem).toEqual({ kind: 'theirs', name: 'Ana Ruiz', fields: ['feet_of_hose_needed'] });
  });

  it('keeps the stored count while a text that means nothing stands over it, and what was not sent before [KEY-010]', async () => {
    const { api, visit, sent, shown } = await open();
    api.fillInElsewhere(ID, { feet_of_hose_needed: 4 });
    await visit.refresh();
    visit.fill('feet_of_hose_needed', 3, 'soon');
    visit.putBack('feet_of_hose_needed', 4);
    await visit.send();
    expect(sent()).toEqual([]);
    expect([shown().feet_of_hose_needed, visit.hasUnsent()]).toEqual([4, false]);
    // The way to the wrong text was sent already, and said to be saved: that is what is stored.
    visit.fill('feet_of_hose_needed', 12);
    await settle();
    visit.putBack('feet_of_hose_needed', 4);
    expect([shown().feet_of_hose_needed, visit.hasUnsent()]).toEqual([12, false]);
    // It is on its way: what stood before follows it.
    visit.fill('feet_of_hose_needed', 3);
    visit.putBack('feet_of_hose_needed', 12);
    await settle();
    expect((await api.visit(ID))?.presite.feet_of_hose_needed).toBe(12);
  });

  it('takes back what the server refuses, and says why', async () => {
    const fillIn = (): void => {
      throw new CallError('Not allowed', 403, { code: 'FORBIDDEN' });
    };
    const { visit, shown } = await open({ fillIn });
    visit.fill('is_bond_cote', true);
    await settle();
    expect(shown().is_bond_cote).toBeNull();
    expect(visit.state.get().problem).toMatchObject({ kind: 'refused', error: { code: 'FORBIDDEN' } });
  });

  it('waits with "Other" until it is said which, and forgets it with another choice [PRE-006 PRE-021]', async () => {
    const { visit, sent, shown } = await open();
    visit.fill('slurry_type', OTHER);
    await settle();
    expect(sent()).toEqual([]);
    expect(visitIssues(visit.state.get()).get('slurry_type_other')?.message).toBe('Required');
    visit.fill('slurry_type_other', 'River mud');
    await settle();
    expect(sent()).toHaveLength(1);
    visit.fill('slurry_type', { id: 1, name: 'Standard' });
    await settle();
    expect(shown().slurry_type_other).toBeNull();
  });

  it('outlives its tab: the next one shows what was not sent, and sends it', async () => {
    const kept: { now: KeptAnswers | null } = { now: null };
    const keeper = {
      read: () => kept.now,
      keep: async (next: KeptAnswers | null) => {
        kept.now = next;
        return true;
      },
    };
    let isDown = true;
    const fillIn = (): void => {
      if (isDown) throw new CallError('no network');
    };
    const api = fakePresiteApi(aDay([ITEM]), { fillIn });
    const again = async () => {
      const stored = await api.visit(ID);
      if (!stored) throw new Error('no visit');
      return createVisit(stored, api, keeper);
    };
    const closed = await again();
    closed.fill('access_notes', 'Gate on the left');
    closed.fill('is_stub_out', true);
    await settle();
    // Written as it would be to a disk.
    kept.now = JSON.parse(JSON.stringify(kept.now)) as KeptAnswers;
    api.fillInElsewhere(ID, { is_stub_out: false, is_weeping: true });

    isDown = false;
    const visit = await again();
    expect(visit.hasUnsent()).toBe(true);
    expect(visit.state.get().problem).toMatchObject({ kind: 'theirs', fields: ['is_stub_out'] });
    void visit.send();
    await settle();
    expect((await api.visit(ID))?.presite).toMatchObject({
      access_notes: 'Gate on the left',
      is_stub_out: false,
      is_weeping: true,
    });
    expect(kept.now).toBeNull();
  });

  it('is kept no longer where it is stored already: the answer alone was lost, with the page that waited for it [FLD-007]', async () => {
    const api = fakePresiteApi(aDay([ITEM]));
    const before = await api.visit(ID);
    if (!before) throw new Error('no visit');
    const kept: { now: KeptAnswers | null } = { now: { typed: { is_stub_out: true }, over: before.presite } };
    api.fillInElsewhere(ID, { is_stub_out: true });
    const stored = await api.visit(ID);
    if (!stored) throw new Error('no visit');
    const visit = createVisit(stored, api, {
      read: () => kept.now,
      keep: async (next: KeptAnswers | null) => {
        kept.now = next;
        return true;
      },
    });
    await settle();
    expect([kept.now, visit.hasUnsent(), visit.state.get().problem]).toEqual([null, false, null]);
  });

  it('is said to be kept once it is on the disk, and not where the browser keeps nothing [FLD-007]', async () => {
    let answer: (isKept: boolean) => void = () => undefined;
    const keeper = {
      read: () => null,
      keep: () =>
        new Promise<boolean>((resolve) => {
          answer = resolve;
        }),
    };
    const fillIn = (): void => {
      throw new CallError('no network');
    };
    const api = fakePresiteApi(aDay([ITEM]), { fillIn });
    const stored = await api.visit(ID);
    if (!stored) throw new Error('no visit');
    const visit = createVisit(stored, api, keeper);
    visit.fill('is_stub_out', true);
    await settle();
    expect(visit.state.get()).toMatchObject({ problem: { kind: 'unsent' }, kept: 'pending' });
    answer(true);
    await settle();
    expect(visit.state.get().kept).toBe('kept');
    visit.fill('is_weeping', true);
    answer(false);
    await settle();
    expect(visit.state.get().kept).toBe('failed');
  });
});
