import type { FieldIssue } from './fields/fieldIssue';
import type { Refusal, RefusalParams } from './refusals/refusal';

/**
 * Every error the API can answer, by its stable code, with the HTTP status and the text a user sees.
 */
export const ERRORS = {
  UNAUTHENTICATED: { status: 401, message: 'Please log in.' },
  FORBIDDEN: { status: 403, message: 'You do not have permission to do this.' },
  NOT_FOUND: { status: 404, message: 'This record does not exist.' },
  BAD_USER_INPUT: { status: 422, message: 'Please check the marked fields.' },
  CONFLICT: { status: 409, message: 'This record was changed by someone else.' },
  IDEMPOTENCY_MISMATCH: { status: 422, message: 'This Idempotency-Key was used for another request.' },
  IDEMPOTENCY_RUNNING: { status: 409, message: 'This request is still running.' },
  IDEMPOTENCY_SPENT: {
    status: 409,
    message: 'This was done before. Its answer holds a secret and is not given twice; please ask for a new one.',
  },
  QUERY_TOO_COMPLEX: { status: 422, message: 'This request asks for too much at once.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'This request is too large.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Please wait a moment.' },
  DISK_FULL: {
    status: 507,
    message: 'The server has no room left on its disk. Nothing was saved; please tell an administrator.',
  },
  FILE_DAMAGED: {
    status: 500,
    message: 'This file is damaged on the server. Please tell an administrator: a backup may have it.',
  },
  PAPER_FAILED: { status: 500, message: 'This PDF could not be made. Please tell an administrator.' },
  // No 502 to 504: those say that our own server is away, and every screen would hear of it.
  SOURCE_UNAVAILABLE: { status: 424, message: 'This source does not answer.' },
  SERVICE_UNAVAILABLE: { status: 503, message: 'The service is not available. Please try again.' },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'An error has occurred.' },
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** One field that a rule refuses: `path` is dotted (`customer_contacts.0.first_name`), `message` is shown as it is. */
export interface FieldError {
  path: string;
  message: string;
  rule?: string;
  params?: RefusalParams;
}

/** One of many records that a rule refuses, by its name. */
export interface RowRefusal {
  id: number;
  name: string;
  refusal: Pick<Refusal, 'rule' | 'params'>;
}

/** Such a record as a client reads it. */
export interface RefusedRow {
  id: number;
  name: string;
  message: string;
  rule?: string;
  params?: RefusalParams;
}

export interface ErrorDetails {
  /** The fields at fault, for BAD_USER_INPUT. */
  fields?: FieldError[];
  /** The first of the records at fault, of a change of many. */
  rows?: RowRefusal[];
  /**
   * The table and the id of the row that was changed by someone else, the stored row, who changed it and when, for
   * CONFLICT.
   */
  entity?: string;
  entity_id?: number;
  current?: unknown;
  changed_by?: string;
  changed_at?: string;
  /** What was answered under the same key, of what a device has made once. */
  answer?: unknown;
  /** What a business rule said; whoever answers makes its text. */
  refusal?: Refusal;
}

/** An error that a user may see. Anything else that is thrown reaches nobody but the log. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(
    code: ErrorCode,
    details: ErrorDetails = {},
    message: string = details.refusal?.rule ?? ERRORS[code].message,
  ) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** Input that breaks a rule: the first message is the text of the error, all of them are in `fields`. */
export const badInput = (fields: FieldIssue[]): AppError =>
  new AppError('BAD_USER_INPUT', { fields }, fields[0]?.message ?? ERRORS.BAD_USER_INPUT.message);

/** A rule's refusal as an error. @param details what else a client is told of it */
export const refusalError = (refusal: Refusal, details: ErrorDetails = {}): AppError =>
  new AppError(refusal.code ?? 'BAD_USER_INPUT', { ...details, refusal });
