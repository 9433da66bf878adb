import { describe, expect, it } from 'vitest';
import { numberFormat, numberText } from './numberFormats';

const shown = (value: number, code: string | number, from1904 = false): string =>
  numberText(value, typeof code === 'number' ? numberFormat(code, undefined) : numberFormat(164, code), from1904);

describe('a number of a workbook', () => {
  it.each<[number, string | number, string]>([
    [46_089, 14, '2026-03-08'],
    [46_089, 'mm/dd/yyyy', '2026-03-08'],
    [46_089.75, 'd-mmm-yy', '2026-03-08'],
    [46_089, '[$-409]mmmm', '2026-03-08'],
    [46_089.75, 22, '2026-03-08T18:00'],
    [46_089, '[$-409]m/d/yy h:mm AM/PM;@', '2026-03-08T00:00'],
    [0.75, 20, '18:00'],
    [0.75, 'h:mm AM/PM', '18:00'],
    [1.5, '[h]:mm', '1.5'],
    [0.0825, 10, '8.25%'],
    [0.07, '0.0%', '7%'],
    [1234.5, '"$"#,##0.00_);[Red]\\("$"#,##0.00\\)', '1234.5'],
    [12, '0 "days"', '12'],
    [12, '0\\d', '12'],
    [1234, '00000', '01234'],
    [770_010_012, '00000-0000', '77001-0012'],
    [123_456_789, '00000', '123456789'],
    [7_135_550_100, '(000) 000-0000', '(713) 555-0100'],
    [19.989_999_999_999_998, 'General', '19.99'],
    [-5, '00000', '-5'],
  ])('%d under %s says %j', (value, code, text) => {
    expect(shown(value, code)).toBe(text);
  });

  it('is a day of the system of 1904 where the workbook says so', () => {
    expect(shown(44_627, 14, true)).toBe('2026-03-08');
  });
});
