import type { Stage } from '#domain/boards/kinds';
import { assignedKey } from '#domain/boards/bins';
import type { BoardCrew } from '#domain/boards/types';
import type { CivilDate } from '#domain/civilDate';
import type { Language } from '#domain/localText';
import type { Board } from '../board/createBoard';
import { createBoardStore } from '../store/boardStore';
import { planText } from './planText';

interface CopiedDay {
  crew: BoardCrew | null;
  name: string;
  stage: Stage;
  day: CivilDate;
  language: Language;
}

/** Puts a crew's day on the clipboard as text; a day that is not shown is asked for. */
export const copyPlan = async (
  { store, api, voice: { words, notify, fail } }: Board,
  { crew, name, stage, day, language }: CopiedDay,
): Promise<void> => {
  try {
    const shown = store.days().includes(day)
      ? store
      : await api.load(day).then(({ answer, rights }) => createBoardStore(store.config, answer, rights));
    const views = shown.cardsIn(assignedKey(stage, crew?.id ?? null, day)).flatMap(({ key }) => shown.view(key) ?? []);
    await navigator.clipboard.writeText(
      planText({ crew: name, foreman: crew?.foreman_name ?? null, day, views }, language, words.text),
    );
    notify(words.text('plan_copied', { crew: name, smart_count: views.length }));
  } catch {
    fail(words.text('plan_failed'));
  }
};
