import { dailyCapacity, loadOf, type LoadLevel } from '#domain/boards/heads';
import type { Bin } from '#domain/boards/kinds';
import type { Board } from '../board/createBoard';
import { loadText } from '../look/cardText';
import { dayText } from '../look/dayText';

/**
 * What a crew's day would have with the carried cards in it: "Thu 26, 8,325 of 4,200 sf (198 %)". Over the capacity is
 * amber: red means that a drop is refused. Null where nothing is measured.
 */
export const loadAfter = (
  { store, carry, shown, voice }: Board,
  bin: Bin,
): { text: string; level: LoadLevel } | null => {
  const held = carry.drag.held.get();
  if (!held || bin.date === null) return null;
  const { cards, crews, sub_jobs } = store.facts();
  const days = shown.days.get();
  const carried = new Set(held.keys);
  const load = loadOf(
    [
      ...store.cardsIn(bin.key).filter(({ key }) => !carried.has(key)),
      ...held.keys.flatMap((key) => cards.get(key) ?? []),
    ],
    sub_jobs,
    store.config.category,
    days ? days.capacity(bin) : dailyCapacity(bin.stage, crews.get(bin.crew_id ?? 0)),
  );
  const { language, text } = voice.words;
  const amount = loadText(load, store.config.category, text, 'load_of');
  if (amount === '') return null;
  const share =
    load.level === 'red' && load.capacity ? ` (${Math.round((load.quantity / load.capacity) * 100)} %)` : '';
  return {
    text: `${dayText(bin.date, language()).short}, ${amount}${share}`,
    level: load.level === 'red' ? 'amber' : load.level,
  };
};
