import { Readable } from 'node:stream';
import { AppError } from '#domain/errors';
import { contentDisposition } from '../contentDisposition';
import {
  assertKey,
  GET_SECONDS,
  PUT_SECONDS,
  signedFrom,
  type ByteRange,
  type FileBytes,
  type GetTerms,
} from '../fileStore';
import { intactFiles, sumOf } from '../intactFiles';
import { bucketAddress } from './bucketAddress';
import { authorizedHeaders, encode, presignedUrl, sha256, type Signable, type SigningKey } from './sigV4';

export interface S3Options {
  bucket: string;
  region: string;
  /** Of another service than Amazon's; the bucket is then the first part of the path. */
  endpoint?: string;
  access_key_id: string;
  secret_access_key: string;
  clock(): Date;
}

/** Milliseconds after which a service that does not answer is given up; a body may take longer. */
const TIMEOUT_MS = 15_000;

/** Beside the files: the SHA-256 of each, under its key. No file has such a key. */
const SUMS = '.sums';

/** Letters of an answer that are read as a text: a sum, or what the service says of an error. */
const MAX_TEXT = 4_096;

/** The first letters of an answer; what comes after them is not fetched. */
const firstText = async (answer: Response): Promise<string> => {
  const letters = new TextDecoder();
  let text = '';
  for await (const part of answer.body ?? []) {
    text += letters.decode(part, { stream: true });
    if (text.length >= MAX_TEXT) break;
  }
  return text.slice(0, MAX_TEXT);
};

/** Files in a bucket. */
export interface BucketStore extends FileBytes {
  /** As `signedGetUrl`, at the service. */
  addressThere(key: string, terms: GetTerms): Promise<string>;
}

/** Files in a bucket. Browsers send and fetch the bytes themselves, from and to the service. */
export const s3Store = ({ clock, ...options }: S3Options): BucketStore => {
  const { origin, prefix } = bucketAddress(options);
  const signing: SigningKey = options;
  const sound = intactFiles();
  const pathOf = (key: string): string => assertKey(key).split('/').map(encode).join('/');
  const at = (key: string): Pick<Signable, 'origin' | 'path'> => ({ origin, path: `${prefix}/${pathOf(key)}` });
  const sumAt = (key: string): Pick<Signable, 'origin' | 'path'> => ({
    origin,
    path: `${prefix}/${SUMS}/${pathOf(key)}`,
  });

  const call = async (request: Signable, body?: Uint8Array): Promise<Response> => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('the file service does not answer')), TIMEOUT_MS);
    const answer = await fetch(`${request.origin}${request.path}`, {
      method: request.method,
      headers: await authorizedHeaders(request, signing, clock(), body),
      signal: late.signal,
      ...(body ? { body: new Uint8Array(body) } : {}),
    }).finally(() => clearTimeout(timer));
    if (answer.ok || answer.status === 404) return answer;
    throw new Error(`the file service answered ${answer.status} to ${request.method}`, {
      cause: request.method === 'HEAD' ? '' : (await firstText(answer)).slice(0, 500),
    });
  };

  const send = async (place: Pick<Signable, 'origin' | 'path'>, bytes: Uint8Array, type: string): Promise<void> => {
    const { ok } = await call({ method: 'PUT', ...place, headers: { 'content-type': type } }, bytes);
    if (!ok) throw new Error('there is no such bucket');
  };
  const keepSum = (key: string, sum: string): Promise<void> => send(sumAt(key), Buffer.from(sum), 'text/plain');
  const open = async (key: string, range?: ByteRange): Promise<Readable> => {
    const answer = await call({
      method: 'GET',
      ...at(key),
      ...(range ? { headers: { range: `bytes=${range.start}-${range.end}` } } : {}),
    });
    if (!answer.ok || !answer.body) throw new AppError('NOT_FOUND');
    return Readable.from(answer.body, { objectMode: false });
  };
  /** Browsers send the bytes past us: a file whose sum nobody has kept yet gets it when it is looked through first. */
  const isSound = async (key: string): Promise<boolean> => {
    const answer = await call({ method: 'GET', ...sumAt(key) });
    const [kept, sum] = [answer.ok ? (await firstText(answer)).trim() : null, await sumOf(await open(key))];
    if (kept === null) await keepSum(key, sum);
    return kept === null || kept === sum;
  };
  const check: FileBytes['check'] = async (key) => {
    const { ok, headers } = await call({ method: 'HEAD', ...at(key) });
    if (!ok) throw new AppError('NOT_FOUND');
    const as = ['etag', 'last-modified', 'content-length'].map((name) => headers.get(name)).join(' ');
    await sound.check(key, as, () => isSound(key));
  };

  return {
    check,
    presignPut: async (key, { file_type, length }) =>
      presignedUrl(
        {
          method: 'PUT',
          ...at(key),
          headers: { 'content-type': file_type, ...(length === undefined ? {} : { 'content-length': String(length) }) },
        },
        signing,
        clock(),
        PUT_SECONDS,
      ),
    addressThere: async (key, { file_type, file_name }) =>
      presignedUrl(
        {
          method: 'GET',
          ...at(key),
          query: {
            'response-content-type': file_type,
            'response-content-disposition': contentDisposition(file_name),
            'response-cache-control': `private, max-age=${GET_SECONDS}, immutable`,
          },
        },
        signing,
        new Date(signedFrom(clock()) * 1000),
        GET_SECONDS,
      ),
    put: async (key, bytes, file_type) => {
      await send(at(key), bytes, file_type);
      await keepSum(key, sha256(bytes));
    },
    get: async (key, range) => {
      await check(key);
      return open(key, range);
    },
    head: async (key) => {
      const { ok, headers } = await call({ method: 'HEAD', ...at(key) });
      return ok ? { size: Number(headers.get('content-length')) } : null;
    },
    delete: async (key) => {
      await call({ method: 'DELETE', ...at(key) });
      await call({ method: 'DELETE', ...sumAt(key) });
    },
  };
};
