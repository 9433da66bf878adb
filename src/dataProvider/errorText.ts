import type { Language } from '#domain/access/localText';
import { ERRORS } from '#domain/errors';
import { isRule } from '#domain/refusals/catalogue';
import { ERROR_TEXTS_ES } from '#domain/refusals/errorTextsEs';
import type { RefusalParams } from '#domain/refusals/refusal';
import { refusalText } from '#domain/refusalText';
import { CallError } from './CallError';

/** What a refusal says in a language: by its rule and params; null when nobody here knows the rule. */
export const textOfRule = (
  { rule, params = {} }: { rule?: string | undefined; params?: RefusalParams | undefined },
  language: Language,
): string | null => (isRule(rule) ? refusalText({ rule, params }, language) : null);

/** The general text of a code, where the server gave no other. */
const textOfCode = ({ code, message }: CallError, language: Language): string | null =>
  language === 'es' && code !== null && message === ERRORS[code].message ? ERROR_TEXTS_ES[code] : null;

/** What a failed call says in the language of the screen: by its rule, by its code, else in the server's words. */
export const errorText = (error: Error, language: Language): string => {
  if (!(error instanceof CallError)) return error.message;
  return textOfRule(error.refusal ?? {}, language) ?? textOfCode(error, language) ?? error.message;
};
