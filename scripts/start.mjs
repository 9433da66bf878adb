/**
 * The one command on a fresh machine: installs, builds, then runs the server in this process. In a folder that `npm run build`
 * made there is nothing to install or to build, and not the means to. Plain Node without packages, since it runs before any is
 * installed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { lockFolder } from './folderLock.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const preparing = join(root, 'scripts/prepare.mjs');
const isCommand = process.argv.length > 2; // works beside a running server, on the same database

/**
 * Where a service of this folder has its settings, which a shell does not know: a command without them would work on
 * another database.
 */
const settingsFile = process.env.TROWEL_ENV_FILE ?? (existsSync(preparing) ? undefined : '/etc/trowel.env');

/** Lines of NAME=value as systemd and Docker read them; what is in the environment already counts before them. */
const readSettings = (file) => {
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const line of lines) {
    const [, name, value] = /^\s*([A-Za-z_]\w*)=(.*?)\s*$/.exec(line) ?? [];
    if (name !== undefined) process.env[name] ??= value.replace(/^(["'])(.*)\1$/, '$2');
  }
};
if (isCommand && settingsFile !== undefined && (process.env.TROWEL_ENV_FILE || existsSync(settingsFile))) {
  try {
    readSettings(settingsFile);
    // As deploy/trowel.service has it.
    if (!process.env.TROWEL_ENV_FILE && existsSync('/var/lib/trowel/pg')) process.env.DATA_DIR ??= '/var/lib/trowel';
    console.error(`Settings from ${settingsFile}`);
  } catch (error) {
    console.error(
      `The settings of the service stand in ${settingsFile}, which cannot be read (${error.code}). Run this command as root, or name another file with TROWEL_ENV_FILE.`,
    );
    process.exit(1);
  }
}

/** As the operator set them: a build and the lines below give NODE_ENV a value of their own. */
const settings = { ...process.env };
const dataDir = resolve(root, process.env.DATA_DIR || '.trowel');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Trowel needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

/**
 * A package says at each start that it is made for Node 22. Ours is tried on 20.19, 22 and 24, and there is nothing that
 * an operator should do.
 */
const quietly = async (load) => {
  const { warn } = console;
  console.warn = (...words) => {
    if (!String(words[0]).includes('oidc-provider WARNING: Unsupported runtime')) warn(...words);
  };
  return load().finally(() => {
    console.warn = warn;
  });
};

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

try {
  process.chdir(root);
  // A command makes no folder where it was given a wrong name, but that into which a backup is brought back.
  const isThere = !isCommand || process.argv[2] === 'restore' || existsSync(dataDir);
  if (isCommand && isThere) while (!(await lockFolder(dataDir, 'command'))) await pause(200);
  const holdsData = !isThere || Boolean(await lockFolder(dataDir, 'data'));
  if (!holdsData && !isCommand) {
    console.error(
      `Another Trowel holds ${dataDir}. Stop that one first, or give this one a folder of its own with DATA_DIR.`,
    );
    process.exit(1);
  }
  if (existsSync(preparing)) await (await import(pathToFileURL(preparing).href)).prepare(root);
  process.env.NODE_ENV ??= 'production';
  const { main } = await quietly(() => import(pathToFileURL(join(root, 'dist/server/main.js')).href));
  await main(process.argv.slice(2), holdsData, settings);
  if (isCommand) process.exit();
} catch (error) {
  for (let at = error, depth = 0; at && depth < 5; at = at.cause, depth += 1) {
    const detail = at.detail ? ` (${at.detail})` : '';
    console.error(`${depth > 0 ? 'because: ' : ''}${at.message ?? at}${detail}`);
  }
  process.exit(1);
}
