import { accessSync, constants, existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** One server of a database address, and the address of the database on it alone. */
export interface DatabaseHost {
  /** With its port where one is given. */
  host: string;
  url: string;
}

/** Scheme, who signs in, the hosts, and the rest: `new URL` takes no list of hosts with ports. */
const PARTS = /^(postgres(?:ql)?:\/\/)((?:[^/?#]*@)?)([^/?#@]*)([^]*)$/;

const ATTRIBUTES = 'target_session_attrs';
/** Trowel writes: any other kind of server is of no use to it. */
const TAKEN: readonly (string | null)[] = [null, 'read-write', 'primary'];

/** Words of libpq for an encryption that our driver always checks in full; it warns of each of them at every start. */
const CHECKED_IN_FULL: ReadonlySet<string> = new Set(['prefer', 'require', 'verify-ca']);
const SSL_MODES: ReadonlySet<string> = new Set(['disable', 'no-verify', 'verify-full', ...CHECKED_IN_FULL]);

/** Whether the driver takes the words of libpq as libpq does, without a warning. */
const meansLibpq = (search: URLSearchParams): boolean => search.get('uselibpqcompat') === 'true';

/** The words with which libpq looks at who signed the certificate wherever it knows somebody who may. */
const ROOTED: ReadonlySet<string> = new Set(['require', 'verify-ca', 'verify-full']);

/** Where libpq finds who may sign when `sslrootcert` does not say it; our driver does not look there. */
const usualRoot = (): string => process.env.PGSSLROOTCERT || join(homedir(), '.postgresql', 'root.crt');

/** The file that libpq would read beside what is given; null where it reads none. */
const unnamedRoot = (search: URLSearchParams): string | null => {
  const isRead = meansLibpq(search) && ROOTED.has(search.get('sslmode') ?? '') && !search.has('sslrootcert');
  return isRead && existsSync(usualRoot()) ? usualRoot() : null;
};

/** The address as our driver takes it: without what it does not know, and with its one word for one thing. */
const forDriver = (rest: string): string => {
  const at = rest.indexOf('?');
  if (at === -1) return rest;
  const pairs = rest.slice(at + 1).split('&');
  const known = pairs.filter((pair) => !pair.startsWith(`${ATTRIBUTES}=`));
  const search = new URLSearchParams(rest.slice(at));
  const root = unnamedRoot(search);
  const kept = meansLibpq(search)
    ? [...known, ...(root === null ? [] : [`sslrootcert=${encodeURIComponent(root)}`])]
    : known.map((pair) => (CHECKED_IN_FULL.has(pair.replace(/^sslmode=/, '')) ? 'sslmode=verify-full' : pair));
  return `${rest.slice(0, at)}${kept.length > 0 ? '?' : ''}${kept.join('&')}`;
};

/** The servers of `postgres://user@one:5432,two:5432/name`, in their order [OPS-017]. */
export const databaseHosts = (url: string): DatabaseHost[] => {
  const [, scheme = '', who = '', hosts = '', rest = ''] = PARTS.exec(url) ?? [];
  return hosts.split(',').map((host) => ({ host, url: `${scheme}${who}${host}${forDriver(rest)}` }));
};

const FILES = ['sslrootcert', 'sslcert', 'sslkey'] as const;

const canBeRead = (file: string): boolean => {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
};

const sslProblem = (search: URLSearchParams): string | null => {
  const mode = search.get('sslmode');
  if (mode !== null && !SSL_MODES.has(mode))
    return `sslmode must be verify-full, no-verify or disable (prefer, require and verify-ca are taken as verify-full), and not ${mode}`;
  const missing = FILES.find((name) => search.has(name) && !canBeRead(search.get(name) ?? ''));
  if (missing !== undefined) return `${missing}: the file ${search.get(missing)} cannot be read`;
  const root = unnamedRoot(search);
  if (root !== null && !canBeRead(root)) return `sslmode=${mode}: the file ${root} cannot be read`;
  return root === null && mode === 'verify-ca' && meansLibpq(search) && !search.has('sslrootcert')
    ? `sslmode=verify-ca with uselibpqcompat must know who may sign: add &sslrootcert=/path/ca.pem, or put the certificate to ${usualRoot()}`
    : null;
};

/** What is wrong with the address of a database; null when nothing is. */
export const databaseUrlProblem = (url: string): string | null => {
  if (!PARTS.test(url)) return 'must start with postgres://';
  const hosts = databaseHosts(url);
  if (hosts.length > 1 && hosts.some(({ host }) => host === '')) return 'has an empty name in its list of hosts';
  if (hosts.some((host) => !URL.canParse(host.url)))
    return 'cannot be read: write special characters of the password as %XX, such as %23 for #';
  const search = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  if (!TAKEN.includes(search.get(ATTRIBUTES))) return `${ATTRIBUTES} must be read-write or primary: Trowel writes`;
  return sslProblem(search);
};

/** Where a database is, without who signs in. */
export const databasePlace = (url: string): string => {
  const hosts = databaseHosts(url);
  const [first] = hosts;
  const path = first && URL.canParse(first.url) ? new URL(first.url).pathname : '';
  return `${hosts.map(({ host }) => host).join(',') || 'this machine'}${path}`;
};
