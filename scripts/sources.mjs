/** The screens of sources against PostGraphile itself (`npm run sources`); its contract is part of `npm test`. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { makeScratchFolder } from './scratch.mjs';
import { ensureSourcePackages } from './sourcePackages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

ensureInstalled(root);
const packages = ensureSourcePackages(root);
if (packages === null) process.exit(1);
makeScratchFolder();
await ensureBuilt(root);
process.env.CHROMIUM_PATH = ensureChromium();
process.env.SOURCE_PACKAGES = packages;
const { status } = spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', '--project', 'sources'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.exit(status ?? 1);
