import { MAIL_REASONS } from '#domain/mail/failedMailText';
import type { Fate, RecipientFate } from '#domain/mail/recipientFate';

/** A mail server's no to one recipient. */
export interface Refusal {
  address: string;
  /** The SMTP reply code, 400 to 599. */
  code: number;
  reason: string;
}

const domainOf = (domain: string): string => {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
};

/** An address as mail programs compare it: a domain in small letters, and in the letters of the DNS. */
const comparable = (address: string): string => {
  const at = address.lastIndexOf('@');
  return at < 0 ? address : `${address.slice(0, at)}@${domainOf(address.slice(at + 1))}`.toLowerCase();
};

/** 552 says "too many recipients" or "mailbox full", either of which passes (RFC 5321, 4.5.3.1.10). */
const FULL = 552;
const isForGood = ({ code }: Refusal): boolean => code >= 500 && code !== FULL;

const isOpen = (fate: RecipientFate | undefined): boolean => fate === undefined || fate.fate === 'put_off';

/** The addresses that a mail is still to be sent to, each once. */
export const openAddresses = (addresses: readonly string[], fates: readonly RecipientFate[]): string[] => {
  const known = new Map(fates.map((one) => [comparable(one.address), one]));
  const each = new Map(addresses.map((address) => [comparable(address), address]));
  return [...each].filter(([key]) => isOpen(known.get(key))).map(([, address]) => address);
};

/** The addresses that have not got a mail, as far as anybody knows; to whom it may be sent again. */
export const unreachedAddresses = (addresses: readonly string[], fates: readonly RecipientFate[]): string[] => {
  const taken = new Set(fates.filter(({ fate }) => fate === 'taken').map(({ address }) => comparable(address)));
  return addresses.filter((address) => !taken.has(comparable(address)));
};

/** Gives each of some addresses a new fate; those of the others stay. */
const withFates = (before: readonly RecipientFate[], next: readonly RecipientFate[]): RecipientFate[] => {
  const all = new Map(before.map((one) => [comparable(one.address), one]));
  for (const one of next) all.set(comparable(one.address), one);
  return [...all.values()];
};

/** The fates after a try that a mail server answered recipient by recipient [MSG-005]. */
export const fatesAfterTry = (
  before: readonly RecipientFate[],
  tried: readonly string[],
  refusals: readonly Refusal[],
): RecipientFate[] => {
  const refused = new Map(refusals.map((refusal) => [comparable(refusal.address), refusal]));
  return withFates(
    before,
    tried.map((address): RecipientFate => {
      const refusal = refused.get(comparable(address));
      if (!refusal) return { address, fate: 'taken', reason: null };
      return { address, fate: isForGood(refusal) ? 'refused' : 'put_off', reason: refusal.reason };
    }),
  );
};

/** The fates of a mail that is not tried any more: what was still open ends like this. */
export const fatesAtEnd = (
  before: readonly RecipientFate[],
  tried: readonly string[],
  fate: Extract<Fate, 'refused' | 'lost' | 'unclear'>,
  reason: string,
): RecipientFate[] =>
  withFates(
    before,
    openAddresses(tried, before).map((address) => ({ address, fate, reason })),
  );

/** One line a recipient who has not got the mail, each with its own reason; null when all have it. */
export const fatesText = (fates: readonly RecipientFate[]): string | null =>
  fates
    .flatMap(({ address, fate, reason }) =>
      fate === 'taken' ? [] : [`${MAIL_REASONS[fate].en} ${address}: ${reason ?? ''}`],
    )
    .join('\n') || null;
