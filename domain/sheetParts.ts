import type { Language, LocalText } from './localText';
import { formatCivilDate } from './civilDate';
import { yesNo } from './inputs/yesNo';

/** A part of a page or of a printed card: short lines, a table, a longer text. */
export interface SheetPart {
  title: LocalText;
  lines?: readonly SheetLine[];
  table?: SheetTable;
  text?: string;
}

export interface SheetLine {
  label: LocalText;
  value: string;
}

interface SheetTable {
  head: readonly LocalText[];
  rows: readonly (readonly string[])[];
}

export const label = (en: string, es: string): LocalText => ({ en, es });

/** A number as it is read, with its unit; an empty text for none. */
export const measured = (value: number | null | undefined, unit = ''): string =>
  value === null || value === undefined ? '' : `${value}${unit === '' ? '' : ` ${unit}`}`;

/** Civil dates, names and answers as they are read. */
export const shownDate = (value: string | null | undefined): string => formatCivilDate(value ?? null);
export const nameIn = (value: { name: string | null } | null | undefined): string => value?.name ?? '';

type Value = string | number | boolean | null | undefined;
const shown = (value: Value, language: Language): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'boolean' ? yesNo(value, language) : String(value);
};

/** The lines that have something to say. */
export const linesOf = (language: Language, all: readonly (readonly [LocalText, Value])[]): SheetLine[] =>
  all.flatMap(([text, value]) => {
    const words = shown(value, language).trim();
    return words === '' ? [] : [{ label: text, value: words }];
  });

/** The parts that have something to say. */
export const filledParts = (parts: readonly SheetPart[]): SheetPart[] =>
  parts.filter(
    ({ lines = [], table, text = '' }) =>
      lines.length > 0 || (table !== undefined && table.rows.length > 0) || text !== '',
  );
