import { textHook, type TextOf } from '../../i18n/textHook';
import { boardMessages } from '../look/messages';
import { printMessages } from '../look/messages/print';

const papers = {
  en: { ...boardMessages.en, ...printMessages.en },
  es: { ...boardMessages.es, ...printMessages.es },
};

export type PrintMessage = keyof typeof papers.en;
export type PrintText = TextOf<PrintMessage>;

/** The texts of what is printed of the boards; those of the boards are among them. */
export const usePrintText = textHook(papers);
