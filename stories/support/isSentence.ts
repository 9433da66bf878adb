/** The tag of stories that are named by a sentence about what they prove: the sidebar filters by it. */
export const SENTENCE = 'sentence';

const ROW = /\[[A-Z]+-\d{3}/;

/**
 * Whether a story is named by a test sentence, and not by a state such as "Empty" or "Very Long Names".
 * @example isSentence('takes the first match by Tab [KEY-003]') // true
 */
export const isSentence = (name: string): boolean => ROW.test(name) || /^\p{Ll}/u.test(name.trim());
