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

/** The address without what libpq knows and our driver does not. */
const withoutAttributes = (rest: string): string => {
  const at = rest.indexOf('?');
  if (at === -1) return rest;
  const kept = rest
    .slice(at + 1)
    .split('&')
    .filter((pair) => !pair.startsWith(`${ATTRIBUTES}=`));
  return `${rest.slice(0, at)}${kept.length > 0 ? '?' : ''}${kept.join('&')}`;
};

/** The servers of `postgres://user@one:5432,two:5432/name`, in their order [OPS-017]. */
export const databaseHosts = (url: string): DatabaseHost[] => {
  const [, scheme = '', who = '', hosts = '', rest = ''] = PARTS.exec(url) ?? [];
  return hosts.split(',').map((host) => ({ host, url: `${scheme}${who}${host}${withoutAttributes(rest)}` }));
};

/** What is wrong with the address of a database; null when nothing is. */
export const databaseUrlProblem = (url: string): string | null => {
  if (!PARTS.test(url)) return 'must start with postgres://';
  const hosts = databaseHosts(url);
  if (hosts.length > 1 && hosts.some(({ host }) => host === '')) return 'has an empty name in its list of hosts';
  if (hosts.some((host) => !URL.canParse(host.url)))
    return 'cannot be read: write special characters of the password as %XX, such as %23 for #';
  const attributes = new URLSearchParams(url.split('?')[1] ?? '').get(ATTRIBUTES);
  return TAKEN.includes(attributes) ? null : `${ATTRIBUTES} must be read-write or primary: Trowel writes`;
};

/** Where a database is, without who signs in. */
export const databasePlace = (url: string): string => {
  const hosts = databaseHosts(url);
  const [first] = hosts;
  const path = first && URL.canParse(first.url) ? new URL(first.url).pathname : '';
  return `${hosts.map(({ host }) => host).join(',') || 'this machine'}${path}`;
};
