/** Whether a text only goes on where another one ends. */
const goesOn = (text: string, from: string): boolean =>
  text.startsWith(from) && /^[.,;!?]*(\s|$)/.test(text.slice(from.length));

/**
 * A running text of two people as one: the words that both begin with once, then what each wrote after them, theirs
 * first, on lines of their own. Nothing that either wrote is left out. Null where one of them is no text, or has nothing.
 */
export const bothTexts = (mine: unknown, theirs: unknown): string | null => {
  if (typeof mine !== 'string' || typeof theirs !== 'string' || mine.trim() === '' || theirs.trim() === '') return null;
  if (goesOn(theirs, mine)) return theirs;
  if (goesOn(mine, theirs)) return mine;
  let same = 0;
  while (same < Math.min(mine.length, theirs.length) && mine[same] === theirs[same]) same += 1;
  const start = Math.max(...[' ', '\n'].map((gap) => mine.slice(0, same).lastIndexOf(gap) + 1));
  return `${mine.slice(0, start)}${theirs.slice(start).trimEnd()}\n${mine.slice(start).trim()}`;
};
