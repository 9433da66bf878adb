import { statSync } from 'node:fs';
import { databaseHosts } from './db/databaseHosts';
import type { Env } from './env';
import { isLocalHost } from './localHost';

/** The file that systemd reads the settings from, unless TROWEL_ENV_FILE names another. */
const SETTINGS_FILE = '/etc/trowel.env';

/** Settings with an address to which passwords, keys or what people typed are sent. */
const ADDRESSES = ['PUBLIC_URL', 'S3_ENDPOINT', 'SMS_URL', 'GEOCODER_URL', 'DISTANCES_URL'] as const;

/** The host of an address, without the name and password in it; a socket's folder for one of PostgreSQL. */
const hostOf = (address: string): string => {
  const { hostname, searchParams } = new URL(address);
  return searchParams.get('host') ?? decodeURIComponent(hostname);
};

const isElsewhere = (host: string): boolean => host !== '' && !host.startsWith('/') && !isLocalHost(host);

/**
 * What to say of a connection to PostgreSQL; null for one within this machine and one whose address says whether it is
 * encrypted.
 * @param name the setting or option that holds the address
 */
export const databaseWarning = (name: string, address: string): string | null => {
  const addresses = databaseHosts(address).map(({ url }) => url);
  if (!addresses.every((url) => URL.canParse(url))) return null;
  const [first = '', host] = [addresses[0], addresses.map(hostOf).find(isElsewhere)];
  const { searchParams } = new URL(first);
  if (host === undefined || searchParams.has('sslmode') || searchParams.has('ssl')) return null;
  return `${name}: rows and password cross the network to ${host} without encryption. Add ?sslmode=verify-full, or ?sslmode=disable where that network is yours alone.`;
};

/** Whether others than the owner and the group may read a file; false for one that is not there. */
const isOpenToOthers = (file: string): boolean => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && (found.mode & 0o007) !== 0;
};

/**
 * What the operator should mend though the server starts, a line each: connections in clear to other machines, and
 * settings that every account of this one can read. Holds no secret.
 * @param file where the settings stand, if it is there
 */
export const startWarnings = (env: Env, file: string = process.env.TROWEL_ENV_FILE || SETTINGS_FILE): string[] => {
  const warnings = ADDRESSES.flatMap((name) => {
    const address = env[name];
    const isClear = address?.startsWith('http://') === true && isElsewhere(new URL(address).hostname);
    return isClear ? [`${name}: what is sent to ${new URL(address).hostname} is not encrypted. Use https://.`] : [];
  });
  for (const name of ['DATABASE_URL', 'DATABASE_READ_URL'] as const) {
    const database = env[name] === undefined ? null : databaseWarning(name, env[name]);
    if (database !== null) warnings.push(database);
  }
  if (isOpenToOthers(file))
    warnings.push(`${file}: every account of this machine can read the secrets in it. Do: chmod 600 ${file}`);
  return warnings;
};
