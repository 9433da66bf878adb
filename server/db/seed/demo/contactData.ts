import type { Random } from './random';

/** A phone number in the exchange that belongs to nobody, in the stored form. */
export const aPhone = (random: Random): string =>
  `(${random.pick(['713', '281', '832', '346'])}) 555-${String(random.int(0, 9999)).padStart(4, '0')}`;

/** An address in a domain that delivers nowhere. */
export const anEmail = (first: string, last: string, domain: string): string =>
  `${slug(first)}.${slug(last)}@${domain}.example`;

export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z0-9]+/g, '');
