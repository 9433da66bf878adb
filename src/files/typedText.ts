import type { Typed } from '#domain/exports/htmlTable';
import { serialOfDate } from '#domain/exports/workbook/serial';

const DAY = /^(\d\d)\/(\d\d)\/(\d{4})$/;
const MONEY = /^-?\$(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d\d)?$/;
/** Thousands are divided at thousands, and nothing begins with a zero that needs none. */
const NUMBER = /^-?(?:0|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d*)(?:\.\d+)?$/;
const DIGITS = /^-?\d[\d.,]*$/;
/** So many digits a spreadsheet keeps. */
const MAX_DIGITS = 15;

const plain = (text: string): string => text.replaceAll(/[$,]/g, '');

/** Whether a text is a number that a spreadsheet gives back as it stands; a zero at its end is only kept by figures. */
const isNumber = (text: string, isFigure: boolean): boolean =>
  NUMBER.test(text) &&
  text.replaceAll(/\D/g, '').length <= MAX_DIGITS &&
  text !== '-0' &&
  (isFigure || !/\.\d*0$/.test(text));

/** Whether a text has digits as a number has, and is none: a code, a version, a number too long to be kept. */
export const isCode = (text: string, isFigure: boolean): boolean => DIGITS.test(text) && !isNumber(text, isFigure);

/** The places of a number in the code of a format. */
const placesOf = (text: string): string => text.replace(/^[^.]*/, '').replaceAll(/\d/g, '0');

/**
 * What spreadsheets count behind a text: a day, an amount or a number whose text comes back from it; else null.
 * @param isFigure it stands as figures do, at the right
 */
export const typedText = (text: string, isFigure: boolean): Typed | null => {
  if (DAY.test(text)) {
    const value = serialOfDate(text.replace(DAY, '$3-$1-$2'));
    return value === null ? null : { value, code: 'MM/DD/YYYY' };
  }
  if (MONEY.test(text) && text.replaceAll(/\D/g, '').length <= MAX_DIGITS)
    return { value: Number(plain(text)), code: `[$$-409]#,##0${placesOf(text)}` };
  if (!isNumber(text, isFigure)) return null;
  const places = placesOf(text);
  return {
    value: Number(plain(text)),
    code: text.includes(',') ? `#,##0${places}` : /\.\d*0$/.test(text) ? `0${places}` : 'General',
  };
};
