import { legKey, type Leg } from '#domain/boards/distance/road';
import type { Env } from '../env';
import { tablesOf, type TableService } from './distances';
import { googleService, METRES_PER_MILE, osrmService } from './tableServices';

/** Milliseconds for all tables of a question: the board shows straight lines meanwhile. */
const TIMEOUT_MS = 4_000;
/** A service that failed is left alone for so long. */
const REST_MS = 60_000;
/** Questions to the service at the same time. */
const AT_ONCE = 4;
/** Ways that are remembered; the oldest are forgotten first. */
const KEPT = 50_000;

/** Miles by road, rounded to tenths; null where no road is known. */
interface RoadMiles {
  /** Whether a table service is set at all. */
  hasService: boolean;
  miles: (number | null)[];
}

export interface Distances {
  /** Never throws: what the service does not say is null, and straight lines stand for it. */
  milesOf: (legs: readonly Leg[]) => Promise<RoadMiles>;
}

interface Options {
  patience?: number;
  rest?: number;
  clock?: () => number;
  /** A fault of the service, in words; never with its key. */
  onFault?: (error: unknown) => void;
}

/** Asks a table service for the ways that it has not told yet, and remembers them [SDY-004]. */
const tableDistances = (
  service: TableService,
  { patience = TIMEOUT_MS, rest = REST_MS, clock = Date.now, onFault = () => undefined }: Options = {},
): Distances => {
  const known = new Map<string, number | null>();
  /** Ways that are being asked for, with what ends when they are answered. */
  const pending = new Map<string, Promise<void>>();
  let silentUntil = 0;
  const remember = (key: string, miles: number | null): void => {
    known.delete(key);
    known.set(key, miles);
    const oldest = known.size > KEPT ? known.keys().next() : undefined;
    if (oldest && !oldest.done) known.delete(oldest.value);
  };
  const requestLegs = async (legs: readonly Leg[]): Promise<void> => {
    const tables = tablesOf(legs, service);
    let answered = 0;
    const signal = AbortSignal.timeout(patience);
    const next = async (): Promise<void> => {
      for (let table = tables.shift(); table && clock() >= silentUntil; table = tables.shift()) {
        const { from, to } = table;
        const metres = await service.ask(from, to, signal);
        answered += 1;
        from.forEach((a, at) =>
          to.forEach((b, other) => {
            const told = metres[at]?.[other];
            if (told === undefined) return;
            remember(legKey(a, b), told === null ? null : Math.round((told / METRES_PER_MILE) * 10) / 10);
          }),
        );
      }
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, next));
    } catch (error) {
      // A service that answered and was not done in time is asked on at the next question.
      if (answered === 0 || !signal.aborted) silentUntil = clock() + rest;
      onFault(error);
    }
  };
  return {
    milesOf: async (legs) => {
      const asked = new Map(legs.map((leg) => [legKey(leg.from, leg.to), leg]));
      const unknown = [...asked].filter(([key]) => !known.has(key));
      // What somebody else has just asked for is waited for, and not paid twice.
      const answers = new Set(unknown.flatMap(([key]) => pending.get(key) ?? []));
      const mine = unknown.filter(([key]) => !pending.has(key));
      if (mine.length > 0 && clock() >= silentUntil) {
        const answer = requestLegs(mine.map(([, leg]) => leg)).finally(() =>
          mine.forEach(([key]) => pending.delete(key)),
        );
        for (const [key] of mine) pending.set(key, answer);
        answers.add(answer);
      }
      await Promise.all(answers);
      return { hasService: true, miles: legs.map(({ from, to }) => known.get(legKey(from, to)) ?? null) };
    },
  };
};

/** Nobody is asked, and nothing leaves the machine. */
const noService: Distances = { milesOf: async (legs) => ({ hasService: false, miles: legs.map(() => null) }) };

/** The table service of DISTANCES_URL; without it straight lines alone. */
export const openDistances = (
  {
    DISTANCES_URL: url,
    DISTANCES_KIND: kind,
    DISTANCES_KEY: key,
  }: Pick<Env, 'DISTANCES_URL' | 'DISTANCES_KIND' | 'DISTANCES_KEY'>,
  options: Options = {},
): Distances => {
  if (!url) return noService;
  return tableDistances(kind === 'google' ? googleService(url, key ?? '') : osrmService(url), options);
};
