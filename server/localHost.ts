/**
 * Whether a host name or address means this machine alone: `localhost`, 127.0.0.0/8 or ::1, with or without brackets.
 * A name that only looks local, such as `localhost.example.com`, is not.
 */
export const isLocalHost = (host: string): boolean => {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || name === '::1' || /^127(?:\.\d{1,3}){3}$/.test(name);
};
