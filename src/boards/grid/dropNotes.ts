import { dropResult } from '#domain/boards/dropResult';
import { groupVerdict } from '#domain/boards/groupMove';
import type { Bin } from '#domain/boards/kinds';
import type { Board } from '../board/createBoard';
import { staysTexts } from '../board/staysTexts';

/**
 * What a drop here does that the place does not tell: that nobody works there, which of several cards would stay, and
 * that a Day 2 to 8 card becomes Day 1 in a tray of unassigned work.
 */
export const dropNotes = ({ store, carry, shown, voice }: Board, bin: Bin): string[] => {
  const held = carry.drag.held.get();
  if (!held) return [];
  const { words } = voice;
  const days = shown.days.get();
  const ofDay = [days?.closed(bin), ...(days?.notes(bin) ?? [])].flatMap((note) => note ?? []);
  ofDay.push(...(shown.chains.get()?.notes(held.keys, bin.key) ?? []));
  const cards = held.keys.flatMap((key) => store.facts().cards.get(key) ?? []);
  if (cards.length > 1) {
    return [
      ...ofDay,
      ...staysTexts(
        words,
        cards.flatMap((card) => {
          const refusal = groupVerdict(card, bin, store.config);
          return refusal ? [{ key: card.key, refusal }] : [];
        }),
      ),
    ];
  }
  const [card] = cards;
  const after = card && dropResult(card, held.from, bin, store.facts(), false);
  return card && after && after.type_id !== card.type_id ? [...ofDay, words.text('becomes_day_1')] : ofDay;
};
