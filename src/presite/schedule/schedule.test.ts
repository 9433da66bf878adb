import { afterEach, describe, expect, it, vi } from 'vitest';
import type { HeldOn } from '#domain/live';
import { PRESITE_DIVISIONS } from '#domain/presite/schedule/divisions';
import type { LiveEvent } from '../../live/liveEvent';
import { SILENT, type LiveStream } from '../../live/liveStream';
import { fakePresiteApi, type FakeServer } from '../stories/fakePresiteApi';
import { aDay, DAY, SUPERVISORS } from '../stories/presiteData';
import { createSchedule } from './createSchedule';
import type { Span } from './presiteApi';
import { followLive } from './followLive';
import { createScheduleStore } from './scheduleStore';

const [GUNITE, PEBBLE] = [-2, -3];
const OVERBY = SUPERVISORS.OVERBY.id;

/** A column of the shown day. */
const to = (id: number) => ({
  id,
  date: DAY,
  division: PRESITE_DIVISIONS.find(({ unassigned }) => unassigned === id) ?? null,
  supervisor: Object.values(SUPERVISORS).find((one) => one.id === id) ?? null,
});

const settle = (milliseconds = 20): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const open = (server: FakeServer = {}, span: Span = 'day') => {
  const errors: string[] = [];
  const held: string[] = [];
  const api = fakePresiteApi(aDay(), server);
  const store = createScheduleStore(
    { ...aDay(), span },
    { presite_gunite: true, presite_pebble: true },
    new Set([2, 3]),
  );
  const schedule = createSchedule({
    store,
    api,
    language: () => 'en',
    isOnline: () => true,
    isFollowing: () => false,
    showError: (text) => errors.push(text),
    live: { hold: ({ card_key, is_held }) => held.push(`${card_key} ${is_held}`) },
  });
  return { api, store, schedule, errors, held, columnOf: (id: number) => store.shown.get().places.get(id)?.id };
};

afterEach(() => vi.unstubAllGlobals());

