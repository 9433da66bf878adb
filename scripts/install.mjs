/**
 * Installs the packages of the lockfile when node_modules is not what the lockfile says: those of developers too, whatever NODE_ENV
 * says, since a clone has to be built. Who wants none of them on a server runs what `npm run build` makes.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const hashOf = (...contents) =>
  contents.reduce((hash, content) => hash.update(content), createHash('sha256')).digest('hex');

/** Whether npm itself left every package of the lockfile in place, as a developer's own `npm install` does. */
const isComplete = (root) => {
  const left = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(left)) return false;
  const { packages: installed } = JSON.parse(readFileSync(left, 'utf8'));
  const { packages: wanted } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(wanted).every(
    ([path, { version, optional, integrity }]) =>
      path === '' || optional || (installed[path]?.version === version && installed[path]?.integrity === integrity),
  );
};

/** @param {string} root the project's folder; throws when npm fails */
export const ensureInstalled = (root) => {
  const wanted = hashOf(
    readFileSync(join(root, 'package-lock.json')),
    process.version.split('.')[0],
    process.platform,
    process.arch,
  );
  const stamp = join(root, 'node_modules/.trowel-lock-hash');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (!isComplete(root)) {
    console.log('Installing packages ...');
    const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-progress', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error('npm ci failed; see its message above.');
  }
  writeFileSync(stamp, wanted);
};
