import type { ChildProcess } from 'node:child_process';

/** A browser that a test uses by its protocol, for engines that Playwright does not drive as they are sold. */
export interface DrivenBrowser {
  goto: (address: string) => Promise<void>;
  /** Waits for an element. */
  find: (xpath: string) => Promise<void>;
  click: (xpath: string) => Promise<void>;
  type: (xpath: string, text: string) => Promise<void>;
  /** Presses a key on what has the focus, with others held down before it: by the names of KEYS, or as the letter. */
  press: (...chord: string[]) => Promise<void>;
  /** What an expression is in the page; a promise is waited for. */
  evaluate: (expression: string) => Promise<unknown>;
  /** SIGKILL to all of its processes. */
  kill: () => Promise<void>;
}

/** A browser of a profile on the disk, which can be ended like a phone whose battery is out. */
export interface Killable extends DrivenBrowser {
  /** Cuts the network off. */
  goOffline: () => Promise<void>;
}

/**
 * @param proxy host and port through which it goes to every server, also to one of this machine
 * @param size of its window; a phone's when absent
 */
export type OpenDriven = (
  profile: string,
  proxy: string,
  size?: { width: number; height: number },
) => Promise<DrivenBrowser>;
export type OpenKillable = (profile: string) => Promise<Killable>;

/** Keys without a letter, as WebDriver writes them. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Shift: '\uE008',
  Control: '\uE009',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** The actions of WebDriver that press a key while the ones before it are held. */
export const pressing = (chord: readonly string[]): object[] => {
  const keys = chord.map((name) => KEYS[name] ?? name);
  const actions = [
    ...keys.map((value) => ({ type: 'keyDown', value })),
    ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
  return [{ type: 'key', id: 'keys', actions }];
};

/** Ends a process that leads a group, and all of that group. */
export const killGroup = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  process.kill(-child.pid, 'SIGKILL');
  await ended;
};
