import type { Language, LocalText } from '#domain/access/localText';
import { STOP_MARKS, type StopMark } from '#domain/field/stopMarks';
import { CallError } from '../../dataProvider/CallError';
import { errorText, saidText } from '../../dataProvider/errorText';
import { MARKS, noteFieldWork } from '../../offline/connectivity/fieldWork';
import { newAction } from '../../offline/sync/newAction';
import { createValueStore } from '../../store/valueStore';
import type { FieldApi, Marking, StopOrder } from '../data/fieldApi';

/** What was said at a stop and has not yet arrived: it outlives the tab. */
export interface KeptMark {
  /** Made with it: the server writes what has this key once. */
  id: string;
  /** Who tapped it: another user of the same phone sends it not. */
  user: string;
  /** The stop of the list. */
  stop: string;
  marking: Marking;
  /** When it was tapped, by the clock of this device; unknown of one that an older version kept. */
  made_at?: string;
  /** Why it was not written, in each language of the screen; null while it is still to be sent. */
  refused: LocalText | null;
}

/** One tab sends; the others show what waits. */
const LOCK = 'trowel-marks';
const RETRY_MS = 15_000;

const isMark = (value: unknown): value is KeptMark =>
  typeof value === 'object' && value !== null && 'id' in value && 'marking' in value && 'user' in value;

const read = (): KeptMark[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(MARKS) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMark) : [];
  } catch {
    return [];
  }
};

const store = createValueStore<readonly KeptMark[]>(read());
/** What the server has written, by stop, and when this page heard of it. */
const written = createValueStore<Readonly<Record<string, { order: StopOrder; at: number }>>>({});

/** @throws when the browser has no room for it */
const keep = (marks: readonly KeptMark[]): void => {
  localStorage.setItem(MARKS, JSON.stringify(marks));
  store.set(marks);
  noteFieldWork();
};
/** Always from what is stored: another tab may have added one. */
const change = (by: (marks: readonly KeptMark[]) => readonly KeptMark[]): void => keep(by(read()));

/**
 * Said by the server, hence no use to try again: all but a lost connection, a server that is away or busy, and a login
 * that has ended.
 */
const isRefusal = (error: unknown): error is CallError =>
  error instanceof CallError &&
  error.kind === 'answered' &&
  ![401, 408, 425, 429].includes(error.status) &&
  error.code !== 'IDEMPOTENCY_RUNNING' &&
  error.status < 500;

/** The rule of a refused field says more than the code of the whole call. */
const wordsOf = (error: CallError, language: Language): string => {
  const [field] = error.fields;
  return field ? saidText(field, language) : errorText(error, language);
};

type Send = FieldApi['mark'];

/** @returns false when the rest waits for the network */
const sendAll = async (send: Send, user: string): Promise<boolean> => {
  for (;;) {
    store.set(read());
    const next = store.get().find((mark) => mark.user === user && mark.refused === null);
    if (!next) return true;
    try {
      const order = await send(next.marking, next.id, next.made_at);
      written.set({ ...written.get(), [next.stop]: { order, at: Date.now() } });
      change((marks) => marks.filter(({ id }) => id !== next.id));
    } catch (error) {
      if (!isRefusal(error)) return false;
      change((marks) =>
        marks.map((mark) =>
          mark.id === next.id ? { ...mark, refused: { en: wordsOf(error, 'en'), es: wordsOf(error, 'es') } } : mark,
        ),
      );
    }
  }
};

let running = false;
/** Asked to go on while it was going: one more was tapped, or the network came back. */
let isAsked = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const start = async (send: Send, user: string): Promise<void> => {
  isAsked = running;
  if (running) return;
  running = true;
  clearTimeout(timer);
  let isDone = false;
  try {
    const work = (): Promise<boolean> => sendAll(send, user);
    isDone = await ('locks' in navigator ? navigator.locks.request(LOCK, work) : work());
  } finally {
    running = false;
  }
  if (isAsked) goOn(send, user);
  else if (!isDone) timer = setTimeout(() => goOn(send, user), RETRY_MS);
};

const goOn = (send: Send, user: string): void => void start(send, user).catch(() => undefined);

const NOTHING: StopOrder = { id: 0, driver_in: null, on_job: null, leave_job: null, is_complete: false };

/** A work order as it will be once what waits has arrived. */
export const withMarks = (order: StopOrder | null, marks: readonly KeptMark[]): StopOrder | null =>
  marks
    .filter(({ refused }) => refused === null)
    .reduce<StopOrder | null>(
      (all, { marking: { mark, time } }) => ({ ...(all ?? NOTHING), [STOP_MARKS[mark]]: time }),
      order,
    );

/**
 * What crews say at their stops: kept on the device first, sent in its order, once, whenever there is a network
 * [FLD-003].
 */
export const markQueue = {
  waiting: store,
  /** As they stand on the device now, also those of other tabs. */
  kept: read,
  written,
  resume: goOn,
  /** Sends what waits, and ends when it has been tried. */
  flush: (send: Send, user: string): Promise<void> => start(send, user).catch(() => undefined),
  /** Keeps a mark, then sends it. @throws when the browser has no room for it */
  add: (mark: Omit<KeptMark, 'id' | 'made_at' | 'refused'>, send: Send): void => {
    const made_at = new Date().toISOString();
    change((marks) => [...marks, { ...mark, id: newAction(), made_at, refused: null }]);
    goOn(send, mark.user);
  },
  /** Gives up what was refused. */
  drop: (id: string): void => change((marks) => marks.filter((mark) => mark.id !== id)),
  /** Other tabs add to the same list. */
  follow: (): (() => void) => {
    const changed = ({ key }: StorageEvent): void => {
      if (key === MARKS || key === null) store.set(read());
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  },
};

/** The marks of one stop that wait, and whether a mark is among them. */
export const waitsFor = (marks: readonly KeptMark[], mark: StopMark): boolean =>
  marks.some(({ marking, refused }) => refused === null && marking.mark === mark);
