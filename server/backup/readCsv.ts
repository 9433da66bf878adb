import { MAX_LINE_LETTERS } from './readLines';

/**
 * The rows of a CSV file as it comes: nothing between two commas is NULL, a pair of quotes an empty text, as PostgreSQL
 * has it.
 * @throws Error that says in which row the text is no CSV, or has more letters than may be
 */
export async function* csvRows(
  text: AsyncIterable<string>,
  max: number = MAX_LINE_LETTERS,
): AsyncGenerator<(string | null)[]> {
  let row: (string | null)[] = [];
  let [field, number, letters] = ['', 1, 0];
  let at: 'start' | 'bare' | 'quoted' | 'closed' = 'start';
  const endField = (): void => {
    row.push(at === 'start' ? null : field);
    [field, at] = ['', 'start'];
  };
  const endRow = (): (string | null)[] => {
    endField();
    const whole = row;
    [row, number, letters] = [[], number + 1, 0];
    return whole;
  };
  for await (const chunk of text) {
    for (const char of chunk) {
      letters += char.length;
      if (letters > max) throw new Error(`row ${number}: more than ${max.toLocaleString('en-US')} letters`);
      if (at === 'quoted') {
        if (char === '"') at = 'closed';
        else field += char;
      } else if (char === '"') {
        if (at === 'bare') throw new Error(`row ${number}: a quote within a field that does not begin with one`);
        if (at === 'closed') field += char;
        at = 'quoted';
      } else if (char === ',') endField();
      else if (char === '\n') yield endRow();
      else if (char !== '\r' && char !== '\uFEFF') {
        if (at === 'closed') throw new Error(`row ${number}: text behind a quote that ends a field`);
        at = 'bare';
        field += char;
      }
    }
  }
  if (at === 'quoted') throw new Error(`row ${number}: a quote that does not end`);
  if (at !== 'start' || row.length > 0) yield endRow();
}
