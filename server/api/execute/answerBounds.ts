import { GraphQLError } from 'graphql';
import { TOO_COMPLEX } from '../limits';

/**
 * Letters of one answer. A list that is asked for under many names is written once for each, from rows that were read once
 * or once for each: the text is what grows, and it is made in memory [SEC-007].
 */
const MAX_ANSWER_LETTERS = 33_554_432;

/** How much of an answer may still be written; less than nothing where it has become too large. */
export interface AnswerRoom {
  left: number;
}

export const newAnswerRoom = (): AnswerRoom => ({ left: MAX_ANSWER_LETTERS });

export const isTooLarge = ({ left }: AnswerRoom): boolean => left < 0;

/** What is told in place of an answer that has become too large. */
export const tooLarge = (): GraphQLError =>
  new GraphQLError(
    `An answer holds at most ${MAX_ANSWER_LETTERS.toLocaleString('en-US')} letters. Ask for fewer records or fields at once.`,
    { extensions: { code: TOO_COMPLEX } },
  );
