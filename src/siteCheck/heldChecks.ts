import { appState } from '../connectivity/appState';
import { checkKey } from '../connectivity/fieldWork';
import type { OpenVisit } from './createVisit';

/** The checks that this page has opened: it sends what is filled in there itself. */
const opened = new Map<string, OpenVisit>();
/** What is being sent of checks that nobody has opened, where the browser has no locks. */
const sending = new Map<string, Promise<void>>();
/** How many hold a check open in this page, where the browser has no locks. */
const holders = new Map<string, number>();

const keyOf = (job_detail_id: number): string => checkKey(String(appState.userId() ?? 0), job_detail_id);
/** None without an encrypted connection. */
const locksHere = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);
const lockOf = (key: string): string => `trowel ${key}`;

/** The check of a sub-job as this page has it open. */
export const openedCheck = (job_detail_id: number): OpenVisit | undefined => opened.get(keyOf(job_detail_id));

export const noteOpened = (job_detail_id: number, visit: OpenVisit): void => {
  opened.set(keyOf(job_detail_id), visit);
};

/**
 * Holds a check open in this page: what is filled in is sent by its sheet alone, in no other tab and by no other turn. Waits
 * for what is being sent of it. @returns what lets it go
 */
export const holdCheck = async (job_detail_id: number): Promise<() => void> => {
  const key = keyOf(job_detail_id);
  const locks = locksHere();
  if (locks)
    return new Promise((resolve, reject) => {
      locks.request(lockOf(key), { mode: 'shared' }, () => new Promise<void>((letGo) => resolve(letGo))).catch(reject);
    });
  holders.set(key, (holders.get(key) ?? 0) + 1);
  await sending.get(key)?.catch(() => undefined);
  return () => holders.set(key, (holders.get(key) ?? 1) - 1);
};

/** Does something with what is kept of a check, unless a page has it open. */
export const unlessHeld = async (job_detail_id: number, work: () => Promise<void>): Promise<void> => {
  const key = keyOf(job_detail_id);
  const locks = locksHere();
  if (locks) {
    await locks.request(lockOf(key), { ifAvailable: true }, (lock) => (lock ? work() : undefined));
    return;
  }
  if ((holders.get(key) ?? 0) > 0 || sending.has(key)) return;
  const turn = work();
  sending.set(key, turn);
  try {
    await turn;
  } finally {
    sending.delete(key);
  }
};
