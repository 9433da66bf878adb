import { laterPrinted, MAX_PRINTED_DAYS, printedDaysIn, type PrintedDays } from '#domain/boards/printedDays';
import type { BoardStore } from '../store/boardStore';
import { keep, readKept } from '../store/kept';

/** What changed since the last print; `since` is null when no shown day was printed before. */
export interface PrintChanges {
  since: Date | null;
  changed: ReadonlySet<string>;
  /** Names of the jobs whose cards left their day. */
  gone: readonly string[];
}

/** FNV-1a: a page has hundreds of cards, and only whether they differ is asked. */
const signOf = (text: string): string => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
};

/** A short sign of what a card says, its bin, and its place there; the last two tell a move from a new number. */
const signAt = (said: string, bin: string, place: number): string =>
  `${signOf(said)}.${signOf(bin).slice(0, 5)}.${place.toString(36)}`;

/** The parts of a sign; null for one of an earlier version, which tells no places. */
const partsOf = (sign: string | undefined): { said: string; bin: string; place: number } | null => {
  const [said = '', bin, place] = sign?.split('.') ?? [];
  return bin === undefined || place === undefined ? null : { said, bin, place: Number.parseInt(place, 36) };
};

/** What stands in the crews of the shown days now. */
export const printedNow = (store: BoardStore, at: Date): PrintedDays => {
  const bins = store.layout().groups.flatMap(({ rows }) => rows.flatMap((row) => row.bins));
  return Object.fromEntries(
    store.days().map((day) => {
      const cards = bins
        .filter(({ date }) => date === day)
        .flatMap((bin) => store.cardsIn(bin.key).map(({ key }, place) => ({ key, bin: bin.key, place })))
        .flatMap(({ key, bin, place }) => {
          const view = store.view(key);
          if (!view) return [];
          // Its number follows from its place, and changes when another card comes or goes.
          const { version: _own, position: _place, job_order: _number, ...card } = view.card;
          const { version: _of, status_id: _status, summary: _sums, gunite_summary: _gunite, ...job } = view.subJob;
          return [[key, [signAt(JSON.stringify([card, job]), bin, place), job.job_name ?? `#${job.job_id}`]] as const];
        });
      return [day, { at: at.toISOString(), cards: Object.fromEntries(cards) }];
    }),
  );
};

/** The days that were printed last. */
const latest = (days: PrintedDays): PrintedDays =>
  Object.fromEntries(
    Object.entries(days)
      .toSorted(([, one], [, other]) => (one.at < other.at ? 1 : -1))
      .slice(0, MAX_PRINTED_DAYS),
  );

/**
 * What this user printed of a board, by day: the server knows it from all browsers, this one keeps it for while there is
 * no server, and tells it later [PRT-003].
 * @param name of the kept values
 * @param keepPrinted sends it to the server
 */
export const printMemory = (name: string, keepPrinted: (days: PrintedDays) => Promise<void>) => {
  const read = (): PrintedDays => printedDaysIn(readKept(name));
  const put = (days: PrintedDays): void => keep(name, latest(laterPrinted(read(), days)));
  return {
    read,
    keep: (now: PrintedDays): void => {
      put(now);
      // Told with the next that is opened.
      keepPrinted(latest(now)).catch(() => undefined);
    },
    /** Takes over what was printed elsewhere, and tells what the server does not know yet. */
    meet: async (theirs: PrintedDays): Promise<void> => {
      const untold = Object.entries(read()).filter(([day, { at }]) => at > (theirs[day]?.at ?? ''));
      put(theirs);
      if (untold.length > 0) await keepPrinted(Object.fromEntries(untold));
    },
  };
};

/**
 * Of cards that stand in one bin as they did, those that were moved among the others: all but the longest row of them
 * that still follow each other.
 */
const movedAmong = (places: readonly (readonly [key: string, before: number])[]): string[] => {
  const rows: (readonly string[])[] = [];
  for (const [at, [key, before]] of places.entries()) {
    const longest = places
      .slice(0, at)
      .flatMap(([, other], index) => (other < before ? [rows[index] ?? []] : []))
      .reduce<readonly string[]>((best, row) => (row.length > best.length ? row : best), []);
    rows.push([...longest, key]);
  }
  const kept = new Set(rows.reduce<readonly string[]>((best, row) => (row.length > best.length ? row : best), []));
  return places.flatMap(([key]) => (kept.has(key) ? [] : [key]));
};

type Cards = PrintedDays[string]['cards'];

/** Cards of a day that say something else, stand in another bin or among the others in another order than before. */
const changedOn = (cards: Cards, before: Cards): string[] => {
  const changed: string[] = [];
  const same = new Map<string, { place: number; entry: readonly [string, number] }[]>();
  for (const [key, [sign]] of Object.entries(cards)) {
    const [now, was] = [partsOf(sign), partsOf(before[key]?.[0])];
    if (!now || !was || now.bin !== was.bin || now.said !== was.said) changed.push(key);
    if (now && was && now.bin === was.bin)
      same.set(now.bin, [...(same.get(now.bin) ?? []), { place: now.place, entry: [key, was.place] }]);
  }
  const moved = [...same.values()].flatMap((bin) =>
    movedAmong(bin.toSorted((one, other) => one.place - other.place).map(({ entry }) => entry)),
  );
  return [...changed, ...moved];
};

/** Whether a day was printed by a version that knew places. */
const isKnown = (cards: Cards): boolean => Object.values(cards).every(([sign]) => partsOf(sign) !== null);

/**
 * Cards that are new, moved or different on a day that was printed before, and those that left it. A card is marked on
 * its new day too when that was never printed; one that has but another number, as another came or went, is not
 * [PRT-003 PRT-007].
 */
export const printChanges = (printed: PrintedDays, now: PrintedDays): PrintChanges => {
  const before = Object.fromEntries(Object.entries(printed).filter(([, { cards }]) => isKnown(cards)));
  const dayOf = new Map(
    Object.entries(before).flatMap(([day, { cards }]) => Object.keys(cards).map((key) => [key, day])),
  );
  const changed = new Set<string>();
  const gone = new Set<string>();
  let since: string | null = null;
  const seen = (at: string): void => {
    if (since === null || at < since) since = at;
  };
  for (const [day, { cards }] of Object.entries(now)) {
    const known = before[day];
    if (known) {
      seen(known.at);
      for (const key of changedOn(cards, known.cards)) changed.add(key);
      for (const [key, [, name]] of Object.entries(known.cards)) if (!cards[key]) gone.add(name);
      continue;
    }
    for (const key of Object.keys(cards)) {
      const from = before[dayOf.get(key) ?? ''];
      if (!from) continue;
      seen(from.at);
      changed.add(key);
    }
  }
  return {
    since: since === null ? null : new Date(since),
    changed,
    gone: [...gone].sort((a, b) => a.localeCompare(b)),
  };
};
