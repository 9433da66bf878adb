/**
 * The settings of a service of this folder, which a shell does not know: a command without them would work on another
 * database [OPS-013]. Plain Node, since it runs before anything is loaded.
 */
import { existsSync, readFileSync } from 'node:fs';

/** Where deploy/trowel.service has its settings and its data. */
const SERVICE = { file: '/etc/trowel.env', folder: '/var/lib/trowel' };

/** Lines of NAME=value as systemd and Docker read them. */
const settingsIn = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, value] = /^\s*([A-Za-z_]\w*)=(.*?)\s*$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, value.replace(/^(["'])(.*)\1$/, '$2')]];
    });

/**
 * Puts the settings of the service into an environment; what is there already counts before them. The folder of the
 * service's data is one of them, whether the database lies in it or is a service of its own.
 * @param {Record<string, string | undefined>} env
 * @param {{ isBuilt: boolean, service?: { file: string, folder: string } }} where whether the program lies in a built folder
 * @returns {string | null} the file that they came from
 * @throws Error that says what to do when that file cannot be read
 */
export const takeServiceSettings = (env, { isBuilt, service = SERVICE }) => {
  const named = env.TROWEL_ENV_FILE;
  if (!named && !(isBuilt && existsSync(service.file))) return null;
  const file = named || service.file;
  try {
    for (const [name, value] of settingsIn(file)) env[name] ??= value;
  } catch (error) {
    throw new Error(
      `The settings of the service stand in ${file}, which cannot be read (${error.code}). Run this command as root, or name another file with TROWEL_ENV_FILE.`,
      { cause: error },
    );
  }
  if (!named && existsSync(service.folder)) env.DATA_DIR ??= service.folder;
  return file;
};
