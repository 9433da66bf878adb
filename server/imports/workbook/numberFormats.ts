import { momentOfSerial } from '#domain/exports/workbook/serial';

/** What a number of a workbook means by the format of its cell. */
export interface NumberFormat {
  hasDate: boolean;
  hasTime: boolean;
  isPercent: boolean;
  /** Digits with what stands between them, `00000-0000`: numbers that are codes, and begin with zeros. */
  digits: string | null;
}

const PLAIN: NumberFormat = { hasDate: false, hasTime: false, isPercent: false, digits: null };

/** Formats that workbooks name by number alone, those of eastern calendars with them. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
const isBuiltInTime = (id: number): boolean => (id >= 18 && id <= 22) || (id >= 45 && id <= 47);

/** A format without what it only shows: texts in quotes, escaped letters, colours, conditions; `[h]` counts hours. */
const bareFormat = (code: string): string =>
  (code.split(';')[0] ?? '')
    .replaceAll(/"[^"]*"|[\\_*]./g, '')
    .replaceAll(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
    .toLowerCase();

export const numberFormat = (id: number, code: string | undefined): NumberFormat => {
  if (code === undefined)
    return {
      ...PLAIN,
      hasDate: isBuiltInDate(id),
      hasTime: isBuiltInTime(id),
      isPercent: id === 9 || id === 10,
    };
  const bare = bareFormat(code);
  const digits = code.replaceAll(/[\\"]/g, '');
  if (/^[0 ()-]*0[0 ()-]*0$/.test(digits)) return { ...PLAIN, digits };
  const isGeneral = bare.includes('general');
  const hasTime = !isGeneral && /[hs]/.test(bare);
  return {
    // An m beside h or s are minutes, alone it is a month.
    hasDate: !isGeneral && (/[yd]/.test(bare) || (bare.includes('m') && !hasTime)),
    hasTime,
    isPercent: bare.includes('%'),
    digits: null,
  };
};

/** A number without what binary fractions add to it: spreadsheets count by fifteen digits. */
const plainNumber = (value: number): string => String(Number(value.toPrecision(15)));

const filled = (value: number, digits: string): string => {
  const wanted = digits.replaceAll(/[^0]/g, '').length;
  const given = String(value).padStart(wanted, '0');
  const ahead = given.slice(0, given.length - wanted);
  let at = ahead.length;
  return ahead + digits.replaceAll('0', () => given[at++] ?? '');
};

/**
 * The text of a number as a file of texts would have it: a civil date where it is shown as one, whatever zone anybody is
 * in, "8%" for a percentage, the zeros of a code.
 */
export const numberText = (
  value: number,
  { hasDate, hasTime, isPercent, digits }: NumberFormat,
  from1904: boolean,
): string => {
  const moment = hasDate || hasTime ? momentOfSerial(value, from1904) : null;
  if (moment) {
    const { date, time } = moment;
    const clock = time.endsWith(':00') ? time.slice(0, 5) : time;
    if (!hasTime) return date;
    if (hasDate) return `${date}T${clock}`;
    if (value < 1) return clock; // more than a day is no time of it
  }
  if (isPercent) return `${plainNumber(value * 100)}%`;
  return digits !== null && Number.isInteger(value) && value >= 0 ? filled(value, digits) : plainNumber(value);
};
