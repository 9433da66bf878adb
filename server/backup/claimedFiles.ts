import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';

const stored = z.array(z.object({ storage_key: z.string(), file_type: z.string() }));

export type ClaimedFile = z.infer<typeof stored>[number];

/** The files that records have taken over, by their keys; none in a database of before there were files. */
export const claimedFiles = async (client: pg.ClientBase): Promise<ClaimedFile[]> => {
  const { rows: there } = await client.query<{ is_there: boolean }>(
    "select to_regclass('public.stored_file') is not null as is_there",
  );
  if (!there[0]?.is_there) return [];
  const { rows } = await client.query(
    'select storage_key, file_type from stored_file where claimed_at is not null order by storage_key',
  );
  return stored.parse(rows);
};

export interface FolderFiles {
  /** How many files the rows name. */
  named: number;
  /** The keys of those that are not in the folder. */
  missing: string[];
}

/** Which of the files that the rows name lie in a folder: with another DATA_DIR than the server's, none of them. */
export const filesInFolder = async (client: pg.ClientBase, folder: string): Promise<FolderFiles> => {
  const claimed = await claimedFiles(client);
  const missing: string[] = [];
  for (const { storage_key } of claimed) {
    const found = await stat(join(folder, storage_key)).catch(() => null);
    if (!found?.isFile()) missing.push(storage_key);
  }
  return { named: claimed.length, missing };
};
