/** Builds the app and the server when dist is not made from the sources as they are now: by content, since a clone lies about times. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { precompress } from './precompress.mjs';

const FOLDERS = ['domain', 'server', 'src', 'public'];
const FILES = [
  'package.json',
  'package-lock.json',
  'index.html',
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.worker.config.ts',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/chunkPlan.mjs',
  'scripts/eagerCompile.mjs',
  'scripts/precompress.mjs',
  'scripts/screenFiles.mjs',
];
const isTest = /\.(test|stories)\.[jt]sx?$/;

const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !isTest.test(entry.name))
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    : [];

/** The hash of everything that a build reads. */
export const sourceHash = (root) => {
  const hash = createHash('sha256');
  const files = [
    ...FOLDERS.flatMap((folder) => filesBelow(join(root, folder))),
    ...FILES.map((file) => join(root, file)).filter((file) => existsSync(file)),
  ];
  for (const file of files.sort())
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
};

/** @param {string} root the project's folder */
export const ensureBuilt = async (root) => {
  const stamp = join(root, 'dist/.source-hash');
  const wanted = sourceHash(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building ...');
  rmSync(stamp, { force: true });
  const { build } = await import('vite');
  const { budgetsOf } = await import('./screenFiles.mjs');
  for (const configFile of ['vite.config.ts', 'vite.worker.config.ts', 'vite.server.config.ts']) {
    await build({ root, configFile: join(root, configFile), logLevel: 'warn', mode: 'production' });
  }
  await precompress(join(root, 'dist/client'));
  for (const { name, kB, budget, files } of budgetsOf(root))
    console.log(
      `  ${name.padEnd(18)} ${String(kB).padStart(3)} kB of script and style in ${files} files${budget === null ? '' : `, budget ${budget}${kB > budget ? ': OVER' : ''}`}`,
    );
  writeFileSync(stamp, wanted);
};
