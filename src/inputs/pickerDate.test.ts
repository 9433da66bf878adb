import { describe, expect, it } from 'vitest';
import { fromPickerDate, toPickerDate } from './pickerDate';

describe("the calendar's dates", () => {
  it.each(['1980-01-01', '2026-03-08', '2026-11-01', '2028-02-29'])(
    'keep the day %s, also when the clocks change',
    (date) => {
      expect(fromPickerDate(toPickerDate(date))).toBe(date);
    },
  );
});
