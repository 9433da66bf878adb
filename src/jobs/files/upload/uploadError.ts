import { HttpError } from 'ra-core';
import { AppError } from '#domain/errors';
import type { Language } from '#domain/access/localText';
import { refusalText } from '#domain/refusals/refusalText';
import { refuse } from '#domain/refusals/refusal';

const NAMED = ['document_type', 'document_size', 'document_name'] as const;

/** The rule that a file broke, in the language of the screen; null for any other failure. */
export const uploadErrorText = (error: unknown, language: Language): string | null => {
  if (!(error instanceof AppError || error instanceof HttpError)) return null;
  const rule = NAMED.find((name) => refusalText(refuse(name), 'en') === error.message);
  return rule ? refusalText(refuse(rule), language) : null;
};
