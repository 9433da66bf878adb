/** Letters of a line at most, many times what a row of any table holds: longer ones are damage, or made to fill the memory [SEC-007]. */
export const MAX_LINE_LETTERS = 67_108_864;

/**
 * The lines of a text as it comes, without their ends. No more than one of them is in memory, and of one that is too long
 * no more than there may be.
 * @param name of the file, for the error
 * @throws Error that names file and line, for a line of more letters than may be
 */
export async function* readLines(
  text: AsyncIterable<string>,
  name: string,
  max: number = MAX_LINE_LETTERS,
): AsyncGenerator<string, void, undefined> {
  let [parts, letters, number]: [string[], number, number] = [[], 0, 1];
  const add = (part: string): void => {
    letters += part.length;
    if (letters > max)
      throw new Error(
        `${name}, line ${number}: this line has more than ${max.toLocaleString('en-US')} letters. The archive is damaged.`,
      );
    parts.push(part);
  };
  for await (const chunk of text) {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      add(chunk.slice(from, end));
      const line = parts.join('');
      [parts, letters, number, from] = [[], 0, number + 1, end + 1];
      yield line.endsWith('\r') ? line.slice(0, -1) : line;
    }
    if (from < chunk.length) add(chunk.slice(from));
  }
  if (parts.length > 0) yield parts.join('');
}
