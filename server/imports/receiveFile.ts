import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type AppError, refusalError } from '#domain/errors';
import { refuse } from '#domain/refusals/refusal';
import { MAX_FILE_BYTES } from './limits';

const tooLarge = (): AppError =>
  refusalError(refuse('import_file_large', { megabytes: MAX_FILE_BYTES / 1_048_576 }, undefined, 'PAYLOAD_TOO_LARGE'));

/**
 * Writes a file to the disk as it comes: whatever its size, a few hundred kilobytes of it are in memory at a time.
 * @param announced what the sender says of its size, in bytes
 * @returns the SHA-256 of the file
 * @throws AppError PAYLOAD_TOO_LARGE
 */
export const receiveFile = async (source: Readable, path: string, announced: number): Promise<string> => {
  if (announced > MAX_FILE_BYTES) throw tooLarge();
  const hash = createHash('sha256');
  let size = 0;
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of source.iterator({ destroyOnReturn: false })) {
      const bytes: Buffer = chunk;
      size += bytes.length;
      if (size > MAX_FILE_BYTES) throw tooLarge();
      hash.update(bytes);
      yield bytes;
    }
  };
  await pipeline(counted(), createWriteStream(path, { mode: 0o600 }));
  return hash.digest('hex');
};
