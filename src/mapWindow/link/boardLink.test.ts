import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSelection } from '../../store/selection';
import { createValueStore } from '../../store/valueStore';
import { linkBoard, type BoardLink } from './boardLink';
import { takeSeat } from './boardSeat';
import { channelName, openWindowChannel, type WindowBoard, type WindowCard } from './windowMessage';

const CHANNEL = channelName('7', 'pebble', '1.0.0');
const MONDAY = '2026-11-30';

const aCard = (key: string): WindowCard => ({
  key,
  job_id: 1,
  name: key,
  company: null,
  address: null,
  city: null,
  pin: null,
  holder: 'App 1',
  date: MONDAY,
  order: 1,
  time: null,
  lat: 29.76,
  lon: -95.37,
});

const aBoard = (...keys: string[]): WindowBoard => ({
  title: { en: 'Pebble Week', es: 'Semana de pebble' },
  days: [MONDAY],
  address: `/week/pebble?date=${MONDAY}`,
  holders: 'crew',
  may_select: true,
  without_found: 0,
  cards: keys.map(aCard),
});

const ends: (() => void)[] = [];

/** A board that shows some cards, in a tab of its own. */
const open = (seat: string, first: WindowBoard, channel = CHANNEL) => {
  const shown = createValueStore(first);
  const selection = createSelection(() => []);
  const pointed: (string | null)[] = [];
  const brought: string[] = [];
  const leave = takeSeat(channel, seat, {
    name: () => ({ title: shown.get().title, days: shown.get().days }),
    maySelect: () => shown.get().may_select,
    read: shown.get,
    onChange: shown.subscribe,
    chosen: selection.keys.get,
    onChosen: selection.keys.subscribe,
    choose: (keys, way) => {
      if (way === 'only') selection.clear();
      if (way === 'other') keys.forEach(selection.toggle);
      else selection.addAll(keys);
    },
    point: (key) => pointed.push(key),
    show: (key) => brought.push(key),
  });
  ends.push(leave);
  return { shown, selection, pointed, brought, leave };
};

const look = (seat: string | null, channel = CHANNEL, name = 'map'): BoardLink => {
  const link = linkBoard(channel, name, seat);
  ends.push(link.close);
  return link;
};

const keysOf = ({ state }: BoardLink): string[] => (state.get().board?.cards ?? []).map(({ key }) => key);
const chosenOf = ({ state }: BoardLink): string[] => [...state.get().chosen].toSorted();
const phaseOf = ({ state }: BoardLink): string => state.get().phase;
/** Messages between pages come in a moment, whatever the test's clock says. */
const soon = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 5_000, interval: 5 });
/** Everything that was sent before has been heard by then. */
const settle = async (channel = CHANNEL): Promise<void> => {
  const heard = vi.fn();
  const [from, to] = [openWindowChannel(channel, () => undefined), openWindowChannel(channel, heard)];
  from.post({ kind: 'look', to: 'nobody' });
  await soon(() => expect(heard).toHaveBeenCalled());
  from.close();
  to.close();
};
const pass = (milliseconds: number): void => {
  vi.advanceTimersByTime(milliseconds);
};

