import type { BoardRefusal } from '#domain/boards/boardRefusal';
import type { Language } from '#domain/localText';
import { binText } from '#domain/boards/binText';
import { parseBinKey } from '#domain/boards/bins';
import type { BinKey } from '#domain/boards/kinds';
import { formatMessage, type MessageParams } from '../../i18n/message';
import { createValueStore } from '../../store/valueStore';
import type { Notice } from '../../undo/notice';
import { boardMessages, type BoardMessage } from '../look/messages';
import type { BoardStore } from '../store/boardStore';
import { boardRefusalText } from '#domain/boards/boardRefusal';

/** The words of a board in the language of the screen, for what is said outside of rendering. */
const boardWords = (store: BoardStore, language: () => Language) => {
  const text = (message: BoardMessage, params?: MessageParams): string =>
    formatMessage(boardMessages[language()], message, params);
  const job = (cardKey: string): string => store.view(cardKey)?.subJob.job_name ?? text('no_name');
  return {
    language,
    text,
    refusal: (refusal: BoardRefusal): string => boardRefusalText(refusal, language()),
    job,
    /** One card by its job, several by their number. */
    cards: (keys: readonly string[], cardKey: string): string =>
      keys.length === 1 ? job(cardKey) : text('several_cards', { smart_count: keys.length }),
    bin: (key: BinKey | null): string => {
      const crew_id = key === null ? null : (parseBinKey(key)?.crew_id ?? null);
      const crew = crew_id === null ? null : (store.facts().crews.get(crew_id)?.name ?? null);
      return binText(key, crew, store.config.category, language());
    },
  };
};

/** What a board tells its user: to a screen reader, in the notice with its way back, and as an error. */
export const createVoice = (store: BoardStore, language: () => Language, showError: (text: string) => void) => {
  const said = createValueStore<{ text: string; turn: number }>({ text: '', turn: 0 });
  const notice = createValueStore<Notice | null>(null);
  /** Announces a text, also one that was announced just before: the turn makes it another value. */
  const say = (text: string): void => said.set({ text, turn: said.get().turn + 1 });
  return {
    words: boardWords(store, language),
    said,
    notice,
    say,
    notify: (text: string, back: Notice['back'] = null): void => {
      notice.set({ text, back, turn: (notice.get()?.turn ?? 0) + 1 });
      say(text);
    },
    fail: (text: string): void => {
      showError(text);
      say(text);
    },
    /** Moves that went back have nothing to undo. */
    endNoticeOf: (tickets: readonly number[]): void => {
      const back = notice.get()?.back;
      if (back?.way === 'undo' && tickets.includes(back.ticket)) notice.set(null);
    },
  };
};

export type Voice = ReturnType<typeof createVoice>;
