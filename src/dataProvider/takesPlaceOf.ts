import { CallError } from './CallError';

/**
 * Whether a reading that failed takes the place of what stands on the screen: where nothing does, or where the record is
 * refused. A form that is open is not closed by a server that is away or fails [KEY-018].
 */
export const takesPlaceOf = (shown: unknown, error: unknown): boolean =>
  error !== null &&
  error !== undefined &&
  (shown === null || shown === undefined || (error instanceof CallError && error.isRefusal));
