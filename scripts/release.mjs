/**
 * `npm run build [-- folder]`: a folder that runs with Node and production packages alone, `dist/release` when none is named.
 * There `npm ci --omit=dev` brings the packages, and `npm start` serves without installing or building anything.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from './prepare.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** All that the server reads at run time. */
const PARTS = [
  'dist/client',
  'dist/server',
  'dist/screens.json',
  'server/db/migrations',
  'server/db/rewritten0003.sql',
  'scripts/start.mjs',
  'scripts/folderLock.mjs',
  'scripts/serviceSettings.mjs',
  '.npmrc',
  'deploy',
  'docs/guides/operating.md',
  'docs/guides/settings.md',
  'docs/guides/security.md',
  'docs/guides/database-engines.md',
  'docs/guides/engines-table.md',
  'docs/guides/container.md',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
  'SECURITY.md',
];
const COMMANDS = ['start', 'user', 'check', 'backup', 'restore', 'move'];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** package.json without what only developers need. */
const productPackage = ({ devDependencies: _packages, imports: _imports, scripts, ...rest }) => ({
  ...rest,
  scripts: Object.fromEntries(COMMANDS.map((name) => [name, scripts[name]])),
});

/** The lockfile without it: npm has marked what nothing else asks for. */
const productLock = ({ packages, ...lock }) => {
  const { devDependencies: _packages, ...own } = packages[''];
  const needed = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  return { ...lock, packages: { '': own, ...Object.fromEntries(needed) } };
};

/** Data and packages that lie in an earlier release stay. @throws Error for a folder that holds something else */
const assertOurs = (folder) => {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return;
  const file = join(folder, 'package.json');
  const { name, devDependencies } = existsSync(file) ? readJson(file) : {};
  if (name !== 'trowel' || devDependencies)
    throw new Error(
      `${folder} is not empty, and not a release of Trowel. Name a new folder: npm run build -- <folder>`,
    );
};

const target = resolve(process.env.INIT_CWD ?? root, process.argv[2] ?? join(root, 'dist/release'));
try {
  assertOurs(target);
  await prepare(root);
  for (const part of PARTS) {
    rmSync(join(target, part), { recursive: true, force: true });
    mkdirSync(dirname(join(target, part)), { recursive: true });
    cpSync(join(root, part), join(target, part), { recursive: true });
  }
  writeJson(join(target, 'package.json'), productPackage(readJson(join(root, 'package.json'))));
  writeJson(join(target, 'package-lock.json'), productLock(readJson(join(root, 'package-lock.json'))));
  console.log(`Built ${target}. There, or where you copy it:\n  npm ci --omit=dev\n  npm start`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
