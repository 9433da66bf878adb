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

const stampOf = (root) => join(root, 'dist/.source-hash');
const isStamped = (root, hash) => existsSync(stampOf(root)) && readFileSync(stampOf(root), 'utf8') === hash;

/** Whether dist is made from the sources as they are now. */
export const isBuilt = (root) => isStamped(root, sourceHash(root));

/**
 * @param {string} root the project's folder
 * @param {{ isQuiet?: boolean }} options quiet for whoever starts the product: sizes and hints of the bundler are for
 * those who change it
 */
export const ensureBuilt = async (root, { isQuiet = false } = {}) => {
  const stamp = stampOf(root);
  const wanted = sourceHash(root);
  if (isStamped(root, wanted)) return;
  console.log('Building ...');
  rmSync(stamp, { force: true });
  const { build } = await import('vite');
  const { budgetsOf } = await import('./screenFiles.mjs');
  for (const configFile of ['vite.config.ts', 'vite.worker.config.ts', 'vite.server.config.ts']) {
    await build({ root, configFile: join(root, configFile), logLevel: isQuiet ? 'error' : 'warn', mode: 'production' });
  }
  await precompress(join(root, 'dist/client'));
  // Written by this call whether anybody reads the sizes or not: the server gives out `dist/screens.json`.
  const sizes = budgetsOf(root);
  for (const { name, kB, budget, files } of isQuiet ? [] : sizes)
    console.log(
      `  ${name.padEnd(18)} ${String(kB).padStart(3)} kB of script and style in ${files} files${budget === null ? '' : `, budget ${budget}${kB > budget ? ': OVER' : ''}`}`,
    );
  writeFileSync(stamp, wanted);
};
