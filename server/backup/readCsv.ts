/**
 * The rows of a CSV file as it comes: nothing between two commas is NULL, a pair of quotes an empty text, as PostgreSQL
 * has it.
 * @throws Error that says in which row the text is no CSV
 */
export async function* csvRows(text: AsyncIterable<string>): AsyncGenerator<(string | null)[]> {
  let row: (string | null)[] = [];
  let [field, number] = ['', 1];
  let at: 'start' | 'bare' | 'quoted' | 'closed' = 'start';
  const endField = (): void => {
    row.push(at === 'start' ? null : field);
    [field, at] = ['', 'start'];
  };
  const endRow = (): (string | null)[] => {
    endField();
    const whole = row;
    [row, number] = [[], number + 1];
    return whole;
  };
  for await (const chunk of text) {
    for (const char of chunk) {
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
