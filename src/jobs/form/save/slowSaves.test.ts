import { describe, expect, it } from 'vitest';
import { jobInput } from '#domain/jobs/jobInput';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import type { SubJobAnswer } from '#domain/subJobs/draftOfAnswer';
import { newBoulderRow, newColorRow, newCrewRow, newGuniteEntry, newSubJobDraft } from '#domain/subJobs/newSubJobDraft';
import { createSaver } from '../../../saving/createSaver';
import type { JobFormApi, WholeJob } from '../data/jobFormApi';
import { readPath, writePath } from '../state/draftPath';
import { createFormStore } from '../state/formStore';
import { newKey } from '../../../saving/newKey';
import { aSubJob } from '../stories/aSubJob';
import { NO_FACTS } from '../stories/noFacts';
import { jobWork } from './jobWork';
import { wholeDraft } from './wholeDraft';
import { conflictError } from '../../../dataProvider/CallError';

/** A generator with a seed (mulberry32), so that a failure comes again. */
const randomOf = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    below: (most: number): number => Math.floor(next() * most),
    is: (chance: number): boolean => next() < chance,
  };
};
type Random = ReturnType<typeof randomOf>;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsAt = (root: unknown, path: string): Fields[] => {
  const rows = readPath(root, path);
  return Array.isArray(rows) ? rows.filter(isFields) : [];
};

/** The lists of a sub-job that rows are added to. */
const LISTS: Readonly<Record<string, { category: number; make: (key: string) => object }>> = {
  'pebble_details.color_additions': { category: 2, make: newColorRow },
  'pebble_details.crew_information': { category: 2, make: (key) => newCrewRow(key, NO_FACTS) },
  'gunite_details.gunite_history': { category: 1, make: (key) => newGuniteEntry(key, [], NO_FACTS) },
  boulder_details: { category: 2, make: (key) => newBoulderRow(key, NO_FACTS) },
};

/**
 * A server as the real one is to a form: ids in the order sent, rows told in another order, a key beside the rows that
 * a save made, a stale version refused, and what is left out of a list gone.
 */
const aServer = (first: readonly SubJobAnswer[], random: Random) => {
  let lastId = 100;
  const subJobs = new Map<number, Fields>(first.map((one) => [Number(one.id), { ...one, version: 1 }]));
  const shuffled = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => [random.below(1000), item] as const)
      .toSorted(([a], [b]) => a - b)
      .map(([, item]) => item);

  const store = (sent: Fields): Fields => {
    const id = typeof sent.id === 'number' ? sent.id : (lastId += 1);
    const before = subJobs.get(id);
    if (before && before.version !== sent.version) throw conflictError({ current: before });
    let next: Fields = { ...before, ...sent, id, version: Number(before?.version ?? 0) + 1 };
    for (const path of Object.keys(LISTS)) {
      const rows = rowsAt(sent, path);
      if (rows.length === 0 && rowsAt(next, path).length === 0) continue;
      next = writePath(
        next,
        path,
        rows.map((row) => ({ ...row, id: typeof row.id === 'number' ? row.id : (lastId += 1) })),
      );
    }
    return next;
  };
  const told = (withKeys: boolean): WholeJob => ({
    job: { ...newJobDraft('2026-03-04'), id: 7, version: 1 },
    sub_jobs: [...subJobs.values()].map((one) => {
      let shown: Fields = { ...one, client_key: withKeys ? one.client_key : null };
      for (const path of Object.keys(LISTS)) {
        const rows = rowsAt(one, path);
        if (rows.length > 0)
          shown = writePath(
            shown,
            path,
            shuffled(rows).map((row) => ({ ...row, client_key: withKeys ? row.client_key : null })),
          );
      }
      return shown as unknown as SubJobAnswer;
    }),
  });
  /** Keys are told once: by the save that made the rows. */
  const forgetKeys = (): void => {
    for (const [id, one] of subJobs) {
      let next: Fields = { ...one, client_key: null };
      for (const path of Object.keys(LISTS)) {
        const rows = rowsAt(one, path);
        if (rows.length > 0)
          next = writePath(
            next,
            path,
            rows.map((row) => ({ ...row, client_key: null })),
          );
      }
      subJobs.set(id, next);
    }
  };
  return {
    subJobs,
    save: (input: unknown): WholeJob => {
      const sent = rowsAt(input, 'sub_jobs').map(store);
      for (const one of sent) subJobs.set(Number(one.id), one);
      const answer = told(true);
      forgetKeys();
      return answer;
    },
    whole: (): WholeJob => told(false),
    /** Somebody else adds a row. */
    add: (path: string, notes: string): void => {
      const [found] = [...subJobs.values()].filter((one) => readPath(one, path) !== undefined);
      if (!found) return;
      subJobs.set(Number(found.id), {
        ...writePath(found, path, [...rowsAt(found, path), { id: (lastId += 1), notes }]),
        version: Number(found.version) + 1,
      });
    },
    notes: (): string[] =>
      [...subJobs.values()]
        .flatMap((one) => Object.keys(LISTS).flatMap((path) => rowsAt(one, path).map(({ notes }) => String(notes))))
        .filter((notes) => /^[eo]\d/.test(notes))
        .toSorted(),
  };
};

/** All that does not wait for an answer has happened. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

interface Played {
  wanted: string[];
  stored: string[];
  failures: unknown[];
  /** Lists in which rows changed places. */
  moved: string[];
}

