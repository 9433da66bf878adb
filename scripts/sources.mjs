/**
 * The contract of sources and their screens, against PostGraphile itself. It is none of the product's dependencies: its
 * packages are installed into a folder of their own, which stays for the next time.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { makeScratchFolder } from './scratch.mjs';

const PACKAGES = ['postgraphile@5.1.5', 'pg@8.23.1'];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const packages = join(root, 'node_modules/.cache/sources');

const run = (command, args, cwd = root) => {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
};

ensureInstalled(root);
if (!existsSync(join(packages, 'node_modules/postgraphile'))) {
  mkdirSync(packages, { recursive: true });
  writeFileSync(join(packages, 'package.json'), '{ "private": true }\n');
  run('npm', ['install', '--no-audit', '--no-fund', '--no-save', ...PACKAGES], packages);
}
makeScratchFolder();
await ensureBuilt(root);
process.env.CHROMIUM_PATH = ensureChromium();
process.env.SOURCE_PACKAGES = packages;
run(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'sources']);
