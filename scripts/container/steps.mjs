/** The steps of a Dockerfile of the kinds that ours has. */

/** Its lines, without comments, those that go on on the next one as one. */
const linesOf = (text) =>
  text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');

/**
 * @param {string} text a Dockerfile
 * @returns {{ base: string, name: string | null, steps: { word: string, rest: string }[] }[]} its stages
 */
export const stagesOf = (text) => {
  const stages = [];
  for (const line of linesOf(text)) {
    const [word] = line.split(' ', 1);
    const rest = line.slice(word.length + 1).trim();
    if (word !== 'FROM') stages.at(-1).steps.push({ word, rest });
    else {
      const [, base, name = null] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? [];
      stages.push({ base, name, steps: [] });
    }
  }
  return stages;
};

/** The words of a command in the form of a list. */
export const listOf = (rest) => JSON.parse(rest.slice(rest.indexOf('[')));

/** `A=1 B=2` as an object. */
export const settingsOf = (rest) => Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split('=')));
