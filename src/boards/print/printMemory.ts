import type { CivilDate } from '#domain/civilDate';
import type { BoardStore } from '../store/boardStore';
import { keep, readKept } from '../store/kept';

/** What a day had when it was printed: of each card a short sign of all that is printed of it, and its job's name. */
interface PrintedDay {
  at: string;
  cards: Readonly<Record<string, readonly [sign: string, name: string]>>;
}
type Printed = Readonly<Record<CivilDate, PrintedDay>>;

/** What changed since the last print; `since` is null when no shown day was printed before. */
export interface PrintChanges {
  since: Date | null;
  changed: ReadonlySet<string>;
  /** Names of the jobs whose cards left their day. */
  gone: readonly string[];
}

/** Days that are remembered of a board. */
const MOST_DAYS = 28;

/** FNV-1a: a page has hundreds of cards, and only whether they differ is asked. */
const signOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
};

/** What stands in the crews of the shown days now. */
export const printedNow = (store: BoardStore, at: Date): Printed => {
  const bins = store.layout().groups.flatMap(({ rows }) => rows.flatMap((row) => row.bins));
  return Object.fromEntries(
    store.days().map((day) => {
      const cards = bins
        .filter(({ date }) => date === day)
        .flatMap((bin) => store.cardsIn(bin.key))
        .flatMap(({ key }) => {
          const view = store.view(key);
          if (!view) return [];
          const { version: _own, position: _place, ...card } = view.card;
          const { version: _of, status_id: _status, summary: _sums, gunite_summary: _gunite, ...job } = view.subJob;
          return [
            [key, [signOf(JSON.stringify([store.binOf(key), card, job])), job.job_name ?? `#${job.job_id}`]] as const,
          ];
        });
      return [day, { at: at.toISOString(), cards: Object.fromEntries(cards) }];
    }),
  );
};

const isDay = (value: unknown): value is PrintedDay =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'at') === 'string' &&
  typeof Reflect.get(value, 'cards') === 'object' &&
  Reflect.get(value, 'cards') !== null;

/** What this user printed of a board in this browser, by day. @param name of the kept values */
export const printMemory = (name: string) => {
  const read = (): Printed =>
    Object.fromEntries(Object.entries(readKept(name)).flatMap(([day, kept]) => (isDay(kept) ? [[day, kept]] : [])));
  return {
    read,
    keep: (now: Printed): void => {
      const all = Object.entries({ ...read(), ...now }).sort(([, a], [, b]) => (a.at < b.at ? 1 : -1));
      keep(name, Object.fromEntries(all.slice(0, MOST_DAYS)));
    },
  };
};

/** Cards that are new, moved or different on a day that was printed before, and those that left it [PRT-003]. */
export const printChanges = (before: Printed, now: Printed): PrintChanges => {
  const changed = new Set<string>();
  const gone = new Set<string>();
  let since: string | null = null;
  for (const [day, { cards }] of Object.entries(now)) {
    const known = before[day];
    if (!known) continue;
    if (since === null || known.at < since) since = known.at;
    for (const [key, [sign]] of Object.entries(cards)) if (known.cards[key]?.[0] !== sign) changed.add(key);
    for (const [key, [, name]] of Object.entries(known.cards)) if (!cards[key]) gone.add(name);
  }
  return {
    since: since === null ? null : new Date(since),
    changed,
    gone: [...gone].sort((a, b) => a.localeCompare(b)),
  };
};
