import { GraphQLError } from 'graphql';
import { AppError } from '#domain/errors';
import { ReaderLeft } from '../../db/readerLeft';
import { TOO_COMPLEX } from '../limits';

/**
 * Letters of one answer. A list that is asked for under many names is written once for each, from rows that were read once
 * or once for each: the text is what grows, and it is made in memory [SEC-007].
 */
const MAX_ANSWER_LETTERS = 33_554_432;

/**
 * Letters of a user's answers beside the oldest one, that are being written or that their reader has not taken yet. With
 * that one, which is always let through, a user's answers hold twice as many together [SEC-007].
 */
const MAX_LETTERS_BESIDE = MAX_ANSWER_LETTERS;

/** What the answers of a user hold together, the oldest answer first. */
interface Held {
  letters: number;
  shares: Set<Share>;
}

/** What one answer holds of it. */
interface Share {
  letters: number;
  held: Held;
}

/** How much of an answer may still be written; less than nothing where it has become too large. */
export interface AnswerRoom {
  left: number;
  /** What it counts to; null once it is written, or given up for another try: what still runs of it writes no more. */
  share: Share | null;
  /** It was written while others of the user's answers held too much: it is refused, whatever is freed meanwhile. */
  isCrowded: boolean;
  /** Its reader has left. Never so where the answer is one to a mutation, which goes on. */
  isLeft: boolean;
}

const newShare = (held: Held = { letters: 0, shares: new Set() }): Share => {
  const share = { letters: 0, held };
  held.shares.add(share);
  return share;
};

const setLetters = (share: Share, letters: number): void => {
  share.held.letters += letters - share.letters;
  share.letters = letters;
};

/** Room for an answer, of nobody in particular unless it is said; it ends with its reader where there is one. */
export const newAnswerRoom = (share: Share = newShare(), reader?: AbortSignal): AnswerRoom => {
  const room: AnswerRoom = { left: MAX_ANSWER_LETTERS, share, isCrowded: false, isLeft: reader?.aborted === true };
  reader?.addEventListener('abort', () => void (room.isLeft = true), { once: true });
  return room;
};

/** The oldest is never refused for the others: of many that are asked for at once one is answered. */
const isBesideTooMuch = (share: Share): boolean => {
  const { letters, shares } = share.held;
  if (letters <= MAX_LETTERS_BESIDE) return false;
  const [oldest = share] = shares;
  return share !== oldest && letters - oldest.letters > MAX_LETTERS_BESIDE;
};

/** Counts what has been written. */
export const spendRoom = (room: AnswerRoom, letters: number): void => {
  const { share } = room;
  if (!share) return;
  room.left -= letters;
  setLetters(share, share.letters + letters);
  if (isBesideTooMuch(share)) room.isCrowded = true;
};

/** Whether nothing more of an answer is written. */
export const isOver = ({ left, isCrowded, isLeft, share }: AnswerRoom): boolean =>
  left < 0 || isCrowded || isLeft || share === null;

/**
 * What is told in place of an answer that has become too large, of one beside others that nobody has taken, or of one
 * whose reader has left.
 */
export const whyOver = ({ left, isCrowded, isLeft }: AnswerRoom): GraphQLError => {
  if (isLeft) return new GraphQLError('', { originalError: new ReaderLeft() });
  return isCrowded && left >= 0
    ? new GraphQLError('', { originalError: new AppError('RATE_LIMITED') })
    : new GraphQLError(
        `An answer holds at most ${MAX_ANSWER_LETTERS.toLocaleString('en-US')} letters. Ask for fewer records or fields at once.`,
        { extensions: { code: TOO_COMPLEX } },
      );
};

/** An answer that is being written or sent. It counts until it is written and its reader has it, or is gone. */
interface HeldAnswer {
  /**
   * Room for writing it from its beginning: what an earlier try wrote counts no more.
   * @param reader ends the writing when it is aborted
   */
  begin(reader?: AbortSignal): AnswerRoom;
  /** It is written, and so long, or has failed. */
  end(letters: number): void;
  /** Its reader has all of it, or is gone. */
  release(): void;
}

/** The answers of all users that are being written or sent. */
interface HeldAnswers {
  /** An answer of a user, beside those that are there. */
  open(user_id: number): HeldAnswer;
}

export const heldAnswers = (): HeldAnswers => {
  const byUser = new Map<number, Held>();
  return {
    open: (user_id) => {
      const held = byUser.get(user_id) ?? { letters: 0, shares: new Set() };
      byUser.set(user_id, held);
      const share = newShare(held);
      let room: AnswerRoom | null = null;
      let [isEnded, isReleased] = [false, false];
      const giveUp = (letters: number): void => {
        if (room) room.share = null;
        setLetters(share, letters);
      };
      const free = (): void => {
        if (!isEnded || !isReleased || !held.shares.delete(share)) return;
        setLetters(share, 0);
        if (held.shares.size === 0) byUser.delete(user_id);
      };
      return {
        begin: (reader) => {
          giveUp(0);
          room = newAnswerRoom(share, reader);
          return room;
        },
        end: (letters) => {
          giveUp(letters);
          isEnded = true;
          free();
        },
        release: () => {
          isReleased = true;
          free();
        },
      };
    },
  };
};