describe('an assignment', () => {
  it('stands on the screen at once, goes to the server with its version, and the day is asked again [PSC-008 PSC-015]', async () => {
    const { schedule, api, columnOf } = open();
    schedule.assign([1], to(OVERBY));
    expect(columnOf(1)).toBe(OVERBY);
    await settle();
    expect(api.calls).toEqual([`assign 1 to ${OVERBY} on ${DAY}, version 1`, `load ${DAY}`]);
    expect([columnOf(1), schedule.said.get().text]).toEqual([
      OVERBY,
      'Abbott Residence goes to Winston Overby, 03/04/2026.',
    ]);
  });
  it('of a column that stays the same object draws nothing else anew', () => {
    const { schedule, store } = open();
    const before = store.shown.get().byKey;
    schedule.assign([1], to(OVERBY));
    const after = store.shown.get().byKey;
    expect([...after].filter(([id, column]) => before.get(id) !== column).map(([key]) => Number(key))).toEqual([
      GUNITE,
      OVERBY,
    ]);
  });
  it('goes back alone when it fails, with its later ones, the message of a failure, and a new question [PSC-018]', async () => {
    const { schedule, api, errors, columnOf } = open({
      refuses: { message: 'An error has occurred.', code: 'INTERNAL_SERVER_ERROR' },
    });
    schedule.assign([1], to(OVERBY));
    schedule.assign([1], to(SUPERVISORS.SHEFFIELD.id));
    await settle();
    expect([columnOf(1), errors, schedule.assigner.isBusy(), schedule.notice.get()]).toEqual([
      GUNITE,
      ['Error, please try again.'],
      false,
      null,
    ]);
    expect(api.calls.filter((call) => call.startsWith('load'))).toHaveLength(1);
  });
  it('leaves another one where it was put when it fails', async () => {
    const { schedule, store, columnOf } = open({ delay: 5, refuses: { message: 'no', code: 'CONFLICT' } });
    schedule.assign([1], to(OVERBY));
    schedule.assign([2], to(SUPERVISORS.PRADO.id));
    await settle(8);
    expect([columnOf(1), columnOf(2)]).toEqual([GUNITE, SUPERVISORS.PRADO.id]);
    await settle();
    expect([columnOf(2), store.item(2)?.version]).toEqual([PEBBLE, 1]);
  });
  it('carries the version that the one before it made', async () => {
    const { schedule, api } = open();
    schedule.assign([1], to(OVERBY));
    schedule.assign([1], to(SUPERVISORS.SHEFFIELD.id));
    await settle();
    expect(api.calls.filter((call) => call.startsWith('assign')).map((call) => call.at(-1))).toEqual(['1', '2']);
  });
  it('is refused before it is sent, in words [PSC-009]', () => {
    const { schedule, api, errors, columnOf } = open();
    expect(schedule.assign([1], to(SUPERVISORS.PRADO.id))).toBe(false);
    expect([columnOf(1), api.calls, errors]).toEqual([
      GUNITE,
      [],
      ['Lucinda Prado does not supervise presites of Gunite.'],
    ]);
  });
  it('is undone by its own notice, and done again', async () => {
    const { schedule, columnOf } = open();
    schedule.assign([1], to(OVERBY));
    const back = schedule.notice.get()?.back;
    await schedule.undo(back?.way === 'undo' ? back.ticket : undefined);
    await settle();
    expect(columnOf(1)).toBe(GUNITE);
    await schedule.redo();
    await settle();
    expect([columnOf(1), schedule.assigner.history.get().redo]).toEqual([OVERBY, []]);
  });
  it('that is then refused takes no earlier one back when it was to be undone', async () => {
    const server: FakeServer = {};
    const { schedule, api, columnOf } = open(server);
    schedule.assign([1], to(OVERBY));
    await settle();
    server.refuses = { message: 'An error has occurred.', code: 'INTERNAL_SERVER_ERROR' };
    schedule.assign([2], to(SUPERVISORS.PRADO.id));
    await schedule.undo();
    expect([columnOf(1), columnOf(2), schedule.assigner.history.get().undo.length]).toEqual([OVERBY, PEBBLE, 1]);
    expect(api.calls.filter((call) => call.startsWith('undo'))).toEqual([]);
  });
  it('gives an item without a date the shown day, and leaves it where it is', async () => {
    const { schedule, api, columnOf } = open();
    schedule.plan([11], DAY);
    await settle();
    expect([columnOf(11), api.calls[0]]).toEqual([OVERBY, `assign 11 to ${OVERBY} on ${DAY}, version 1`]);
  });
});

describe('several presites of a week', () => {
  it('are told their day where nobody has them, and that they lose it [SDY-017]', () => {
    const { schedule } = open({}, 'week');
    schedule.assign([5], to(GUNITE));
    expect(schedule.said.get().text).toBe('Garza Spa goes to Unassigned Gunite, 03/04/2026.');
    schedule.assign([5], { ...to(GUNITE), date: null });
    expect(schedule.said.get().text).toBe('Garza Spa goes to Unassigned Gunite, without a date.');
    schedule.assign([9], { ...to(GUNITE), date: null });
    expect(schedule.said.get().text).toMatch(/ has neither supervisor nor day\.$/);
  });
  it('keep their menu when the one that it belongs to is gone, and lose it with the last [SDY-017]', async () => {
    const { schedule, api } = open({}, 'week');
    for (const id of ['5', '7']) schedule.selection.toggle(id);
    schedule.menu.set({ id: 5, anchor: { nodeType: 1 } as unknown as Element });
    api.change(5, { checkin_date: DAY });
    schedule.refresher.refresh();
    await settle();
    expect([schedule.menu.get()?.id, schedule.selection.keys.get()]).toEqual([7, ['7']]);
    api.change(7, { checkin_date: DAY });
    schedule.refresher.refresh();
    await settle();
    expect([schedule.menu.get(), schedule.selection.keys.get()]).toEqual([null, []]);
  });
});

/** By pointer, from its column to over another one. */
const carryOver = (schedule: ReturnType<typeof createSchedule>, id: number, column: number): void => {
  vi.stubGlobal('requestAnimationFrame', () => 1);
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  schedule.drag.setSurface(() => ({ scroll: () => false, look: () => String(column) }));
  schedule.pickUp(id, 'pointer', { x: 0, y: 0 });
  schedule.drag.carry({ x: 9, y: 9 });
};

