import { parseBinKey } from '#domain/boards/bins';
import { dropResult } from '#domain/boards/dropResult';
import { goesAlong, groupVerdict } from '#domain/boards/groupMove';
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
  const facts = store.facts();
  const cards = held.keys.flatMap((key) => facts.cards.get(key) ?? []);
  const isSeveral = cards.length > 1;
  const stays = cards.flatMap((card) => {
    const refusal = isSeveral && groupVerdict(card, bin, store.config);
    return refusal ? [{ key: card.key, refusal }] : [];
  });
  const turned = cards.filter((card) => {
    const from = isSeveral ? parseBinKey(store.binOf(card.key) ?? '') : held.from;
    if (!from || (isSeveral && !goesAlong(facts, card, from, bin))) return false;
    const after = dropResult(card, from, bin, facts, false);
    return after && after.type_id !== card.type_id;
  });
  if (turned.length > 0)
    ofDay.push(words.text(isSeveral ? 'become_day_1' : 'becomes_day_1', { smart_count: turned.length }));
  return [...ofDay, ...staysTexts(words, stays)];
};
