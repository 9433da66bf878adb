/** Which stories a comparison takes pictures of, and in which modes. What was mistyped is refused: nothing compared is not "the same". */

/**
 * The modes that `text` names, separated by commas.
 * @throws {Error} naming each that there is none of, or that none was named
 */
export const modesNamed = (text, known) => {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No mode is called ${unknown.join(' or ')}. There are ${known.join(', ')}.`);
  if (names.length === 0) throw new Error(`Name a mode: ${known.join(', ')}.`);
  return [...new Set(names)];
};

/**
 * The stories whose id holds one of the words; all of them without words. `entries` is the list of Storybook's index.json.
 * @throws {Error} naming each word that no story's id holds
 */
export const storiesNamed = (entries, words) => {
  const stories = entries.filter(({ type }) => type === 'story');
  const idle = words.filter((word) => !stories.some(({ id }) => id.includes(word)));
  if (idle.length > 0) throw new Error(`No story's id holds ${idle.join(' or ')}.`);
  if (stories.length === 0) throw new Error('Storybook holds no story.');
  return stories
    .filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)))
    .map(({ id, title, name }) => ({ id, title: `${title}: ${name}` }));
};

/** What a comparison says at its end, and whether it failed. A picture that was taken for the first time is kept and no difference. */
export const outcomeOf = ({ taken, kept, differ, gone, unfinished }) => ({
  text: [
    `${taken} pictures taken: ${differ} differ`,
    `${kept} kept`,
    ...(gone > 0 ? [`${gone} no longer there`] : []),
    ...(unfinished > 0 ? [`${unfinished} did not come to rest and are not kept`] : []),
  ].join(', '),
  isFailed: differ > 0 || gone > 0 || unfinished > 0,
});