/**
 * Random edits of a job while random slow saves, some of which fail, are under way. @returns what should be stored, and
 * what is
 */
const play = async (seed: number): Promise<Played> => {
  const random = randomOf(seed);
  const answers = [
    aSubJob(1, NO_FACTS, { id: 2, name: 'Pebble' }),
    aSubJob(2, NO_FACTS, { id: 1, name: 'Gunite' }),
  ].map((one): SubJobAnswer => ({
    ...one,
    pebble_details: one.pebble_details && { ...one.pebble_details, crew_information: [] },
    gunite_details: one.gunite_details && { ...one.gunite_details, gunite_history: [] },
  }));
  const server = aServer(answers, random);
  const store = createFormStore(wholeDraft(server.whole(), newJobDraft('2026-03-04'), NO_FACTS));
  const waiting: { answer?: () => void } = {};
  const api: Pick<JobFormApi, 'update' | 'whole'> = {
    whole: async () => server.whole(),
    update: (_id, info, subJobs) => {
      const input: unknown = JSON.parse(JSON.stringify(jobInput(info, subJobs)));
      const isLost = random.is(0.15);
      return new Promise((resolve, reject) => {
        waiting.answer = () => {
          delete waiting.answer;
          try {
            if (isLost) throw new Error('offline');
            resolve(server.save(input));
          } catch (error) {
            reject(error);
          }
        };
      });
    },
  };
  const failures: unknown[] = [];
  const work = jobWork({
    store,
    api,
    facts: NO_FACTS,
    onSaved: () => undefined,
    fail: (error) => {
      if (!(error instanceof Error && error.message === 'offline')) failures.push(error);
    },
  });
  const saver = createSaver(work);

  /** What each row should say at the end, by sub-job, list and key. */
  const wanted = new Map<string, string>();
  const others: string[] = [];
  const pathOf = (): string => {
    const { draft } = store.state.get();
    const subJob = draft.sub_jobs[random.below(draft.sub_jobs.length)];
    const lists = Object.entries(LISTS).filter(([, { category }]) => category === subJob?.job_category?.id);
    return `sub_jobs.${subJob?.key}.${lists[random.below(lists.length)]?.[0]}`;
  };
  const edit = (step: number): void => {
    const path = pathOf();
    const rows = rowsAt(store.state.get().draft, path).filter(
      ({ key }) => !store.state.get().struck.has(`${path}.${String(key)}`),
    );
    const row = rows[random.below(rows.length)];
    const notes = `e${step}`;
    if (!row || random.is(0.4)) {
      const key = newKey();
      const make = LISTS[path.split('.').slice(2).join('.')]?.make;
      store.edit((draft) => writePath(draft, path, [...rowsAt(draft, path), { ...make?.(key), notes }]));
      wanted.set(`${path}.${key}`, notes);
    } else if (random.is(0.8)) {
      store.write(`${path}.${String(row.key)}.notes`, notes);
      wanted.set(`${path}.${String(row.key)}`, notes);
      const other = others.indexOf(String(row.notes));
      if (other >= 0) others.splice(other, 1);
    } else if (String(row.notes).startsWith('e')) {
      if (row.id === null)
        store.edit((draft) =>
          writePath(
            draft,
            path,
            rowsAt(draft, path).filter(({ key }) => key !== row.key),
          ),
        );
      else store.strike(`${path}.${String(row.key)}`, true);
      wanted.delete(`${path}.${String(row.key)}`);
    }
  };

  const order = new Map<string, string[]>();
  const moved = new Set<string>();
  const look = (): void => {
    const { draft } = store.state.get();
    const lists = draft.sub_jobs.flatMap(({ key }) => Object.keys(LISTS).map((list) => `sub_jobs.${key}.${list}`));
    for (const list of ['sub_jobs', ...lists]) {
      const before = order.get(list) ?? [];
      const now = rowsAt(draft, list).map(({ key }) => String(key));
      const both = [before.filter((key) => now.includes(key)), now.filter((key) => before.includes(key))];
      if (both[0]?.join() !== both[1]?.join()) moved.add(list);
      order.set(list, now);
    }
  };

  for (let step = 0; step < 40; step += 1) {
    if (random.is(0.05))
      store.edit((draft) => ({
        ...draft,
        sub_jobs: [...draft.sub_jobs, newSubJobDraft(newKey(), { id: 1 + random.below(2), name: null }, NO_FACTS)],
      }));
    if (random.is(0.06)) {
      server.add(Object.keys(LISTS)[random.below(4)] ?? '', `o${step}`);
      others.push(`o${step}`);
    }
    edit(step);
    if (random.is(0.3)) void saver.save();
    if (random.is(0.4)) waiting.answer?.();
    await settled();
    look();
  }
  for (let tries = 0; tries < 40 && (saver.state.get().isSaving || store.isDirty()); tries += 1) {
    if (!saver.state.get().isSaving) void saver.save();
    await settled();
    waiting.answer?.();
    await settled();
    look();
  }
  return { wanted: [...wanted.values(), ...others].toSorted(), stored: server.notes(), failures, moved: [...moved] };
};

describe('what is typed during slow saves', () => {
  it('is stored in the row in which it was typed, which keeps its place, whatever is added, changed and removed meanwhile [KEY-006]', async () => {
    for (let seed = 1; seed <= 25; seed += 1) {
      const { wanted, stored, failures, moved } = await play(seed);
      expect({ seed, stored, failures, moved }).toEqual({ seed, stored: wanted, failures: [], moved: [] });
    }
  });
});
