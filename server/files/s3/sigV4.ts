import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';

/** AWS Signature Version 4 for S3: a request is signed by header, or an address by its query. */

export interface SigningKey {
  access_key_id: string;
  secret_access_key: string;
  region: string;
}

export interface Signable {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Scheme and host. */
  origin: string;
  /** The path, each part encoded once. */
  path: string;
  query?: Readonly<Record<string, string>>;
  /** The headers to send; all of them are signed, with `host`. */
  headers?: Readonly<Record<string, string>>;
}

/** RFC 3986: everything but letters, digits and `-._~` is encoded. */
export const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** `20260310T142530Z` */
const stamp = (now: Date): string => now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const signerOf = (
  { method, origin, path, query = {}, headers = {} }: Signable,
  { access_key_id, secret_access_key, region }: SigningKey,
  now: Date,
  signQuery: boolean,
): AwsV4Signer => {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return new AwsV4Signer({
    method,
    url: url.href,
    headers,
    accessKeyId: access_key_id,
    secretAccessKey: secret_access_key,
    service: 's3',
    region,
    datetime: stamp(now),
    signQuery,
    allHeaders: true, // it leaves out type, length and range otherwise
  });
};

/**
 * An address that anyone may use for `seconds` from `now`; the request must carry the signed headers. It is written as it
 * was signed: the signer's own has `+` for a blank, which a service may read as a plus.
 */
export const presignedUrl = async (request: Signable, key: SigningKey, now: Date, seconds: number): Promise<string> => {
  const query = { ...request.query, 'X-Amz-Expires': String(seconds) };
  const signer = signerOf({ ...request, query }, key, now, true);
  return `${request.origin}${request.path}?${signer.encodedSearch}&X-Amz-Signature=${await signer.signature()}`;
};

/** The headers of a request of our own, with its signature. */
export const authorizedHeaders = async (
  request: Signable,
  key: SigningKey,
  now: Date,
  body: Uint8Array | string = '',
): Promise<Record<string, string>> => {
  const headers = { ...request.headers, 'x-amz-content-sha256': sha256(body) };
  const { headers: signed } = await signerOf({ ...request, headers }, key, now, false).sign();
  return Object.fromEntries(signed);
};
