import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { AppError } from '#domain/errors';

export interface AnswerLimits {
  /** Files that a user is sent at a time. */
  each: number;
  /** Milliseconds that a reader may take no bytes at all. */
  stalled: number;
  /** Milliseconds from the first byte to the last. */
  whole: number;
}
const LIMITS: AnswerLimits = { each: 2, stalled: 30_000, whole: 20 * 60_000 };

/** Files that are being made for users, or sent to them: each has a place on the disk and a handle until it ends [IMP-006]. */
export interface RefusedAnswers {
  /**
   * Takes a place for a file of a user.
   * @returns what frees it again, once
   * @throws AppError RATE_LIMITED when the user has as many as anybody may
   */
  take(user_id: number): () => void;
  /** A file as it is sent: whoever takes no bytes, or takes too long for all of them, is cut off. */
  read(path: string): Readable;
}

export const createRefusedAnswers = ({ each, stalled, whole }: AnswerLimits = LIMITS): RefusedAnswers => {
  const taken = new Map<number, number>();
  return {
    take: (user_id) => {
      const before = taken.get(user_id) ?? 0;
      if (before >= each) throw new AppError('RATE_LIMITED');
      taken.set(user_id, before + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        const left = (taken.get(user_id) ?? 1) - 1;
        if (left > 0) taken.set(user_id, left);
        else taken.delete(user_id);
      };
    },
    read: (path) => {
      const end = Date.now() + whole;
      const late = (): AppError => new AppError('SERVICE_UNAVAILABLE', {}, 'the reader of refused rows stalled');
      const cutOff = (): void => void body.destroy(late());
      const parts = async function* (): AsyncGenerator<Uint8Array> {
        let stall: NodeJS.Timeout | undefined;
        try {
          for await (const part of createReadStream(path)) {
            if (!(part instanceof Uint8Array)) continue;
            if (Date.now() > end) throw late();
            stall = setTimeout(cutOff, Math.min(stalled, end - Date.now())).unref();
            yield part;
            clearTimeout(stall);
          }
        } finally {
          clearTimeout(stall);
        }
      };
      const body = Readable.from(parts());
      return body;
    },
  };
};
