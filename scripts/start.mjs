/**
 * The one command on a fresh machine: installs, builds, then runs the server in this process. In a folder that `npm run build`
 * made there is nothing to install or to build, and not the means to. Plain Node without packages, since it runs before any is
 * installed.
 */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { lockFolder } from './folderLock.mjs';
import { takeServiceSettings } from './serviceSettings.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const preparing = join(root, 'scripts/prepare.mjs');
const isCommand = process.argv.length > 2; // works beside a running server, on the same database

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

/** @param query of a module that is not the one that is run */
const loadMain = (query = '') => {
  process.env.NODE_ENV ??= 'production';
  return quietly(() => import(pathToFileURL(join(root, 'dist/server/main.js')).href + query));
};

/** The cause of a cause, each with its text. */
const tellError = (error) => {
  for (let at = error, depth = 0; at && depth < 5; at = at.cause, depth += 1) {
    const detail = at.detail ? ` (${at.detail})` : '';
    console.error(`${depth > 0 ? 'because: ' : ''}${at.message ?? at}${detail}`);
  }
};

const prepared = async () => (await import(pathToFileURL(preparing).href)).prepare(root);

/**
 * Where the server that is built can say how a command is typed, nothing else is done for that: no settings are read, and
 * no folder is made, held or built in. One that was built before it could is built anew, as for any command.
 */
const tellUsage = async () => {
  const built = existsSync(join(root, 'dist/server/main.js'));
  if (!built && existsSync(preparing)) await prepared();
  const { usageOf } = await loadMain('?usage'); // it may be built anew before it is run
  const usage = usageOf?.(process.argv.slice(2)) ?? null;
  if (usage === null) return;
  console.log(usage);
  process.exit();
};
const isHelp = (word) => word === '--help' || word === '-h' || word === 'help';
if (process.argv.slice(2).some(isHelp)) {
  const { NODE_ENV } = process.env;
  await tellUsage().catch((error) => {
    if (existsSync(preparing)) return; // what is built is of no use, and is built anew below
    tellError(error);
    process.exit(1);
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
}

if (isCommand) {
  try {
    const file = takeServiceSettings(process.env, { isBuilt: !existsSync(preparing) });
    if (file !== null) console.error(`Settings from ${file}`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

/** As the operator set them: a build and the lines below give NODE_ENV a value of their own. */
const settings = { ...process.env };
const dataDir = resolve(root, process.env.DATA_DIR || '.trowel');

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
  if (existsSync(preparing)) await prepared();
  const { main } = await loadMain();
  await main(process.argv.slice(2), holdsData, settings);
  if (isCommand) process.exit();
} catch (error) {
  tellError(error);
  process.exit(1);
}