describe('a card in the hand', () => {
  it('goes by keyboard to the columns that take it, and hears why others do not', () => {
    const { schedule, columnOf } = open();
    schedule.pickUp(1, 'keyboard');
    schedule.drag.step('right');
    expect(schedule.said.get().text).toBe('This is a presite of Gunite: it goes to that column. Winston Overby');
    schedule.drag.step('right');
    expect(schedule.said.get().text).toBe('Lucinda Prado does not supervise presites of Gunite. Ramona Sheffield');
    schedule.drag.step('right');
    expect(schedule.said.get().text).toBe('No further column in this direction.');
    expect(Number(schedule.drag.over.get())).toBe(SUPERVISORS.SHEFFIELD.id);
    schedule.drag.cancel();
    expect(columnOf(1)).toBe(GUNITE);
  });
  it('stays where it was on escape, and where it is not taken', () => {
    const { schedule, columnOf } = open();
    carryOver(schedule, 1, SUPERVISORS.PRADO.id);
    schedule.drag.drop();
    expect([columnOf(1), schedule.said.get().text]).toEqual([
      GUNITE,
      'Cancelled. Abbott Residence stays in Unassigned Gunite.',
    ]);
  });
});

describe('who holds a presite', () => {
  it('is told to the others from the pick-up to the end, however it ends [BRD-012]', () => {
    const { schedule, held } = open();
    schedule.pickUp(1, 'keyboard');
    schedule.drag.cancel();
    carryOver(schedule, 1, OVERBY);
    schedule.drag.drop();
    expect(held).toEqual(['1 true', '1 false', '1 true', '1 false']);
  });
});

describe('what others do', () => {
  const follow = () => {
    const opened = open();
    let tell: (event: LiveEvent) => void = () => undefined;
    const live: LiveStream = {
      ...SILENT,
      stream: () => 'mine',
      subscribe: (listener) => {
        tell = (event) => listener(event, true);
        return () => undefined;
      },
    };
    const stop = followLive(opened.schedule, live, 1, () => undefined);
    const change = (id: number, user: number, mutation_id = 'theirs'): void =>
      tell({
        name: 'change',
        data: {
          cursor: 'c',
          mutation_id,
          user: { id: user, name: 'Ana Ruiz' },
          records: [{ entity: 'presite', id, op: 'update' }],
        },
      });
    const hold = (card_key: string, is_held: boolean, stream = 'theirs', category: HeldOn = 'presite'): void =>
      tell({
        name: 'hold',
        data: { category, card_key, stream, is_held, user: { id: 2, name: 'Ana Ruiz', initials: 'AR' } },
      });
    return { ...opened, change, hold, stop };
  };
  it('moves the card here too, and says who did it', async () => {
    const { api, schedule, columnOf, change, stop } = follow();
    api.change(1, { presite_supervisor_id: OVERBY });
    change(1, 2);
    await settle(300);
    expect([columnOf(1), schedule.movedBy.get().get(1)]).toEqual([OVERBY, 'Ana Ruiz']);
    stop();
  });
  it("shows who holds a presite until it is let go, and nothing of cards of the boards or of one's own hand [BRD-012]", () => {
    const { schedule, hold, stop } = follow();
    hold('1', true);
    hold('2', true, 'theirs', 'pebble');
    expect([...schedule.holders.shown.get()]).toEqual([[1, { id: 2, name: 'Ana Ruiz', initials: 'AR' }]]);
    hold('1', false);
    hold('3', true, 'mine');
    expect([...schedule.holders.shown.get()]).toEqual([]);
    stop();
  });
  it('waits while a card is held, and ends the hold of a card that they changed', async () => {
    const { api, schedule, columnOf, change, stop, errors } = follow();
    schedule.pickUp(2, 'keyboard');
    api.change(1, { presite_supervisor_id: OVERBY });
    change(1, 2);
    await settle(300);
    expect(columnOf(1)).toBe(GUNITE);
    change(2, 2);
    expect([schedule.drag.held.get(), errors]).toEqual([null, ['Ana Ruiz changed the presite you were holding.']]);
    await settle(300);
    expect(columnOf(1)).toBe(OVERBY);
    stop();
  });
});
