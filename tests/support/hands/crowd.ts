import type { BrowserContextOptions, Page } from 'playwright-core';
import { openDeadSpot, type DeadSpot } from '../deadSpot';
import type { HandForm, HandFormSource } from './handForm';
import { lateHand, quickHand, refusing, silent, stoppedHand, type Hand } from './hands';

interface Worker {
  kind: 'quick' | 'late' | 'refused' | 'silent';
  name: string;
  hand: Hand;
  /** Of its browser. */
  options?: BrowserContextOptions;
}

/** The hands, each at a page of its own; those that do not wait come twice. */
const handsOf = (stoppedMs: number, way: DeadSpot): readonly Worker[] => [
  { kind: 'quick', name: '0 ms between keys', hand: quickHand },
  { kind: 'quick', name: '0 ms between keys', hand: quickHand },
  { kind: 'late', name: 'a server 2 s late', hand: lateHand },
  {
    kind: 'refused',
    name: `a server that refuses for ${stoppedMs / 1000} s`,
    hand: stoppedHand(refusing(way), stoppedMs),
    options: { proxy: way.proxy },
  },
  {
    kind: 'silent',
    name: `a server that is silent for ${stoppedMs / 1000} s`,
    hand: stoppedHand(silent, stoppedMs),
  },
];

export interface CrowdResult {
  rounds: number;
  /** Rounds by hand, and visits by form. */
  byHand: Record<string, number>;
  byForm: Record<string, number>;
  wrong: string[];
}

interface CrowdOptions {
  /** So many typed values are compared, at least. */
  rounds: number;
  /** The first visit has it, each later one the next number. */
  seed: number;
  /** So long the server is stopped. */
  stoppedMs: number;
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
  { rounds: most, seed, stoppedMs, kinds = /./, onWrong = () => undefined }: CrowdOptions,
): Promise<CrowdResult> => {
  const free = [...sources];
  const made = new Map<HandFormSource, HandForm>();
  const result: CrowdResult = { rounds: 0, byHand: {}, byForm: {}, wrong: [] };
  let visits = 0;
  const visit = async (page: Page, source: HandFormSource, hand: Hand, own: number) => {
    try {
      const form = made.get(source) ?? (await source.make());
      made.set(source, form);
      return await hand(page, form, own);
    } catch (error) {
      return { rounds: 0, wrong: [`${source.name}: ${messageOf(error)}`] };
    }
  };
  const work = async ({ name, hand, options }: Worker): Promise<void> => {
    const page = await open(options);
    page.on('dialog', (dialog) => void dialog.accept());
    do {
      const source = free.shift();
      if (!source) return;
      const own = seed + visits;
      visits += 1;
      const { rounds, wrong } = await visit(page, source, hand, own);
      free.push(source);
      result.rounds += rounds;
      result.byHand[name] = (result.byHand[name] ?? 0) + rounds;
      result.byForm[source.name] = (result.byForm[source.name] ?? 0) + 1;
      for (const one of wrong) {
        result.wrong.push(`${name}, seed ${own}: ${one}`);
        onWrong(`${name}, seed ${own}: ${one}`);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    } while (result.rounds < most && result.wrong.length < MAX_WRONG);
    await page.close();
  };
  const way = await openDeadSpot();
  try {
    await Promise.all(
      handsOf(stoppedMs, way)
        .filter(({ kind }) => kinds.test(kind))
        .map(work),
    );
  } finally {
    await way.end();
    for (const form of made.values()) await form.end?.();
  }
  return result;
};
