import { join } from 'node:path';
import type pg from 'pg';
import { filesInFolder } from '../backup/claimedFiles';
import { failed, ok, type Finding } from './finding';

/** Whether the files that the rows name lie in DATA_DIR, which is another one than the server's otherwise [OPS-014]. */
export const checkFiles = async (pool: pg.Pool, dataDir: string): Promise<Finding> => {
  const folder = join(dataDir, 'files');
  const client = await pool.connect();
  try {
    const { named, missing } = await filesInFolder(client, folder);
    if (missing.length === 0) return ok('files', `All ${named} files that the rows name are in ${folder}.`);
    return missing.length === named
      ? failed(
          'files',
          `None of the ${named} files that the rows name is in ${folder}: set DATA_DIR as the server has it.`,
        )
      : failed('files', `${missing.length} of ${named} files are not in ${folder}, such as ${missing[0]}.`);
  } finally {
    client.release();
  }
};
