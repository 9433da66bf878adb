import type { Language } from '#domain/localText';
import { parseBinKey } from '#domain/boards/bins';
import { binIndex } from '#domain/boards/boardFacts';
import { brokenWords } from '#domain/boards/chains/chainWords';
import { dayRefusal } from '#domain/boards/crewRules';
import { brokenRules, type BrokenRule } from '#domain/boards/overrides/brokenRules';
import { OVERRIDE_RULES } from '#domain/boards/overrides/overrideReason';
import { promiseOf } from '#domain/boards/told/told';
import { promiseText } from '#domain/boards/told/toldWords';
import { dayText } from '../look/dayText';
import type { BoardStore } from '../store/boardStore';
import type { Shown } from '../board/createShown';
import type { MoveGuard } from '../board/dayReader';

interface World {
  store: Pick<BoardStore, 'facts' | 'binOf' | 'view'>;
  shown: Pick<Shown, 'days' | 'asked' | 'chains'>;
  language: Language;
}

type Moves = Parameters<MoveGuard>[0];

/**
 * Whether moves are made: those onto a day without work, and the deliberate one of a promised card, once they are
 * confirmed or made a second time [SDY-001 SDY-012]. Whoever may override gives a reason for what is broken, a past day
 * and a chain among it, each time [SDY-005]. Of several cards the promised ones stay anyway.
 */
export const createConfirm = ({ store, shown: { days, asked, chains }, language }: World): MoveGuard => {
  const broken = (moves: Moves): readonly BrokenRule[] => {
    const facts = store.facts();
    if (facts.rights.can_override !== true) return [];
    // A card of the chain may stand on a day that is not shown.
    const bins = binIndex(facts);
    const placed = moves.flatMap(({ key, to }) => {
      const card = facts.cards.get(key);
      const [from, target] = [parseBinKey((card && bins.binOf(card)) ?? ''), parseBinKey(to)];
      return from && target ? [{ key, from, to: target }] : [];
    });
    return brokenRules(facts, chains.get()?.gaps() ?? [], placed);
  };

  const promised = (moves: Moves): string[] => {
    const [only] = moves;
    const view = moves.length === 1 && only && store.binOf(only.key) !== only.to ? store.view(only.key) : undefined;
    const promise = view && promiseOf(view.card, view.subJob);
    return promise ? [promiseText(promise, language)] : [];
  };
  const closed = (moves: Moves): string[] =>
    moves.flatMap(({ key, to }) => {
      const bin = parseBinKey(to);
      const why = bin && store.binOf(key) !== to ? days.get()?.closed(bin) : null;
      return bin?.date && why ? [`${why}, ${dayText(bin.date, language).medium}`] : [];
    });
  const words = (one: BrokenRule): string[] => {
    if (one.rule === 'past') return [`${OVERRIDE_RULES.past[language]}, ${dayText(one.date, language).medium}`];
    return one.rule === 'broken_chain' ? [brokenWords(one.link, language)] : [];
  };

  /** What a day without work refuses is not asked about. */
  const possible = (moves: Moves): Moves =>
    moves.filter(({ key, to }) => {
      const bin = parseBinKey(to);
      return !bin || store.binOf(key) === to || dayRefusal(bin, store.facts()) === null;
    });

  return (all, act) => {
    const moves = possible(all);
    const reasons = (): string[] => [
      ...new Set([...promised(moves), ...closed(moves), ...broken(moves).flatMap(words)]),
    ];
    const needsReason = (): boolean => broken(moves).length > 0;
    const name = JSON.stringify(moves.map(({ key, to }) => [key, to]));
    const isMade = reasons().length === 0 || (asked.get()?.name === name && !needsReason());
    const keys = moves.map(({ key }) => key);
    asked.set(isMade ? null : { name, keys, reasons, needsReason, act });
    return isMade;
  };
};
