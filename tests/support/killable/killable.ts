import type { ChildProcess } from 'node:child_process';

/** A browser that a test uses by its protocol, for engines that Playwright does not drive as they are sold. */
export interface DrivenBrowser {
  goto: (address: string) => Promise<void>;
  /** Waits for an element. */
  find: (xpath: string) => Promise<void>;
  click: (xpath: string) => Promise<void>;
  type: (xpath: string, text: string) => Promise<void>;
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

/** @param proxy host and port through which it goes to every server, also to one of this machine */
export type OpenDriven = (profile: string, proxy: string) => Promise<DrivenBrowser>;
export type OpenKillable = (profile: string) => Promise<Killable>;

/** Ends a process that leads a group, and all of that group. */
export const killGroup = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  process.kill(-child.pid, 'SIGKILL');
  await ended;
};
