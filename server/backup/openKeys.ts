import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { KEY_TABLES, secretColumns } from '../db/keyTables';
import { dumpedTables, type Manifest } from './manifest';
import { openSealed, sealKey } from './seal';
import { emptyValue, quoted, tableShapes } from './tables';

/** What a restore does about keys. */
export interface KeyOptions {
  /** BACKUP_PASSPHRASE as it was when the backup was made. */
  passphrase?: string | undefined;
  /** Leaves the keys out: people set their passwords anew. */
  withoutKeys?: boolean;
}

const LEAVE_OUT = 'npm run restore -- --without-keys <file>';

/** The name of the sealed list of tables, which none of them has. */
export const LIST = 'manifest';

/**
 * Opens the sealed keys of an unpacked archive, within its folder, and answers its manifest as if they had never been
 * sealed. Nothing is written anywhere else.
 * @throws Error where the passphrase is missing or another one, or the keys were changed
 */
export const openKeys = async (
  folder: string,
  manifest: Manifest,
  { passphrase, withoutKeys = false }: KeyOptions,
): Promise<Manifest> => {
  if (!manifest.sealed || withoutKeys) return manifest;
  if (passphrase === undefined)
    throw new Error(
      `The keys of this backup are sealed. Set BACKUP_PASSPHRASE to what it was when the backup was made, or leave them out, after which everybody sets a password anew: ${LEAVE_OUT}. Nothing was restored.`,
    );
  const key = await sealKey(passphrase, manifest.sealed);
  const bring = (name: string, to: string): Promise<void> =>
    openSealed(join(folder, 'keys', `${name}.sealed`), key, name, to).catch((error: unknown) => {
      throw new Error(
        `BACKUP_PASSPHRASE does not open the keys of this backup: it was made with another one, or ${name}.sealed is damaged. To leave the keys out: ${LEAVE_OUT}. Nothing was restored.`,
        { cause: error },
      );
    });
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  const list = join(folder, 'keys.json');
  await bring(LIST, list);
  const whole = new Map(
    dumpedTables.parse(JSON.parse(await readFile(list, 'utf8'))).map((table) => [table.name, table]),
  );
  await rm(list);
  for (const name of whole.keys()) await bring(name, join(folder, 'tables', `${name}.ndjson`));
  return { ...manifest, tables: manifest.tables.map((table) => whole.get(table.name) ?? table) };
};

/** Takes the keys out of a database that is being filled: from an archive that holds them in the open. */
export const removeKeys = async (client: pg.ClientBase): Promise<void> => {
  for (const { name, columns, required } of await tableShapes(client)) {
    if (KEY_TABLES.has(name)) await client.query(`delete from ${quoted(name)}`);
    const emptied = secretColumns(name).filter((column) => columns.includes(column));
    if (emptied.length > 0)
      await client.query(
        `update ${quoted(name)} set ${emptied.map((column) => `${quoted(column)} = ${emptyValue(required, column)}`).join(', ')}`,
      );
  }
};
