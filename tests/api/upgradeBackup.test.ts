import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { backUpBeforeUpgrade } from '../../server/backup/upgradeBackup';
import { migrate, migrationsFolder } from '../../server/db/migrate';
import { ownSchema, schemaOf } from '../../server/db/schemaVersion';
import { freshDatabase } from '../support/database';
import { removeFolder } from '../../scripts/removeFolder.mjs';

const journal = z.looseObject({ entries: z.array(z.looseObject({ idx: z.number(), when: z.number() })) });

/** The migrations of a version that is newer by one. */
const newerVersion = (folder: string): string => {
  const migrations = join(folder, 'migrations');
  cpSync(migrationsFolder(), migrations, { recursive: true });
  const file = join(migrations, 'meta/_journal.json');
  const known = journal.parse(JSON.parse(readFileSync(file, 'utf8')));
  const last = known.entries.at(-1);
  const next = { ...last, idx: (last?.idx ?? -1) + 1, when: (last?.when ?? 0) + 1000, tag: 'next' };
  writeFileSync(file, JSON.stringify({ ...known, entries: [...known.entries, next] }));
  writeFileSync(join(migrations, 'next.sql'), 'alter table customer add column of_next_version text;');
  return migrations;
};

it('saves the database of an older version before it migrates it, and leaves it as it was where that cannot be [OPS-015]', async () => {
  const database = await freshDatabase('base');
  const folder = mkdtempSync(join(tmpdir(), 'trowel-upgrade-'));
  const client = await database.pool.connect();
  onTestFinished(async () => {
    client.release();
    await database.close();
    removeFolder(folder);
  });
  const saved: string[] = [];
  const save = (dataDir: string) => async (): Promise<void> => {
    saved.push(await backUpBeforeUpgrade(client, { DATA_DIR: dataDir, BACKUP_PASSPHRASE: undefined }, new Date()));
  };
  const columns = async (): Promise<number> => {
    const { rowCount } = await client.query(
      "select from information_schema.columns where table_name = 'customer' and column_name = 'of_next_version'",
    );
    return rowCount ?? 0;
  };
  // The same version has nothing to migrate, and nothing to save.
  await migrate(client, migrationsFolder(), save(folder));
  expect(saved).toEqual([]);

  const newer = newerVersion(folder);
  writeFileSync(join(folder, 'no-folder'), '');
  await expect(migrate(client, newer, save(join(folder, 'no-folder')))).rejects.toThrow('could not be made');
  expect(await columns()).toBe(0);

  await migrate(client, newer, save(folder));
  const schema = ownSchema();
  // As the last file is named.
  expect(
    readdirSync(migrationsFolder())
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .at(-1),
  ).toMatch(new RegExp(`^0*${schema}_`));
  expect(saved).toEqual([expect.stringMatching(new RegExp(`of schema ${schema};.*before-upgrade-`))]);
  expect([await schemaOf(client), ownSchema(newer)]).toEqual([schema + 1, schema + 1]);
  expect(readdirSync(join(folder, 'backups'))).toEqual([expect.stringMatching(/^before-upgrade-.*Z\.tar\.gz$/)]);
  expect(await columns()).toBe(1);
});
