import { SEPARATORS, type Separator } from '#domain/imports/importReport';

/** So many lines are looked at. */
const MAX_LINES = 40;
/** Excel's own word for what stands between the cells, before the first row. */
const SEP_LINE = /^"?sep=(.)"?\r?\n/i;

/** What a first line `sep=;` says, and how long that line is; none of other files. */
export const sepLine = (text: string): { separator: Separator | null; length: number } => {
  const [line = '', said] = SEP_LINE.exec(text) ?? [];
  return { separator: SEPARATORS.find((one) => one === said) ?? null, length: line.length };
};

/** How many cells the first lines have, if a letter stands between them; what is quoted counts for nothing. */
const widths = (text: string, separator: Separator): number[] => {
  const found: number[] = [];
  let [width, isQuoted, isEmpty] = [1, false, true];
  for (const letter of text) {
    if (letter === '"') isQuoted = !isQuoted;
    if (letter === '\n' && !isQuoted) {
      if (!isEmpty) found.push(width);
      [width, isEmpty] = [1, true];
      if (found.length === MAX_LINES) break;
    } else if (letter.trim() !== '' || letter === separator) {
      isEmpty = false;
      if (letter === separator && !isQuoted) width += 1;
    }
  }
  if (!isEmpty && found.length < MAX_LINES) found.push(width);
  return found;
};

/** How many of the lines have as many cells as most have, if that is more than one. */
const agreement = (counts: readonly number[]): { share: number; width: number } => {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  const [width = 1, agreeing = 0] =
    [...times].filter(([count]) => count > 1).toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  return { share: counts.length === 0 ? 0 : agreeing / counts.length, width };
};

/**
 * What stands between the cells of a text: the letter by which most lines have the same number of cells, two or more; of
 * several the one that makes most of them; a comma where none does [IMP-001].
 */
export const separatorOf = (text: string): Separator => {
  const [best] = SEPARATORS.map((separator) => ({ separator, ...agreement(widths(text, separator)) }))
    .filter(({ width }) => width > 1)
    .toSorted((a, b) => b.share - a.share || b.width - a.width);
  return best?.separator ?? ',';
};