describe('a board and the map in a window of its own', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    ends.splice(0).forEach((end) => end());
    vi.useRealTimers();
  });

  it('shows what the board shows, and follows it to other days [SDY-007]', async () => {
    const { shown } = open('a', aBoard('one', 'two'));
    const map = look('a');
    expect(phaseOf(map)).toBe('looking');
    await soon(() => expect([phaseOf(map), keysOf(map)]).toEqual(['linked', ['one', 'two']]));
    shown.set({ ...aBoard('three'), days: ['2026-12-07'] });
    await soon(() => expect([map.state.get().board?.days, keysOf(map)]).toEqual([['2026-12-07'], ['three']]));
  });

  it('has one selection, whichever side selects [SDY-007]', async () => {
    const board = open('a', aBoard('one', 'two', 'three'));
    board.selection.toggle('one');
    const map = look('a');
    await soon(() => expect(chosenOf(map)).toEqual(['one']));
    map.choose(['two', 'three'], 'only');
    await soon(() => expect(board.selection.keys.get()).toEqual(['two', 'three']));
    await soon(() => expect(chosenOf(map)).toEqual(['three', 'two']));
    map.choose(['two'], 'other');
    map.choose(['one'], 'more');
    await soon(() => expect(board.selection.keys.get()).toEqual(['three', 'one']));
    board.selection.clear();
    await soon(() => expect(chosenOf(map)).toEqual([]));
  });

  it('does not mix two boards of a kind, nor boards of another kind or user [SDY-007]', async () => {
    const [first, second] = [open('a', aBoard('one')), open('b', aBoard('two'))];
    const other = open('a', aBoard('secret'), channelName('8', 'pebble', '1.0.0'));
    const gunite = open('a', aBoard('gunite'), channelName('7', 'gunite', '1.0.0'));
    const [left, right] = [look('a', CHANNEL, 'left'), look('b', CHANNEL, 'right')];
    await soon(() => expect([keysOf(left), keysOf(right)]).toEqual([['one'], ['two']]));
    left.choose(['one'], 'only');
    await soon(() => expect(first.selection.keys.get()).toEqual(['one']));
    await settle();
    expect([second, other, gunite].map(({ selection }) => selection.keys.get())).toEqual([[], [], []]);
    expect(chosenOf(right)).toEqual([]);
  });

  it('says that the board was closed, tells nothing of it any more, and links again when one is opened [SDY-007]', async () => {
    const { leave } = open('a', aBoard('one'));
    const map = look('a');
    await soon(() => expect(phaseOf(map)).toBe('linked'));
    leave();
    await soon(() => expect(phaseOf(map)).toBe('closed'));
    expect(map.state.get()).toMatchObject({ board: null, address: `/week/pebble?date=${MONDAY}` });
    expect(chosenOf(map)).toEqual([]);
    open('b', aBoard('two'));
    await soon(() => expect([phaseOf(map), keysOf(map)]).toEqual(['linked', ['two']]));
  });

  it('names the boards that stay open when its own is closed, and takes the one that is wanted [SDY-007]', async () => {
    const { leave } = open('a', aBoard('one'));
    open('b', aBoard('two'));
    const map = look('a');
    await soon(() => expect(phaseOf(map)).toBe('linked'));
    leave();
    await soon(() => expect(map.state.get().others).toMatchObject([{ seat: 'b', days: [MONDAY] }]));
    await settle();
    expect(phaseOf(map)).toBe('closed');
    map.link('b');
    await soon(() => expect([phaseOf(map), keysOf(map)]).toEqual(['linked', ['two']]));
  });

  it('says that no board is open when none answers', async () => {
    const map = look('gone');
    pass(1_500);
    expect(phaseOf(map)).toBe('looking');
    pass(1_500);
    expect(phaseOf(map)).toBe('none');
    expect(phaseOf(look(null))).toBe('none');
  });

  it('says that the board does not answer, and takes it up again when it does [SDY-007]', async () => {
    const seat = openWindowChannel(CHANNEL, () => undefined);
    ends.push(seat.close);
    const map = look('a');
    seat.post({ kind: 'board', seat: 'a', board: aBoard('one') });
    await soon(() => expect(phaseOf(map)).toBe('linked'));
    for (let turn = 0; turn < 5; turn += 1) pass(1_500);
    expect([phaseOf(map), keysOf(map)]).toEqual(['silent', ['one']]);
    const { selection } = open('a', aBoard('one', 'two'));
    pass(1_500);
    await soon(() => expect([phaseOf(map), keysOf(map)]).toEqual(['linked', ['one', 'two']]));
    for (let turn = 0; turn < 9; turn += 1) {
      pass(1_500);
      await settle();
    }
    expect(phaseOf(map)).toBe('linked');
    map.choose(['two'], 'only');
    await soon(() => expect(selection.keys.get()).toEqual(['two']));
  });

  it('points at a card and brings it into view, and points at none once the map is closed [SDY-007]', async () => {
    const { pointed, brought } = open('a', aBoard('one'));
    const map = look('a');
    await soon(() => expect(phaseOf(map)).toBe('linked'));
    map.point('one');
    map.show('one');
    await soon(() => expect([pointed, brought]).toEqual([['one'], ['one']]));
    map.close();
    await soon(() => expect(pointed).toEqual(['one', null]));
  });

  it('selects nothing on a board whose user may not select there, and tells nothing while no map is linked', async () => {
    const { selection, shown } = open('a', { ...aBoard('one'), may_select: false });
    const heard = vi.fn();
    const ear = openWindowChannel(CHANNEL, heard);
    ends.push(ear.close);
    shown.set({ ...aBoard('one', 'two'), may_select: false });
    await settle();
    expect(heard.mock.calls.filter(([{ kind }]) => kind === 'board')).toEqual([]);
    const map = look('a');
    await soon(() => expect(phaseOf(map)).toBe('linked'));
    map.choose(['one'], 'only');
    await settle();
    expect(selection.keys.get()).toEqual([]);
  });
});
