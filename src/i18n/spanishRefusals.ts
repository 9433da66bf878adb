import type { ErrorCode } from '#domain/errors';
import { isRule } from '#domain/refusals/catalogue';
import { ERROR_TEXTS_ES } from '#domain/refusals/errorTextsEs';
import type { RefusalParams } from '#domain/refusals/refusal';
import { refusalText } from '#domain/refusalText';

/** What the server says in English, in Spanish: by the rule of a refusal, by the code of an error. */
export const spanishRefusals = {
  ofRule: (rule: unknown, params: RefusalParams): string | null =>
    isRule(rule) ? refusalText({ rule, params }, 'es') : null,
  ofCode: (code: ErrorCode): string => ERROR_TEXTS_ES[code],
};
