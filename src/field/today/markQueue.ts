import { MARK_TIMES, type StopMark } from '#domain/field/markTimes';
import { isRecord } from '#domain/values';
import { CallError } from '../../dataProvider/CallError';
import { saidOf, type KeptRefusal } from '../../dataProvider/errorText';
import { fieldRows } from '../../connectivity/fieldRows';
import { markKey, markRows } from '../../connectivity/fieldWork';
import { newAction } from '../../offline/sync/newAction';
import { createValueStore } from '../../store/valueStore';
import type { FieldApi, Marking, StopOrder } from '../data/fieldApi';
import { correctedMoment } from '../../clock/deviceClock';

/** What was said at a stop and has not yet arrived: it outlives the tab. */
export interface KeptMark {
  /** Made with it: the server writes what has this key once. */
  id: string;
  /** Who tapped it: another user of the same phone sends it not. */
  user: string;
  /** The stop of the list. */
  stop: string;
  marking: Marking;
  /** When it was tapped, by the clock of this device, its difference to the server taken off; unknown of one that an older version kept. */
  made_at?: string;
  /** Why it was not written; null while it is still to be sent. */
  refused: KeptRefusal | null;
}

/** One tab sends; the others show what waits. */
const LOCK = 'trowel-marks';
const RETRY_MS = 15_000;

const isMark = (value: unknown): value is KeptMark =>
  isRecord(value) && 'id' in value && 'marking' in value && 'user' in value;

const read = (): KeptMark[] => markRows().flatMap(({ value }) => (isMark(value) ? [value] : []));

const store = createValueStore<readonly KeptMark[]>([]);
fieldRows.subscribe(() => store.set(read()));
/** What the server has written, by stop, and when this page heard of it. */
const written = createValueStore<Readonly<Record<string, { order: StopOrder; at: number }>>>({});

/** On the disk; where this browser keeps nothing or has no room, as long as the page is open. */
const keep = async (mark: KeptMark): Promise<void> => {
  const key = markKey(mark.user, mark.id);
  await fieldRows.put(key, mark.user, mark).catch(() => fieldRows.hold(key, mark.user, mark));
};
const remove = ({ user, id }: KeptMark): Promise<void> => fieldRows.remove(markKey(user, id));

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

type Send = FieldApi['mark'];

/** @returns false when the rest waits for the network */
const sendAll = async (send: Send, user: string): Promise<boolean> => {
  for (;;) {
    // Always from the disk: another tab may have sent one, or added one.
    await fieldRows.load();
    const next = read().find((mark) => mark.user === user && mark.refused === null);
    if (!next) return true;
    try {
      const order = await send(next.marking, next.id, next.made_at);
      written.set({ ...written.get(), [next.stop]: { order, at: Date.now() } });
      await remove(next);
    } catch (error) {
      if (!isRefusal(error)) return false;
      await keep({ ...next, refused: saidOf(error) });
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
      (all, { marking: { mark, time } }) => ({ ...(all ?? NOTHING), [MARK_TIMES[mark]]: time }),
      order,
    );

/** Stops whose tap is on its way to the disk. */
const keeping = new Set<string>();

/**
 * What crews say at their stops: kept on the device first, sent in its order, once, whenever there is a network
 * [FLD-003 FLD-007].
 */
export const markQueue = {
  waiting: store,
  /** As they stand on the device now, also those of other tabs. */
  kept: async (): Promise<KeptMark[]> => {
    await fieldRows.load();
    return read();
  },
  written,
  resume: goOn,
  /** Sends what waits, and ends when it has been tried. */
  flush: (send: Send, user: string): Promise<void> => start(send, user).catch(() => undefined),
  /** Shows a mark once it is kept, then sends it; a second tap before that is none. */
  add: async (mark: Omit<KeptMark, 'id' | 'made_at' | 'refused'>, send: Send): Promise<void> => {
    if (keeping.has(mark.stop)) return;
    keeping.add(mark.stop);
    try {
      await keep({ ...mark, id: newAction(), made_at: correctedMoment(), refused: null });
    } finally {
      keeping.delete(mark.stop);
    }
    goOn(send, mark.user);
  },
  /** Gives up what was refused. */
  drop: (mark: KeptMark): Promise<void> => remove(mark),
};

/** Whether a mark lives only as long as this page: the browser keeps nothing, or has no room. */
export const isUnkept = ({ user, id }: KeptMark): boolean => fieldRows.isInMemory(markKey(user, id));

/** The marks of one stop that wait, and whether a mark is among them. */
export const waitsFor = (marks: readonly KeptMark[], mark: StopMark): boolean =>
  marks.some(({ marking, refused }) => refused === null && marking.mark === mark);
