import { z } from 'zod';
import { PUT_SECONDS, type PutTerms } from '../fileStore';
import type { Signature } from '../signature';

/** What the holder of a token may send, and where to. */
export interface UploadGrant extends PutTerms {
  key: string;
  /** Seconds since 1970. */
  expires: number;
}

const GRANT = z.object({
  key: z.string(),
  file_type: z.string(),
  max_bytes: z.number(),
  length: z.number().optional(),
  expires: z.number(),
});

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000);

export const makeUploadToken = (signature: Signature, key: string, terms: PutTerms, now: Date): string => {
  const grant: UploadGrant = { key, ...terms, expires: seconds(now) + PUT_SECONDS };
  const text = Buffer.from(JSON.stringify(grant)).toString('base64url');
  return `${text}.${signature.sign(`put ${text}`)}`;
};

/** The grant in a token; null for one that is not ours or has expired. */
export const readUploadToken = (signature: Signature, token: string, now: Date): UploadGrant | null => {
  const [text = '', signed = ''] = token.split('.');
  if (!signature.isSigned(`put ${text}`, signed)) return null;
  const { expires, length, ...grant } = GRANT.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return expires >= seconds(now) ? { ...grant, expires, ...(length === undefined ? {} : { length }) } : null;
};
