import type { Language } from '../access/localText';
import { message } from '../messages/message';

/** A boolean as text on cards and printed pages [UI-032]; an empty text when it was not answered. */
export const yesNo = (value: boolean | null | undefined, language: Language = 'en'): string =>
  value === null || value === undefined ? '' : message(value ? 'yes' : 'no', {}, language);
