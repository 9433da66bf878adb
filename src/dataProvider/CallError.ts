import { ERRORS, type ErrorCode, type FieldError, type RefusedRow } from '#domain/errors';
import type { RefusalParams } from '#domain/refusals/refusal';
import { isRecord, textOf } from '#domain/values';

type Details = Readonly<Record<string, unknown>>;

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';
const isRefusedRow = (value: unknown): value is RefusedRow =>
  isRecord(value) && typeof value.name === 'string' && typeof value.message === 'string';
/** Whether the server's code is one that this page knows. */
export const isCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(ERRORS, code);
/** Those of a list that are what they should be; none of what is no list. */
export const listOf = <One>(value: unknown, isOne: (one: unknown) => one is One): One[] =>
  Array.isArray(value) ? value.filter(isOne) : [];

/** Params as they came over the wire. */
const paramsOf = (value: unknown): RefusalParams =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );

/**
 * A call that was not done: the server said no, or gave no answer. All calls fail with it, but for those that were
 * aborted. `errorText` says it in the user's language.
 */
export class CallError extends Error {
  /** Whether the server answered at all: what it answers is decided, a call without an answer may have been done. */
  readonly kind: 'answered' | 'unanswered';
  /** The HTTP status of its code, whatever carried it; 0 when nothing did. */
  readonly status: number;
  readonly code: ErrorCode | null;
  /** The rule that refused it, which may be newer than this page. */
  readonly refusal: { readonly rule: string; readonly params: RefusalParams } | null;
  /** The fields at fault, with the server's words. */
  readonly fields: readonly FieldError[];
  /** Which call it was, where its caller must tell: an upload, the lists of a form. */
  readonly call: string | null;
  /** The first of the records at fault, of a change of many. */
  readonly rows: readonly RefusedRow[];
  /** All that was told, with `errors`: the words of each field by its path, as react-admin's forms read them. */
  readonly body: Details;

  /** @param status 0 for a call without an answer @param details what the server told beside its words */
  constructor(message: string, status = 0, details: Details = {}) {
    super(message);
    this.name = 'CallError';
    this.kind = status === 0 ? 'unanswered' : 'answered';
    this.status = status;
    this.code = isCode(details.code) ? details.code : null;
    const rule = textOf(details.rule);
    this.refusal = rule === null ? null : { rule, params: paramsOf(details.params) };
    this.call = textOf(details.call);
    this.fields = listOf(details.fields, isFieldError);
    this.rows = listOf(details.rows, isRefusedRow);
    this.body = {
      ...details,
      fields: this.fields,
      errors: Object.fromEntries(this.fields.map(({ path, message: words }) => [path, words])),
    };
  }

  /** The user can do something about it: the server said what it does not take. */
  get isRefusal(): boolean {
    return this.status >= 400 && this.status < 500;
  }

  /** Its words are for the user: what it does not take, and that the disk of the server is full [OPS-014]. */
  get isTold(): boolean {
    return this.isRefusal || this.code === 'DISK_FULL';
  }

  /** The server said why; what nobody foresaw is not in words for a user. */
  get isSpoken(): boolean {
    return this.kind === 'answered' && this.status !== 500;
  }

  /** The rule that refused the call, or the first of its fields. */
  get rule(): string | null {
    return this.refusal?.rule ?? this.fields[0]?.rule ?? null;
  }

  /**
   * What somebody else saved first: the row or rows as they are stored [API-037]; undefined when it is about something
   * else.
   */
  get current(): unknown {
    return this.code === 'CONFLICT' ? this.body.current : undefined;
  }

  get changedBy(): string | null {
    return textOf(this.body.changed_by);
  }

  /** What was saved first waits on this device. */
  get isOwn(): boolean {
    return this.body.is_own === true;
  }
}

/**
 * Answers that leave open whether the call was carried out: codes of ours, and statuses of what stands before a server
 * that did not answer it.
 */
const OPEN: ReadonlySet<ErrorCode | number> = new Set([
  'IDEMPOTENCY_RUNNING',
  'SERVICE_UNAVAILABLE',
  502,
  503,
  504,
] as const);

/** Whether a write that failed so may have been carried out all the same: its answer was lost. */
export const isUndecided = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.kind === 'unanswered' ? error.call === null : OPEN.has(error.code ?? error.status));

/** Statuses of an answer that says "not now": the same call may be taken later. */
const NOT_NOW: ReadonlySet<number> = new Set([401, 408, 429]);

/** Whether the same call may be taken later: it had no answer, or one that says "not now". */
export const mayBeTakenLater = (error: unknown): boolean =>
  error instanceof CallError && (error.kind === 'unanswered' || isUndecided(error) || NOT_NOW.has(error.status));

/** Whether a call was refused for good: asking again would be refused again. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof CallError && error.isRefusal && !mayBeTakenLater(error);

/** A stale version: somebody else saved the record after it was read. */
export const conflictError = (
  details: { current: unknown; changed_by?: string; changed_at?: string; is_own?: boolean },
  message: string = ERRORS.CONFLICT.message,
): CallError => new CallError(message, ERRORS.CONFLICT.status, { code: 'CONFLICT', ...details });

/** What is not there, or not for the user. */
export const notFoundError = (): CallError =>
  new CallError(ERRORS.NOT_FOUND.message, ERRORS.NOT_FOUND.status, { code: 'NOT_FOUND' });

/** Another request was carried out under the same key: what it was to do is done. */
export const isMadeBefore = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === 'IDEMPOTENCY_MISMATCH';

/** Whether somebody saved the same record, or some of the same rows, first. */
export const isConflict = (error: unknown): error is CallError =>
  error instanceof CallError && typeof error.current === 'object' && error.current !== null;

/** The fields that an error names; empty when it names none. */
export const fieldErrorsOf = (error: unknown): readonly FieldError[] =>
  error instanceof CallError ? error.fields : [];
