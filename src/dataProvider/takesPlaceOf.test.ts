import { describe, expect, it } from 'vitest';
import { CallError, notFoundError } from './CallError';
import { takesPlaceOf } from './takesPlaceOf';

const SHOWN = { id: 7 };
const AWAY = new CallError('The server could not be reached.');
const FAILED = new CallError('An error has occurred.', 500);

describe('a reading that failed', () => {
  it('leaves what stands on the screen when the server is away or fails [KEY-018]', () => {
    expect(takesPlaceOf(SHOWN, AWAY)).toBe(false);
    expect(takesPlaceOf(SHOWN, FAILED)).toBe(false);
    expect(takesPlaceOf(SHOWN, new Error('aborted'))).toBe(false);
  });

  it('is shown where nothing stands yet, or where the record is refused', () => {
    expect(takesPlaceOf(undefined, AWAY)).toBe(true);
    expect(takesPlaceOf(null, FAILED)).toBe(true);
    expect(takesPlaceOf(SHOWN, notFoundError())).toBe(true);
    expect(takesPlaceOf(SHOWN, null)).toBe(false);
  });
});
