import { describe, expect, it } from 'vitest';
import { caretAfterDigits, digitsBefore } from './caret';

describe('the caret of a formatted input', () => {
  it('stays behind the digit that was typed, whatever the formatting adds', () => {
    expect(digitsBefore('(713) 9555-0100', 7)).toBe(4);
    expect(caretAfterDigits('(713) 955-5010', 4)).toBe(7);
    expect(caretAfterDigits('(713) 955-5010', 0)).toBe(0);
    expect(caretAfterDigits('(713', 9)).toBe(4);
  });
});
