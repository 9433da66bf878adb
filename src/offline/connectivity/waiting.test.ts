import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceWork } from '../contract';
import { appState } from './appState';
import { CHECK, forgetFieldWork, MARKS } from './fieldWork';
import { countOf, readWaiting } from './waiting';
import { registerWorkspace } from './workspace';

const aWorkspace = (unsynced: DeviceWork['unsynced']) => ({
  unsynced: () => unsynced.length,
  work: () => ({ unsynced, abandoned: [] }),
  restore: async () => true,
  forget: async () => undefined,
  subscribe: () => () => undefined,
  sync: async () => ({ synced: 0, failed: [] }),
  abandon: async () => undefined,
  clear: async () => undefined,
});
const aChange = (key: string) => ({ key, title: key, at: 0, problem: null });
const file = { size: 1, thumbnail: null, bytes: async () => null };

/** A local storage whose keys are its own properties, as a browser's are. */
const aStorage = (): Record<string, unknown> => {
  const place: Record<string, unknown> = {};
  const hidden = {
    getItem: (key: string) => place[key] ?? null,
    setItem: (key: string, value: string) => {
      place[key] = value;
    },
    removeItem: (key: string) => Reflect.deleteProperty(place, key),
  };
  for (const [name, value] of Object.entries(hidden)) Object.defineProperty(place, name, { value });
  return place;
};
const aMark = (id: string, user: string) => ({
  id,
  user,
  marking: { job_detail_id: 12, mark: 'arrived', time: '08:12' },
  refused: null,
});
const kinds = () => {
  const { changes, files, marks, checks } = readWaiting();
  return [changes, files, marks, checks].map((all) => all.map(({ key }) => key));
};

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal(
    'StorageEvent',
    class extends Event {
      constructor(
        name: string,
        readonly init: object,
      ) {
        super(name);
      }
    },
  );
  appState.open(7);
  registerWorkspace(aWorkspace([aChange('job:1'), { ...aChange('file:1'), file }, aChange('homeowner:3')]));
});
afterEach(() => vi.unstubAllGlobals());

describe('what waits to be sent', () => {
  it('is changes and files of the workspace, marks of stops and checks of sites, of this user alone', () => {
    localStorage.setItem(MARKS, JSON.stringify([aMark('a', '7'), aMark('b', '8'), 'damaged', aMark('c', '7')]));
    localStorage.setItem(`${CHECK}7:12`, '{}');
    localStorage.setItem(`${CHECK}77:13`, '{}');
    expect(kinds()).toEqual([['job:1', 'homeowner:3'], ['file:1'], ['mark:a', 'mark:c'], ['check:12']]);
    expect(countOf(readWaiting())).toBe(6);
  });

  it('is counted on when the list of marks is damaged, and without a workspace', () => {
    localStorage.setItem(MARKS, '{damaged');
    localStorage.setItem(`${CHECK}7:12`, '{}');
    registerWorkspace(aWorkspace([]));
    expect(kinds()).toEqual([[], [], [], ['check:12']]);
  });

  it('is what the browser keeps: where storage is forbidden, nothing of the field', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(kinds()).toEqual([['job:1', 'homeowner:3'], ['file:1'], [], []]);
  });

  it('loses a mark or a check that is given up, and nothing else', () => {
    localStorage.setItem(MARKS, JSON.stringify([aMark('a', '7'), aMark('b', '8')]));
    localStorage.setItem(`${CHECK}7:12`, '{}');
    localStorage.setItem(`${CHECK}8:12`, '{}');
    forgetFieldWork('mark:a');
    forgetFieldWork('check:12');
    expect(kinds().slice(2)).toEqual([[], []]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith(CHECK))).toEqual([`${CHECK}8:12`]);
    expect(JSON.parse(localStorage.getItem(MARKS) ?? '')).toEqual([aMark('b', '8')]);
  });
});
