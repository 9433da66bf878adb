import type { TranslationMessages } from 'ra-core';
import english from 'ra-language-english';
import type { Language } from '#domain/localText';
import { en } from '../../i18n/en';
import type { MessageTree } from '../../i18n/message';
import { raSpanish } from './raSpanish';

/** A tree of texts as react-admin types it. */
interface Texts {
  [key: string]: Texts | string | undefined;
}

/** One tree of texts over another of the same shape: what it does not say stays as it was. */
const over = <Base extends Texts>(base: Base, top: MessageTree): Base => {
  const merged: Texts = { ...base };
  for (const [key, above] of Object.entries(top)) {
    const below = merged[key];
    if (typeof above === 'string') merged[key] = above;
    else if (typeof below === 'object') merged[key] = over(below, above);
  }
  return { ...base, ...merged };
};

/** react-admin's own texts with our words where it has other ones; Spanish ones that are missing read in English. */
export const raMessages = (language: Language): TranslationMessages => {
  const ours = over<TranslationMessages>(english, { ra: { message: { unsaved_changes: en.app.unsaved.text } } });
  return language === 'en' ? ours : over(ours, { ra: raSpanish });
};
