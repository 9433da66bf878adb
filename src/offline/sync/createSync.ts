import { sameValue } from '#domain/fields/sameValue';
import { isRecord } from '#domain/values';
import { CallError, isConflict, isMadeBefore, isUndecided } from '../../dataProvider/CallError';
import { saidOf } from '../../dataProvider/errorText';
import type { Contest } from '../../saving/mergeDrafts';
import {
  ENTITIES,
  keyWith,
  type Attempt,
  type Batch,
  type Change,
  type ChangeStore,
  type SyncRefusal,
  type Request,
  type SyncKind,
} from './change';
import { actionOfNew } from './newAction';

/** Values that both sides changed: one of each must be picked before anything is written [OFF-030]. */
export interface Question {
  change: Change;
  contested: readonly Contest[];
  theirs: unknown;
}

/** All that a sync needs of the world, so that it runs without a browser and a network. */
export interface SyncWorld {
  store: ChangeStore;
  kindOf: (change: Pick<Change, 'entity' | 'key'>) => SyncKind;
  /** @throws CallError */
  send: (request: Request, action: string, made_at?: string) => Promise<unknown>;
  /** The paths that are to be theirs; null when nobody answered. */
  resolve: (question: Question) => Promise<ReadonlySet<string> | null>;
  newAction: () => string;
}

interface SyncFailure extends SyncRefusal {
  key: string;
  title: string;
}

export interface SyncResult {
  synced: number;
  failed: readonly SyncFailure[];
  /** Why it ended before its end: what is left is as it was. */
  stopped: 'connection' | 'session' | null;
}

/** A request cannot be made of the values of a change. */
class Unbuildable extends Error {
  constructor(cause: unknown) {
    super('no request can be made of a change', { cause });
  }
}

/** So often others may save a record first. */
const MAX_TURNS = 8;

/** Nobody answers, or nobody in particular: whatever comes next would fare the same. */
export const stopOf = (error: unknown): SyncResult['stopped'] => {
  if (!(error instanceof CallError)) return null;
  if (error.status === 401) return 'session';
  return isUndecided(error) || error.kind === 'unanswered' || [429, 502, 503, 504].includes(error.status)
    ? 'connection'
    : null;
};

export const refusalOf = (error: CallError): SyncRefusal => ({
  code: error.status === 404 ? 'gone' : 'refused',
  ...saidOf(error),
});

/** What was answered to another request under the same key. */
const madeBefore = (error: CallError): unknown =>
  isMadeBefore(error) && isRecord(error.body.answer) ? (error.body.answer.data ?? null) : null;

/** In the order in which they may be sent, the older first. */
const inOrder = (changes: readonly Change[]): Change[] =>
  changes.toSorted(
    (one, other) =>
      ENTITIES.indexOf(one.entity) - ENTITIES.indexOf(other.entity) ||
      one.begun_at.localeCompare(other.begun_at) ||
      one.key.localeCompare(other.key),
  );

/** What a step of a record came to: it is held up, it goes on under a key, or it is done. */
type Step = { refusal: SyncRefusal } | { next: string } | 'done';

/** Choices of this sync, by path: asked about the same value again, the same is meant. */
const rememberingChoices = (resolve: SyncWorld['resolve']): SyncWorld['resolve'] => {
  const made = new Map<string, { theirs: unknown; isTheirs: boolean }>();
  return async (question) => {
    const open = question.contested.filter(({ path, theirs }) => {
      const known = made.get(path);
      return !known || !sameValue(known.theirs, theirs);
    });
    if (open.length > 0) {
      const chosen = await resolve({ ...question, contested: open });
      if (chosen === null) return null;
      for (const { path, theirs } of open) made.set(path, { theirs, isTheirs: chosen.has(path) });
    }
    return new Set(question.contested.map(({ path }) => path).filter((path) => made.get(path)?.isTheirs));
  };
};

