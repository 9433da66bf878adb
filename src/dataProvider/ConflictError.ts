import { HttpError } from 'ra-core';
import { ERRORS } from '#domain/errors';

/** A stale version: somebody else saved the record after it was read. Carries what they saved [API-037]. */
export class ConflictError extends HttpError {
  readonly current: Readonly<Record<string, unknown>>;
  readonly changedBy: string | undefined;
  /** The moment of their change, ISO 8601. */
  readonly changedAt: string | undefined;

  constructor(
    details: { current: Record<string, unknown>; changed_by?: string; changed_at?: string },
    message: string = ERRORS.CONFLICT.message,
  ) {
    super(message, ERRORS.CONFLICT.status, details);
    // HttpError sets its own prototype on whatever it makes.
    Object.setPrototypeOf(this, ConflictError.prototype);
    this.current = details.current;
    this.changedBy = details.changed_by;
    this.changedAt = details.changed_at;
  }
}
