import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { sealTerms } from './seal';

const table = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  key: z.array(z.string()),
  rows: z.number(),
  sha256: z.string(),
  /** It holds keys alone, and there is no open file of it. */
  left_out: z.literal(true).optional(),
  /** Columns that hold keys, and are empty in its open file. */
  emptied: z.array(z.string()).optional(),
});

const manifest = z.object({
  /** 1 holds everything in the open, 2 has keys sealed or left out: versions that know 1 alone refuse it. */
  format: z.union([z.literal(1), z.literal(2)]),
  made_at: z.string(),
  app_version: z.string(),
  migrations: z.array(z.object({ hash: z.string(), created_at: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  tables: z.array(table),
  /** How the keys in `keys/*.sealed` are opened; without it format 2 has none. */
  sealed: sealTerms.optional(),
});

/** What a dump holds: each table with the number and the hash of its rows. */
export type Manifest = z.infer<typeof manifest>;
export type DumpedTable = z.infer<typeof table>;

/** Of tables with keys, as they are when those are opened: sealed with them. */
export const dumpedTables = z.array(table);

/** @throws Error for a folder that is no dump, or one of a later format */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '{}');
  const parsed = manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error('This is no backup of Trowel, or one of a later version.');
  return parsed.data;
};
