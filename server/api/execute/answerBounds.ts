import { GraphQLError } from 'graphql';
import { AppError } from '#domain/errors';
import { TOO_COMPLEX } from '../limits';

/**
 * Letters of one answer. A list that is asked for under many names is written once for each, from rows that were read once
 * or once for each: the text is what grows, and it is made in memory [SEC-007].
 */
const MAX_ANSWER_LETTERS = 33_554_432;

/** Letters of all answers of one user that are being written, or that their reader has not taken yet [SEC-007]. */
const MAX_LETTERS_OF_USER = 2 * MAX_ANSWER_LETTERS;

/** What the answers of a user hold together. */
interface Held {
  letters: number;
}

/** How much of an answer may still be written; less than nothing where it has become too large. */
export interface AnswerRoom {
  left: number;
  /** Its own part of what the user's answers hold. */
  taken: number;
  held: Held;
  /** It was written while the user's answers held too much: it is refused, whatever is freed meanwhile. */
  isCrowded: boolean;
}

/** Room for an answer that is nobody's in particular. */
export const newAnswerRoom = (held: Held = { letters: 0 }): AnswerRoom => ({
  left: MAX_ANSWER_LETTERS,
  taken: 0,
  held,
  isCrowded: false,
});

/** Counts what has been written. */
export const spendRoom = (room: AnswerRoom, letters: number): void => {
  room.left -= letters;
  room.taken += letters;
  room.held.letters += letters;
  if (room.held.letters > MAX_LETTERS_OF_USER) room.isCrowded = true;
};

export const isTooLarge = ({ left, isCrowded }: AnswerRoom): boolean => left < 0 || isCrowded;

/** What is told in place of an answer that has become too large, or of one beside others that nobody has taken. */
export const tooLarge = ({ left, isCrowded }: AnswerRoom): GraphQLError =>
  isCrowded && left >= 0
    ? new GraphQLError('', { originalError: new AppError('RATE_LIMITED') })
    : new GraphQLError(
        `An answer holds at most ${MAX_ANSWER_LETTERS.toLocaleString('en-US')} letters. Ask for fewer records or fields at once.`,
        { extensions: { code: TOO_COMPLEX } },
      );

/** The answers of all users that are being written or sent. */
interface HeldAnswers {
  /** Room for an answer of a user, beside those that are there. It counts until it is freed. */
  open(user_id: number): { room: AnswerRoom; free: () => void };
}

export const heldAnswers = (): HeldAnswers => {
  const byUser = new Map<number, Held & { answers: number }>();
  return {
    open: (user_id) => {
      const held = byUser.get(user_id) ?? { letters: 0, answers: 0 };
      byUser.set(user_id, held);
      held.answers += 1;
      const room = newAnswerRoom(held);
      let isOpen = true;
      const free = (): void => {
        if (!isOpen) return;
        isOpen = false;
        held.letters -= room.taken;
        held.answers -= 1;
        if (held.answers === 0) byUser.delete(user_id);
      };
      return { room, free };
    },
  };
};