/**
 * Sends what was changed on this device. Each record is a write of its own: what others changed since its base is taken
 * over field by field, what both changed is asked about before the write, and a write is kept with its key before it is
 * sent, so that it is carried out once however often it is sent again [OFF-012 OFF-013 OFF-030]. Whatever was done is
 * stored before anything else is begun: a sync that was cut anywhere goes on where it was.
 */
export const createSync = ({ store, kindOf, send, resolve, newAction }: SyncWorld) => {
  /**
   * What an answer changes here: the record is stored, and what was typed since stays, on what was sent. @returns its
   * key from now on
   */
  const storeAnswer = async (
    key: string,
    kind: SyncKind,
    attempt: Attempt<unknown>,
    answer: unknown,
  ): Promise<string> => {
    const { id, draft, numbers: ofRows = [] } = kind.stored(answer, attempt.mine);
    const storedKey = keyWith(key, id);
    await store.modify(key, (now) => {
      if (now?.attempt?.action !== attempt.action) return {};
      const copies = [{ key: storedKey, value: kind.numbered(draft, draft) }];
      const own = now.id === null && now.local !== null ? [{ local: now.local, id }] : [];
      const numbers = [...own, ...ofRows];
      if (now.turn === attempt.turn) return { remove: [key], copies, numbers };
      const [base, mine] = [kind.numbered(attempt.mine, draft), kind.numbered(now.mine, draft)];
      const rest: Change = { ...now, key: storedKey, id, base, mine, attempt: null, refusal: null };
      return { remove: key === storedKey ? [] : [key], put: [rest], copies, numbers };
    });
    return storedKey;
  };

  /** Somebody made it already out of a file of this device: what stands here is a change of that. */
  const adopt = async (key: string, kind: SyncKind, attempt: Attempt<unknown>, answer: unknown): Promise<string> => {
    const { id, draft, numbers: ofRows = [] } = kind.stored(answer, attempt.mine);
    const storedKey = keyWith(key, id);
    await store.modify(key, (now) => {
      if (now?.attempt?.action !== attempt.action) return {};
      const [base, mine] = [kind.numbered(draft, draft), kind.numbered(now.mine, draft)];
      const own = now.local === null ? [] : [{ local: now.local, id }];
      const rest: Change = { ...now, key: storedKey, id, base, mine, attempt: null, refusal: null };
      return { remove: key === storedKey ? [] : [key], put: [rest], numbers: [...own, ...ofRows] };
    });
    return storedKey;
  };

  const carryOut = async (key: string, kind: SyncKind, request: Request, attempt: Attempt<unknown>): Promise<Step> => {
    let answer: unknown;
    try {
      answer = await send(request, attempt.action, attempt.made_at);
    } catch (error) {
      if (!(error instanceof CallError) || stopOf(error) !== null) throw error;
      const made = madeBefore(error);
      if (made !== null && actionOfNew(key) === attempt.action) return { next: await adopt(key, kind, attempt, made) };
      // The same write of a stored record, built by whoever else brought it.
      if (made !== null) return { next: await storeAnswer(key, kind, attempt, made) };
      const refusal = isConflict(error) ? null : refusalOf(error);
      await store.modify(key, (now) =>
        now?.attempt?.action === attempt.action ? { put: [{ ...now, attempt: null, refusal }] } : {},
      );
      return refusal ? { refusal } : { next: key };
    }
    return { next: await storeAnswer(key, kind, attempt, answer) };
  };

  /** Writes about a change what is true of this turn of it; nothing about a later one. */
  const note = (change: Change, batch: (now: Change) => Batch): Promise<void> =>
    store.modify(change.key, (now) =>
      now?.turn === change.turn && now.attempt?.action === change.attempt?.action ? batch(now) : {},
    );

  const refuse = async (change: Change, refusal: SyncRefusal): Promise<Step> => {
    await note(change, (now) => ({ put: [{ ...now, refusal }] }));
    return { refusal };
  };

  /** @throws Unbuildable for values that no form of ours has written */
  const built = <T>(build: () => T): T => {
    try {
      return build();
    } catch (error) {
      throw new Unbuildable(error);
    }
  };

  const step = async (key: string, choose: SyncWorld['resolve']): Promise<Step> => {
    const change = await store.one(key);
    if (!change) return 'done';
    const kind = kindOf(change);
    const { attempt: begun } = change;
    if (begun?.request) return carryOut(key, kind, begun.request, begun);
    // Of a write that was begun elsewhere nobody knows whether it was carried out: it is built anew, under its key.
    const drafted = begun?.mine ?? change.mine;
    const known = await store.numbers();
    const numbered = (draft: unknown): unknown => built(() => kind.withNumbers(draft, (local) => known.get(local)));
    const mine = numbered(drafted);
    if (mine === null) return refuse(change, { code: 'waits', message: '' });
    let theirs: unknown = null;
    try {
      theirs = change.id === null ? null : await kind.read(change.id);
    } catch (error) {
      if (!(error instanceof CallError) || stopOf(error) !== null) throw error;
      return refuse(change, refusalOf(error));
    }
    if (change.id !== null && theirs === null) return refuse(change, { code: 'gone', message: '' });

    let merged: unknown = mine;
    if (theirs !== null) {
      const base = numbered(change.base) ?? change.base;
      const { contested } = built(() => kind.merge(base, mine, theirs));
      const chosen = contested.length === 0 ? new Set<string>() : await choose({ change, contested, theirs });
      if (chosen === null) return refuse(change, { code: 'conflict', message: '' });
      merged = built(() => kind.merge(base, mine, theirs, chosen)).merged;
    }
    const request = built(() => kind.request(merged, theirs));
    if (request === null) {
      const rest = begun && begun.turn !== change.turn ? { ...change, base: begun.mine, attempt: null } : null;
      await note(change, () => (rest ? { put: [rest] } : { remove: [key], copies: [{ key, value: theirs }] }));
    } else {
      const action = begun?.action ?? (change.id === null ? actionOfNew(key) : null) ?? newAction();
      const { turn, made_at } = begun ?? { turn: change.turn, made_at: change.changed_at };
      const attempt = { action, request, mine: drafted, turn, ...(made_at !== undefined && { made_at }) };
      await note(change, (now) => ({ put: [{ ...now, attempt, refusal: null }] }));
    }
    return { next: key };
  };

  const syncOne = async (first: string): Promise<SyncRefusal | null> => {
    const choose = rememberingChoices(resolve);
    let key = first;
    // Each try takes two steps: the write is kept, then sent.
    for (let turn = 0; turn < 2 * MAX_TURNS; turn += 1) {
      const done = await step(key, choose).catch((error: unknown): Step => {
        if (!(error instanceof Unbuildable)) throw error;
        return { refusal: { code: 'unbuilt', message: '' } };
      });
      if (done === 'done') return null;
      if ('refusal' in done) return done.refusal;
      key = done.next;
    }
    return { code: 'contended', message: '' };
  };

  return {
    /** @throws what was no answer of the server, such as a full device */
    run: async (onProgress: (done: number, of: number) => void): Promise<SyncResult> => {
      const waiting = inOrder(await store.all());
      const failed: SyncFailure[] = [];
      let synced = 0;
      for (const [done, { key, title }] of waiting.entries()) {
        onProgress(done, waiting.length);
        try {
          const refusal = await syncOne(key);
          if (refusal) failed.push({ key, title, ...refusal });
          else synced += 1;
        } catch (error) {
          const stopped = stopOf(error);
          if (stopped === null) throw error;
          return { synced, failed, stopped };
        }
      }
      onProgress(waiting.length, waiting.length);
      return { synced, failed, stopped: null };
    },
  };
};
