import type { BrowserContextOptions, Page } from 'playwright-core';
import { APP_FILES, openDeadSpot, type DeadSpot } from '../deadSpot';
import type { HandForm, HandFormSource } from './handForm';
import { lateHand, losing, quickHand, refusing, silent, stoppedHand, type Hand, type Stop } from './hands';

interface Worker {
  kind: 'quick' | 'late' | 'refused' | 'silent' | 'lost';
  name: string;
  /** What it does at its first visit, and at each later one. */
  hands: readonly [first: Hand, later: Hand];
  /** Of its browser. */
  options?: BrowserContextOptions;
}

const always = (hand: Hand): [Hand, Hand] => [hand, hand];

/** The hands, each at a page of its own; those that do not wait come twice. */
const handsOf = ([first, later]: Outages, way: DeadSpot, lostWay: DeadSpot): readonly Worker[] => {
  const stopped = (stop: Stop): [Hand, Hand] => [stoppedHand(stop, first), stoppedHand(stop, later)];
  return [
    { kind: 'quick', name: '0 ms between keys', hands: always(quickHand) },
    { kind: 'quick', name: '0 ms between keys', hands: always(quickHand) },
    { kind: 'late', name: 'a server 2 s late', hands: always(lateHand) },
    { kind: 'refused', name: 'a server that refuses', hands: stopped(refusing(way)), options: { proxy: way.proxy } },
    { kind: 'silent', name: 'a server that is silent', hands: stopped(silent) },
    {
      kind: 'lost',
      name: 'a server whose answers are lost',
      hands: stopped(losing(lostWay)),
      options: { proxy: lostWay.proxy },
    },
  ];
};

export interface CrowdResult {
  rounds: number;
  /** Rounds by hand, and visits by form. */
  byHand: Record<string, number>;
  byForm: Record<string, number>;
  wrong: string[];
}

/** Milliseconds of the first outage of each hand, and of each later one. */
type Outages = readonly [first: number, later: number];

interface CrowdOptions {
  /** So many typed values are compared, at least. */
  rounds: number;
  /** Every form is visited, however soon so many are. */
  everyForm?: boolean;
  /** The first visit has it, each later one the next number. */
  seed: number;
  /** So long the server is stopped. */
  stoppedMs: Outages;
  /** The kinds of hands that take part, all of them by default. */
  kinds?: RegExp;
  /** Each thing that is wrong, as soon as it is found. */
  onWrong?: (text: string) => void;
}

/** A run with so many faults tells nothing new any more. */
const MAX_WRONG = 200;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** All hands at once, each at the next form that no other is at, until so many typed values were compared. */
export const crowd = async (
  open: (options?: BrowserContextOptions) => Promise<Page>,
  sources: readonly HandFormSource[],
  { rounds: most, everyForm = false, seed, stoppedMs, kinds = /./, onWrong = () => undefined }: CrowdOptions,
): Promise<CrowdResult> => {
  const free = [...sources];
  const made = new Map<HandFormSource, HandForm>();
  const anew: HandForm[] = [];
  const result: CrowdResult = { rounds: 0, byHand: {}, byForm: {}, wrong: [] };
  let visits = 0;
  const atLeast = everyForm ? sources.length : 0;
  const visit = async (page: Page, source: HandFormSource, hand: Hand, own: number) => {
    try {
      const form = (source.isMadeAnew ? undefined : made.get(source)) ?? (await source.make());
      if (source.isMadeAnew) anew.push(form);
      else made.set(source, form);
      return await hand(page, form, own);
    } catch (error) {
      return { rounds: 0, wrong: [`${source.name}: ${messageOf(error)}`] };
    }
  };
  const work = async ({ name, hands: [first, later] }: Worker, page: Page): Promise<void> => {
    let hand = first;
    page.on('dialog', (dialog) => void dialog.accept());
    do {
      const source = free.shift();
      if (!source) return;
      const own = seed + visits;
      visits += 1;
      const { rounds, wrong } = await visit(page, source, hand, own);
      hand = later;
      free.push(source);
      result.rounds += rounds;
      result.byHand[name] = (result.byHand[name] ?? 0) + rounds;
      result.byForm[source.name] = (result.byForm[source.name] ?? 0) + 1;
      for (const one of wrong) {
        result.wrong.push(`${name}, seed ${own}: ${one}`);
        onWrong(`${name}, seed ${own}: ${one}`);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    } while ((result.rounds < most || visits < atLeast) && result.wrong.length < MAX_WRONG);
    await page.close();
  };
  const [way, lostWay] = [await openDeadSpot(), await openDeadSpot(APP_FILES)];
  try {
    const workers = handsOf(stoppedMs, way, lostWay).filter(({ kind }) => kinds.test(kind));
    // One after the other: a first page that everybody loads at once would come late to each of them.
    const pages: Page[] = [];
    for (const { options } of workers) pages.push(await open(options));
    await Promise.all(workers.flatMap((worker, at) => (pages[at] ? [work(worker, pages[at])] : [])));
  } finally {
    await way.end();
    await lostWay.end();
    for (const form of [...made.values(), ...anew]) await form.end?.();
  }
  return result;
};
