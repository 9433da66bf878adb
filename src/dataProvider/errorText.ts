import type { Language, LocalText } from '#domain/localText';
import { ERRORS, type ErrorCode } from '#domain/errors';
import type { RefusalParams } from '#domain/refusals/refusal';
import { isRecord } from '#domain/values';
import { loadedMessages } from '../i18n/loadMessages';
import { CallError } from './CallError';

/** What the server said of a call, a field or a record: its words are English. */
export interface ServerMessage {
  message: string;
  rule?: string | undefined;
  params?: RefusalParams | undefined;
  /** The code whose general words they are. */
  error?: ErrorCode | undefined;
  /** The same in Spanish, as earlier versions kept it on a device. */
  es?: string | undefined;
}

/** What the server said, in a language: by its rule or its code, where somebody here knows them, else as it was said. */
export const saidText = ({ message, rule, params = {}, error, es }: ServerMessage, language: Language): string => {
  const words = loadedMessages(language)?.refusals;
  return (
    words?.ofRule(rule, params) ?? (error && words?.ofCode(error)) ?? (language === 'es' ? es : undefined) ?? message
  );
};

const saidOfCall = ({ message, code, refusal }: CallError): ServerMessage => ({
  message,
  ...refusal,
  ...(code !== null && message === ERRORS[code].message && { error: code }),
});

/**
 * What a refused call said, at its first field where it names one, without a language: it is kept, and `saidText` says
 * it to whoever reads it later [KEY-014].
 */
export const saidOf = (error: CallError): ServerMessage => {
  const [field] = error.fields;
  if (!field) return saidOfCall(error);
  const { message, rule, params } = field;
  return { message, ...(rule !== undefined && { rule }), ...(params !== undefined && { params }) };
};

/** Why the server did not take what a device keeps; earlier versions kept the words of each language. */
export type KeptRefusal = ServerMessage | LocalText;

export const isKeptRefusal = (value: unknown): value is KeptRefusal =>
  isRecord(value) &&
  (typeof value.message === 'string' || (typeof value.en === 'string' && typeof value.es === 'string'));

/** A kept refusal, whichever version kept it. */
export const keptMessage = (kept: KeptRefusal): ServerMessage =>
  'en' in kept ? { message: kept.en, es: kept.es } : kept;

/** What a failed call says in the language of the screen: by its rule, by its code, else in the server's words. */
export const errorText = (error: Error, language: Language): string =>
  error instanceof CallError ? saidText(saidOfCall(error), language) : error.message;

/** What the server said, in the language of the screen; nothing where it could not be reached, which is not in words for a user. */
export const saidBy = (error: unknown, language: Language): string =>
  error instanceof Error && !(error instanceof CallError && error.kind === 'unanswered')
    ? errorText(error, language)
    : '';
