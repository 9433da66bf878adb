import { textHook, type TextOf } from '../../i18n/textHook';
import { boardMessages } from '../look/messages';
import { historyMessages } from '../look/messages/history';

/** What the history of a card says, with what the boards say. */
export const cardHistoryMessages = {
  en: { ...boardMessages.en, ...historyMessages.en },
  es: { ...boardMessages.es, ...historyMessages.es },
};

export type HistoryMessage = keyof typeof cardHistoryMessages.en;
export type HistoryText = TextOf<HistoryMessage>;

export const useHistoryText = textHook(cardHistoryMessages);
