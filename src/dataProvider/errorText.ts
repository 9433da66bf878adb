import { HttpError } from 'ra-core';
import { ERRORS, type ErrorCode } from '#domain/errors';
import { isRecord } from '#domain/values';
import { ERROR_TEXTS_ES } from '#domain/refusals/errorTextsEs';
import type { Language } from '#domain/access/localText';
import { isRule } from '#domain/refusals/catalogue';
import { refusalText } from '#domain/refusals/refusalText';

/** What a refusal says in a language: by its rule and params; null when nobody here knows the rule. */
export const textOfRule = (rule: unknown, params: unknown, language: Language): string | null => {
  if (!isRule(rule)) return null;
  const given = Object.entries(isRecord(params) ? params : {}).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return refusalText({ rule, params: Object.fromEntries(given) }, language);
};

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(ERRORS, code);

/** The general text of a code, where the server gave no other. */
const textOfCode = (code: unknown, message: string, language: Language): string | null =>
  language === 'es' && isCode(code) && message === ERRORS[code].message ? ERROR_TEXTS_ES[code] : null;

/** The text of a refused call in the language of the screen. */
export const errorText = (error: Error, language: Language): string => {
  const body: unknown = error instanceof HttpError ? error.body : null;
  return (
    (isRecord(body)
      ? (textOfRule(body.rule, body.params, language) ?? textOfCode(body.code, error.message, language))
      : null) ?? error.message
  );
};
