import { laterPrinted, PRINTED_DAYS_MOST, printedDaysIn, type PrintedDays } from '#domain/boards/printedDays';
import type { BoardApi } from '../store/boardApi';
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

/** What stands in the crews of the shown days now. */
export const printedNow = (store: BoardStore, at: Date): PrintedDays => {
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

/** The days that were printed last. */
const latest = (days: PrintedDays): PrintedDays =>
  Object.fromEntries(
    Object.entries(days)
      .toSorted(([, one], [, other]) => (one.at < other.at ? 1 : -1))
      .slice(0, PRINTED_DAYS_MOST),
  );

/**
 * What this user printed of a board, by day: the server knows it from all browsers, this one keeps it for while there is
 * no server, and tells it later [PRT-003].
 * @param name of the kept values
 */
export const printMemory = (name: string, api: Pick<BoardApi, 'printed' | 'keepPrinted'>) => {
  const read = (): PrintedDays => printedDaysIn(readKept(name));
  const put = (days: PrintedDays): void => keep(name, latest(laterPrinted(read(), days)));
  return {
    read,
    keep: (now: PrintedDays): void => {
      put(now);
      // Told with the next that is opened.
      api.keepPrinted(latest(now)).catch(() => undefined);
    },
    /** Takes over what was printed elsewhere, and tells what the server does not know yet. */
    meet: async (): Promise<void> => {
      const theirs = await api.printed();
      const untold = Object.entries(read()).filter(([day, { at }]) => at > (theirs[day]?.at ?? ''));
      put(theirs);
      if (untold.length > 0) await api.keepPrinted(Object.fromEntries(untold));
    },
  };
};

/** Cards that are new, moved or different on a day that was printed before, and those that left it [PRT-003]. */
export const printChanges = (before: PrintedDays, now: PrintedDays): PrintChanges => {
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
