import { createHash, createHmac } from 'node:crypto';

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

const ALGORITHM = 'AWS4-HMAC-SHA256';
const UNSIGNED = 'UNSIGNED-PAYLOAD';

/** RFC 3986: everything but letters, digits and `-._~` is encoded. */
export const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** `20260310T142530Z` */
const stamp = (now: Date): string => now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const byName = ([one]: readonly [string, string], [other]: readonly [string, string]): number =>
  one < other ? -1 : Number(one > other);

const canonicalQuery = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(byName)
    .map((pair) => pair.join('='))
    .join('&');

const scopeOf = (at: string, { region }: SigningKey): string => `${at.slice(0, 8)}/${region}/s3/aws4_request`;

const signatureOf = (key: SigningKey, at: string, canonical: string): string => {
  const secret = [at.slice(0, 8), key.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (made, part) => hmac(made, part),
    `AWS4${key.secret_access_key}`,
  );
  return hmac(Buffer.from(secret), [ALGORITHM, at, scopeOf(at, key), sha256(canonical)].join('\n')).toString('hex');
};

/** The headers in their canonical form, `host` among them. */
const signedHeaders = ({ origin, headers = {} }: Signable): (readonly [string, string])[] =>
  [
    ['host', new URL(origin).host] as const,
    ...Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value.trim()] as const),
  ].sort(byName);

const namesOf = (headers: readonly (readonly [string, string])[]): string => headers.map(([name]) => name).join(';');

const canonicalRequest = (
  { method, path, query = {} }: Signable,
  headers: readonly (readonly [string, string])[],
  payload: string,
): string =>
  [method, path, canonicalQuery(query), ...headers.map((pair) => pair.join(':')), '', namesOf(headers), payload].join(
    '\n',
  );

/** An address that anyone may use for `seconds` from `now`; the request must carry the signed headers. */
export const presignedUrl = (request: Signable, key: SigningKey, now: Date, seconds: number): string => {
  const at = stamp(now);
  const headers = signedHeaders(request);
  const query = {
    ...request.query,
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Credential': `${key.access_key_id}/${scopeOf(at, key)}`,
    'X-Amz-Date': at,
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': namesOf(headers),
  };
  const signature = signatureOf(key, at, canonicalRequest({ ...request, query }, headers, UNSIGNED));
  return `${request.origin}${request.path}?${canonicalQuery(query)}&X-Amz-Signature=${signature}`;
};

/** The headers of a request of our own, with its signature. */
export const authorizedHeaders = (
  request: Signable,
  key: SigningKey,
  now: Date,
  body: Uint8Array | string = '',
): Record<string, string> => {
  const at = stamp(now);
  const payload = sha256(body);
  const own = { ...request.headers, 'x-amz-content-sha256': payload, 'x-amz-date': at };
  const headers = signedHeaders({ ...request, headers: own });
  const signature = signatureOf(key, at, canonicalRequest(request, headers, payload));
  return {
    ...own,
    authorization: `${ALGORITHM} Credential=${key.access_key_id}/${scopeOf(at, key)},SignedHeaders=${namesOf(headers)},Signature=${signature}`,
  };
};
