import type { LiveUser } from '#domain/live';
import { createKeyedStore } from '../../store/keyedStore';

/** A card that someone else moved is highlighted for this long. */
const HIGHLIGHT_MS = 2000;

/** What comes and goes on cards and bins without changing them. */
export const createCardMarks = () => {
  const movedBy = createKeyedStore<string>();
  const heldBy = createKeyedStore<LiveUser & { initials: string }>();
  const lifted = createKeyedStore<true>();
  const landed = createKeyedStore<true>();
  const found = createKeyedStore<true>();
  const drafted = createKeyedStore<string>();
  const left = createKeyedStore<string>();
  const chain = createKeyedStore<string>();
  const phases = createKeyedStore<string>();
  const over = createKeyedStore<'takes' | 'refuses'>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const forAWhile = (name: string, milliseconds: number, end: () => void): void => {
    clearTimeout(timers.get(name));
    timers.set(
      name,
      setTimeout(() => {
        timers.delete(name);
        end();
      }, milliseconds),
    );
  };

  return {
    /** Name of who else just moved the card. */
    movedBy,
    /** Who else holds the card. */
    heldBy,
    /** The card in one's own hand. */
    lifted,
    landed,
    /** The card that was looked for. */
    found,
    /** Where a draft takes the card from, by card, and how many it takes away, by bin. */
    drafted,
    left,
    /** What is wrong with the chain of a card, and by bin the other phases of a held one [SDY-003]. */
    chain,
    phases,
    /** The tray under the held card. */
    over,
    highlight: (key: string, name: string): void => {
      movedBy.set(key, name);
      forAWhile(`moved ${key}`, HIGHLIGHT_MS, () => movedBy.set(key, undefined));
    },
    land: (key: string): void => {
      landed.set(key, true);
      forAWhile(`landed ${key}`, 400, () => landed.set(key, undefined));
    },
    find: (key: string): void => {
      found.set(key, true);
      forAWhile(`found ${key}`, HIGHLIGHT_MS, () => found.set(key, undefined));
    },
    hold: (key: string, holder: LiveUser & { initials: string }, milliseconds: number): void => {
      heldBy.set(key, holder);
      forAWhile(`held ${key}`, milliseconds, () => heldBy.set(key, undefined));
    },
  };
};

export type CardMarks = ReturnType<typeof createCardMarks>;
