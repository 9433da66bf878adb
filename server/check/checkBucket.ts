import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { errorReason } from '../db/loggedError';
import type { FileBytes } from '../files/fileStore';
import { failed, ok, type Finding } from './finding';

/** Whether a file can be put into the bucket, read and deleted again [OPS-014]. */
export const checkBucket = async (store: FileBytes, name: string): Promise<Finding> => {
  const key = `check/${randomUUID()}.txt`;
  const bytes = Buffer.from('npm run check');
  try {
    await store.put(key, bytes, 'text/plain');
    const read = await buffer(await store.get(key));
    await store.delete(key);
    if (!read.equals(bytes)) return failed('bucket', `${name} gave other bytes back than it was sent.`);
    return ok('bucket', `A file was written to ${name}, read and deleted.`);
  } catch (error) {
    return failed('bucket', `${name} cannot be used (${errorReason(error)}). See the S3_ settings.`);
  }
};
