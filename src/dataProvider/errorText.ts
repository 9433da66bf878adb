import type { Language } from '#domain/localText';
import { ERRORS } from '#domain/errors';
import type { RefusalParams } from '#domain/refusals/refusal';
import { loadedMessages } from '../i18n/loadMessages';
import { CallError } from './CallError';

/** What the server said of a call, a field or a record: its words are English. */
export interface ServerMessage {
  message: string;
  rule?: string | undefined;
  params?: RefusalParams | undefined;
}

/** What the server said, in a language: by its rule, where somebody here knows it, else as it was said. */
export const saidText = ({ message, rule, params = {} }: ServerMessage, language: Language): string =>
  loadedMessages(language)?.refusals?.ofRule(rule, params) ?? message;

/** What a failed call says in the language of the screen: by its rule, by its code, else in the server's words. */
export const errorText = (error: Error, language: Language): string => {
  if (!(error instanceof CallError)) return error.message;
  const { message, code, refusal } = error;
  const words = loadedMessages(language)?.refusals;
  const general = code !== null && message === ERRORS[code].message ? words?.ofCode(code) : undefined;
  return words?.ofRule(refusal?.rule, refusal?.params ?? {}) ?? general ?? message;
};

/** What the server said, in the language of the screen; nothing where it could not be reached, which is not in words for a user. */
export const saidBy = (error: unknown, language: Language): string =>
  error instanceof Error && !(error instanceof CallError && error.kind === 'unanswered')
    ? errorText(error, language)
    : '';
