import { HttpError } from 'ra-core';
import { AppError } from '#domain/errors';
import type { Language } from '#domain/access/localText';
import { message } from '#domain/messages/message';

const NAMED = ['document_type', 'document_size', 'document_name'] as const;

/** The rule that a file broke, in the language of the screen; null for any other failure. */
export const refusalText = (error: unknown, language: Language): string | null => {
  if (!(error instanceof AppError || error instanceof HttpError)) return null;
  const rule = NAMED.find((name) => message(name) === error.message);
  return rule ? message(rule, {}, language) : null;
};
