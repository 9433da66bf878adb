import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A bucket that believes nothing: it works out the signature of every request from what arrived on the wire, by its own reading
 * of Signature Version 4, and refuses what differs, is too late or hashes to something else than was signed.
 */
export interface S3Server {
  endpoint: string;
  objects: Map<string, { bytes: Buffer; type: string }>;
  refused: string[];
  close(): Promise<void>;
}

export const S3_KEYS = {
  bucket: 'trowel-test',
  region: 'eu-west-3',
  access_key_id: 'AKIATESTTESTTEST',
  secret_access_key: 'a/secret+with=signs',
};

const hex = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const mac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();

interface Claimed {
  credential: string;
  names: string;
  signature: string;
  at: string;
  payload: string;
  query: string;
}

/** The query as it was sent, without its signature, in the order of its encoded names. */
const wireQuery = (raw: string): string =>
  raw
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('X-Amz-Signature='))
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&');

const claimOf = ({ headers }: IncomingMessage, raw: string): Claimed | string => {
  const query = new URLSearchParams(raw);
  const value = (name: string): string => query.get(name) ?? '';
  if (query.has('X-Amz-Signature')) {
    if (value('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256') return 'algorithm';
    return {
      credential: value('X-Amz-Credential'),
      names: value('X-Amz-SignedHeaders'),
      signature: value('X-Amz-Signature'),
      at: value('X-Amz-Date'),
      payload: 'UNSIGNED-PAYLOAD',
      query: wireQuery(raw),
    };
  }
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  return credential === ''
    ? 'unsigned'
    : {
        credential,
        names,
        signature,
        at: String(headers['x-amz-date']),
        payload: String(headers['x-amz-content-sha256']),
        query: wireQuery(raw),
      };
};

/** Why a request is refused; null for one that is signed as it stands. */
const fault = (request: IncomingMessage, body: Buffer, now: Date): string | null => {
  const [path = '', raw = ''] = (request.url ?? '').split('?');
  const claim = claimOf(request, raw);
  if (typeof claim === 'string') return claim;
  const [id, day = '', region = '', service = '', end = ''] = claim.credential.split('/');
  if (
    id !== S3_KEYS.access_key_id ||
    region !== S3_KEYS.region ||
    service !== 's3' ||
    end !== 'aws4_request' ||
    !claim.at.startsWith(day)
  )
    return 'credential';
  const names = claim.names.split(';');
  if (!names.includes('host')) return 'host is not signed';
  if (request.headers['content-type'] !== undefined && request.method === 'PUT' && !names.includes('content-type'))
    return 'the type is not signed';
  const lines = names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`).join('');
  const canonical = `${request.method}\n${path}\n${claim.query}\n${lines}\n${claim.names}\n${claim.payload}`;
  let key: Buffer = mac(`AWS4${S3_KEYS.secret_access_key}`, day);
  for (const part of [region, service, end]) key = mac(key, part);
  const wanted = mac(
    key,
    `AWS4-HMAC-SHA256\n${claim.at}\n${day}/${region}/${service}/${end}\n${hex(canonical)}`,
  ).toString('hex');
  if (wanted !== claim.signature) return 'SignatureDoesNotMatch';
  if (claim.payload !== 'UNSIGNED-PAYLOAD' && claim.payload !== hex(body)) return 'the body is another';
  const signed = Date.parse(claim.at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  const seconds = Number(new URLSearchParams(raw).get('X-Amz-Expires') ?? 900);
  return now.getTime() > signed + seconds * 1000 || now.getTime() < signed - 900_000 ? 'expired' : null;
};

export const startS3 = async (clock: () => Date): Promise<S3Server> => {
  const objects: S3Server['objects'] = new Map();
  const refused: string[] = [];

  const answer = (request: IncomingMessage, body: Buffer, reply: ServerResponse): void => {
    const why = fault(request, body, clock());
    const [path = '', raw = ''] = (request.url ?? '').split('?');
    if (why !== null || !path.startsWith(`/${S3_KEYS.bucket}/`)) {
      refused.push(`${request.method} ${why ?? 'NoSuchBucket'}`);
      reply.writeHead(403).end(`<Error><Code>${why ?? 'NoSuchBucket'}</Code></Error>`);
      return;
    }
    const key = decodeURIComponent(path.slice(S3_KEYS.bucket.length + 2));
    if (request.method === 'PUT') objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '' });
    if (request.method === 'DELETE') objects.delete(key);
    const stored = objects.get(key);
    if (request.method === 'PUT' || request.method === 'DELETE') {
      reply.writeHead(request.method === 'PUT' ? 200 : 204).end();
      return;
    }
    if (!stored) {
      reply.writeHead(404).end();
      return;
    }
    const query = new URLSearchParams(raw);
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const bytes = start === undefined ? stored.bytes : stored.bytes.subarray(Number(start), Number(end) + 1);
    reply.writeHead(start === undefined ? 200 : 206, {
      'content-type': query.get('response-content-type') ?? stored.type,
      'content-length': bytes.length,
      etag: `"${createHash('md5').update(stored.bytes).digest('hex')}"`,
      ...(query.has('response-content-disposition')
        ? { 'content-disposition': query.get('response-content-disposition') ?? '' }
        : {}),
    });
    reply.end(request.method === 'HEAD' ? undefined : bytes);
  };

  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, Buffer.concat(chunks), reply));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    refused,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
