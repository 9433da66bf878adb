import { textOrEmpty } from '#domain/values';
import { GET_SECONDS, signedFrom, type GetTerms } from './fileStore';
import type { Signature } from './signature';

/** The query of a signed address, as it arrives. */
export type AddressQuery = Readonly<Record<string, unknown>>;

export const FILES_PATH = '/v1/files/';

const signedText = (key: string, { file_name, file_type }: GetTerms, expires: string): string =>
  JSON.stringify(['get', key, file_name, file_type, expires]);

export const makeFileAddress = (signature: Signature, key: string, terms: GetTerms, now: Date): string => {
  const expires = String(signedFrom(now) + GET_SECONDS);
  const query = new URLSearchParams({
    name: terms.file_name,
    type: terms.file_type,
    expires,
    signature: signature.sign(signedText(key, terms, expires)),
  });
  return `${FILES_PATH}${key}?${query.toString()}`;
};

/**
 * How to give out the file of a signed address, and for how many seconds more; null for one that is not ours or has
 * expired.
 */
export const readFileAddress = (
  signature: Signature,
  key: string,
  query: AddressQuery,
  now: Date,
): (GetTerms & { left: number }) | null => {
  const terms = { file_name: textOrEmpty(query.name), file_type: textOrEmpty(query.type) };
  const expires = textOrEmpty(query.expires);
  if (!signature.isSigned(signedText(key, terms, expires), textOrEmpty(query.signature))) return null;
  const left = Number(expires) - Math.floor(now.getTime() / 1000);
  return left > 0 ? { ...terms, left } : null;
};
