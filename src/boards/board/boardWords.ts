import type { Language } from '#domain/access/localText';
import { binText } from '#domain/boards/binText';
import { parseBinKey } from '#domain/boards/bins';
import type { BinKey } from '#domain/boards/kinds';
import { refusalText, type Refusal } from '#domain/boards/refusals';
import { formatMessage, type MessageParams } from '../../i18n/message';
import { boardMessages, type BoardMessage } from '../look/messages';
import type { BoardStore } from '../store/boardStore';

/** The words of a board in the language of the screen, for what is said outside of rendering. */
export const createBoardWords = (store: BoardStore, language: () => Language) => {
  const text = (message: BoardMessage, params?: MessageParams): string =>
    formatMessage(boardMessages[language()], message, params);
  return {
    text,
    refusal: (refusal: Refusal): string => refusalText(refusal, language()),
    job: (cardKey: string): string => store.view(cardKey)?.subJob.job_name ?? text('no_name'),
    bin: (key: BinKey | null): string => {
      const crew_id = key === null ? null : (parseBinKey(key)?.crew_id ?? null);
      const crew = crew_id === null ? null : (store.facts().crews.get(crew_id)?.name ?? null);
      return binText(key, crew, store.config.category, language());
    },
  };
};

export type BoardWords = ReturnType<typeof createBoardWords>;
