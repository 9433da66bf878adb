import { z } from 'zod';

/** What a setting says of itself beside its schema, for the guide and the sample file. */
export type SettingMeta = {
  /** What it does, in sentences; names in back quotes. */
  description: string;
  /** A value to show where there is no default. */
  example?: string;
  /** What holds when it is not set and there is no default in the schema. */
  otherwise?: string;
  /** The value that stands uncommented in the sample file. */
  sample?: string;
};

export const onOff = z.enum(['on', 'off']);

/** Days, 0 for ever. */
export const daysOrForever = z.coerce.number().int().min(0).max(36_500);

/** The address of a service on the web. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with https:// or http://',
});

/** What is wrong with the address that people use; null when nothing is. Whatever stands behind the host would be lost. */
const originProblem = (text: string): string | null => {
  if (!URL.canParse(text)) return 'must be an address such as https://trowel.example.com';
  const { protocol, username, password, pathname, search, hash } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') return 'must begin with https:// or http://';
  if (username || password) return 'must hold no name and password';
  return pathname === '/' && !search && !hash
    ? null
    : 'must end after the host and port: Trowel is served at the root of an address, not under a path';
};

/** The address of a site: scheme, host and perhaps a port. */
export const origin = z.string().superRefine((text, context) => {
  const message = originProblem(text);
  if (message !== null) context.addIssue({ code: 'custom', message });
});
