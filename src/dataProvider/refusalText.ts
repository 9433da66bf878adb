import { HttpError } from 'ra-core';
import type { Language } from '#domain/access/localText';
import { ERRORS, type ErrorCode } from '#domain/errors';
import { ORDER_REFUSALS } from '#domain/inventory/orderRefusals';
import { ERROR_TEXTS_ES } from '#domain/messages/errorTextsEs';
import { fillTemplate } from '#domain/messages/message';
import { MESSAGES } from '#domain/messages/messages';
import { isRecord } from '#domain/values';
import { WRITE_REFUSALS } from '#domain/writes/refusals';
import { localUses } from '#domain/writes/useNouns';

/** Every refusal that has a text in both languages, by its rule. */
const REFUSALS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  ...MESSAGES,
  ...WRITE_REFUSALS,
  ...ORDER_REFUSALS,
};

/** What a refusal says in a language: by its rule and params, else the server's own text, which is English. */
export const textOfRule = (rule: unknown, params: unknown, language: Language): string | null => {
  const known = typeof rule === 'string' && Object.hasOwn(REFUSALS, rule) ? REFUSALS[rule] : undefined;
  if (!known) return null;
  const given = Object.entries(isRecord(params) ? params : {}).filter(
    (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  // What uses a record comes in the server's words.
  const told = given.map(
    ([name, value]) =>
      [name, name === 'uses' && typeof value === 'string' ? localUses(value, language) : value] as const,
  );
  return fillTemplate(known, Object.fromEntries(told), language);
};

const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(ERRORS, code);

/** The general text of a code, where the server gave no other. */
const textOfCode = (code: unknown, message: string, language: Language): string | null =>
  language === 'es' && isCode(code) && message === ERRORS[code].message ? ERROR_TEXTS_ES[code] : null;

/** The text of a refused call in the language of the screen. */
export const refusalText = (error: Error, language: Language): string => {
  const body: unknown = error instanceof HttpError ? error.body : null;
  return (
    (isRecord(body)
      ? (textOfRule(body.rule, body.params, language) ?? textOfCode(body.code, error.message, language))
      : null) ?? error.message
  );
};
