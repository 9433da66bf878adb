import type { ChildProcess } from 'node:child_process';

/** A browser of a profile on the disk, which can be ended like a phone whose battery is out. */
export interface Killable {
  goto: (address: string) => Promise<void>;
  /** Waits for an element. */
  find: (xpath: string) => Promise<void>;
  click: (xpath: string) => Promise<void>;
  type: (xpath: string, text: string) => Promise<void>;
  /** What an expression is in the page; a promise is waited for. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Cuts the network off. */
  goOffline: () => Promise<void>;
  /** SIGKILL to all of its processes. */
  kill: () => Promise<void>;
}

export type OpenKillable = (profile: string) => Promise<Killable>;

/** Ends a process that leads a group, and all of that group. */
export const killGroup = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  process.kill(-child.pid, 'SIGKILL');
  await ended;
};
