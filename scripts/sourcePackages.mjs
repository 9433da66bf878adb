/**
 * Installs the GraphQL servers that sources are tested against. They are none of the product's dependencies: their packages get
 * a folder of their own, which stays for the next time.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = [
  'postgraphile@5.1.5',
  'pg@8.23.1',
  '@keystone-6/core@8.1.0',
  '@prisma/client@7.10.0',
  '@prisma/adapter-pg@7.10.0',
  'prisma@7.10.0',
  'graphql@16',
];
/** Neither the browser part of Keystone nor what fetches programs from other addresses is wanted. */
const OPTIONS = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--legacy-peer-deps'];

/** @returns the folder of the packages; null where they cannot be had, which is said: the tests that need them are skipped then */
export const ensureSourcePackages = (root) => {
  const folder = join(root, 'node_modules/.cache/sources');
  if (['postgraphile', '@keystone-6/core'].every((name) => existsSync(join(folder, 'node_modules', name))))
    return folder;
  console.log(`Installing ${PACKAGES.join(', ')} for the tests of sources ...`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const { status } = spawnSync('npm', ['install', ...OPTIONS, ...PACKAGES], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status === 0) return folder;
  console.log('Tests against PostGraphile and Keystone themselves are skipped: their packages could not be installed.');
  return null;
};
