import { createHash } from 'node:crypto';
import { AppError } from '#domain/errors';

/** A file that was looked through is not again for an hour, unless its store says that it has changed. */
const TRUST_MS = 3_600_000;
const MAX_KNOWN = 10_000;

/** The SHA-256 of bytes as they come. */
export const sumOf = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of bytes) hash.update(chunk);
  return hash.digest('hex');
};

/** Remembers which files were held against their sum. */
export const intactFiles = () => {
  const known = new Map<string, { as: string; until: number }>();
  return {
    /**
     * @param as what the store says of the file: another text for another file
     * @throws AppError FILE_DAMAGED when the bytes are not those that came
     */
    check: async (key: string, as: string, isSound: () => Promise<boolean>): Promise<void> => {
      const now = Date.now();
      const seen = known.get(key);
      if (seen?.as === as && seen.until > now) return;
      if (!(await isSound())) throw new AppError('FILE_DAMAGED');
      if (known.size >= MAX_KNOWN) known.clear();
      known.set(key, { as, until: now + TRUST_MS });
    },
  };
};
