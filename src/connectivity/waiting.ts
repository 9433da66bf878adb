import { useSyncExternalStore } from 'react';
import type { ListedChange } from './contract';
import { appState } from './appState';
import { fieldRows } from './fieldRows';
import { readFieldWork, type FieldWork } from './fieldWork';
import { mode } from './mode';
import { subscribeToWork, workspace } from './workspace';

/** All that this device has to send for its user, the one count of it [OFF-029 OFF-031]. */
export interface Waiting {
  /** Jobs, estimates, homeowners and work orders. */
  changes: readonly ListedChange[];
  /** Documents and photos. */
  files: readonly ListedChange[];
  marks: readonly FieldWork[];
  checks: readonly FieldWork[];
}

export const WAITING_KINDS = ['changes', 'files', 'marks', 'checks'] as const;

/** What waits at this moment: asked before anything is deleted. */
export const readWaiting = (): Waiting => {
  const unsynced = workspace()?.work().unsynced ?? [];
  const field = readFieldWork();
  return {
    changes: unsynced.filter(({ file }) => !file),
    files: unsynced.filter(({ file }) => file),
    marks: field.filter(({ kind }) => kind === 'mark'),
    checks: field.filter(({ kind }) => kind === 'check'),
  };
};

export const countOf = (waiting: Waiting): number =>
  WAITING_KINDS.reduce((count, kind) => count + waiting[kind].length, 0);

/** What goes out at once is never shown as waiting. */
const AT_ONCE_MS = 3000;

let shown: Waiting = { changes: [], files: [], marks: [], checks: [] };
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const look = (): void => {
  clearTimeout(timer);
  timer = undefined;
  const next = readWaiting();
  if (JSON.stringify(next) === JSON.stringify(shown)) return;
  shown = next;
  for (const listener of listeners) listener();
};
/** A mark, an answer or a photo is kept before it is sent: what is gone is told at once, what came only when it stays. */
const onField = (): void => {
  if (countOf(readWaiting()) < countOf(shown)) look();
  else timer ??= setTimeout(look, AT_ONCE_MS);
};

/** Photos go out at once where there is a network; changes are here because there is none. */
const onWork = (): void => {
  const { changes, files } = readWaiting();
  const isOnItsWay = mode.get() === 'online' && files.length > shown.files.length;
  if (isOnItsWay && changes.length === shown.changes.length) onField();
  else look();
};

let stops: readonly (() => void)[] = [];
const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) stops = [subscribeToWork(onWork), fieldRows.subscribe(onField), appState.subscribe(look)];
  look();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const stop of stops) stop();
    clearTimeout(timer);
    timer = undefined;
  };
};

/** What waits to be sent, kept up to date. */
export const useWaiting = (): Waiting => useSyncExternalStore(subscribe, () => shown);
