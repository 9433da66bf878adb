import type { Language, LocalText } from '../access/localText';
import { MESSAGES, type MessageKey, type MessageParams } from './messages';

/** A template with its params filled in; a param that is not given leaves nothing. */
export const fillTemplate = (text: LocalText, params: MessageParams, language: Language): string =>
  text[language].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

/** The text of a message of the catalogue. */
export const message = (key: MessageKey, params: MessageParams = {}, language: Language = 'en'): string =>
  fillTemplate(MESSAGES[key], params, language);
