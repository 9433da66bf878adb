import { isRecord, textOf } from '#domain/values';
import { appState } from './appState';

/** Where marks of stops wait, and the answers of site checks by user and sub-job. */
export const MARKS = 'trowel-marks';
export const CHECK = 'trowel:check:';

/** Something that was said in the field and has not arrived. */
export interface FieldWork {
  key: string;
  kind: 'mark' | 'check';
  job_detail_id: number;
  /** Of a mark: what was said, and the minute of it; null for one that is taken back. */
  mark: string | null;
  time: string | null;
  /** Why the server did not take it, in each language; null while it is only waiting. */
  refused: Readonly<Record<string, unknown>> | null;
}

const rowsOf = (text: string | null): unknown[] => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
};

const marksOf = (user: string): FieldWork[] =>
  rowsOf(localStorage.getItem(MARKS)).flatMap((row) => {
    if (!isRecord(row) || row.user !== user || !isRecord(row.marking)) return [];
    const { job_detail_id, mark, time } = row.marking;
    return {
      key: `mark:${String(row.id)}`,
      kind: 'mark',
      job_detail_id: Number(job_detail_id),
      mark: textOf(mark),
      time: textOf(time),
      refused: isRecord(row.refused) ? row.refused : null,
    };
  });

const checksOf = (user: string): FieldWork[] => {
  const prefix = `${CHECK}${user}:`;
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({
      key: `check:${key.slice(prefix.length)}`,
      kind: 'check',
      job_detail_id: Number(key.slice(prefix.length)),
      mark: null,
      time: null,
      refused: null,
    }));
};

/**
 * Marks of stops and checks of a site that wait on this device for its user. They are small and written at once, hence
 * in local storage, beside the workspace.
 */
export const readFieldWork = (): readonly FieldWork[] => {
  const user = String(appState.userId() ?? 0);
  try {
    return [...marksOf(user), ...checksOf(user)];
  } catch {
    return []; // A browser that keeps nothing has nothing that waits.
  }
};

const listeners = new Set<() => void>();
/** Says that a mark or a check was kept, sent or given up. */
export const noteFieldWork = (): void => {
  for (const listener of listeners) listener();
};
const isOfField = (key: string | null): boolean => key === null || key === MARKS || key.startsWith(CHECK);

/** Told of what this tab and others keep of the field. */
export const watchFieldWork = (listener: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent): void => {
    if (isOfField(key)) listener();
  };
  listeners.add(listener);
  globalThis.addEventListener?.('storage', onStorage);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener?.('storage', onStorage);
  };
};

/** Gives up a mark or a check that waits. */
export const forgetFieldWork = (key: string): void => {
  const [kind, id = ''] = key.split(':');
  const name = kind === 'mark' ? MARKS : `${CHECK}${appState.userId() ?? 0}:${id}`;
  if (kind !== 'mark') localStorage.removeItem(name);
  else {
    const left = rowsOf(localStorage.getItem(MARKS)).filter((row) => !isRecord(row) || row.id !== id);
    localStorage.setItem(MARKS, JSON.stringify(left));
  }
  // Whoever shows it hears of it as of the deed of another tab.
  window.dispatchEvent(new StorageEvent('storage', { key: name }));
};
