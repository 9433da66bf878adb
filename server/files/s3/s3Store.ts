import { Readable } from 'node:stream';
import { AppError } from '#domain/errors';
import { contentDisposition } from '../contentDisposition';
import { assertKey, GET_SECONDS, PUT_SECONDS, signedFrom, type FileStore } from '../fileStore';
import { bucketAddress } from './bucketAddress';
import { authorizedHeaders, encode, presignedUrl, type Signable, type SigningKey } from './sigV4';

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
const PATIENCE_MS = 15_000;

/** Files in a bucket. Browsers send and fetch the bytes themselves, from and to the service. */
export const s3Store = ({ clock, ...options }: S3Options): FileStore => {
  const { origin, prefix } = bucketAddress(options);
  const signing: SigningKey = options;
  const at = (key: string): Pick<Signable, 'origin' | 'path'> => ({
    origin,
    path: `${prefix}/${assertKey(key).split('/').map(encode).join('/')}`,
  });

  const call = async (request: Signable, body?: Uint8Array): Promise<Response> => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error('the file service does not answer')), PATIENCE_MS);
    const answer = await fetch(`${request.origin}${request.path}`, {
      method: request.method,
      headers: authorizedHeaders(request, signing, clock(), body),
      signal: late.signal,
      ...(body ? { body: new Uint8Array(body) } : {}),
    }).finally(() => clearTimeout(timer));
    if (answer.ok || answer.status === 404) return answer;
    throw new Error(`the file service answered ${answer.status} to ${request.method}`, {
      cause: request.method === 'HEAD' ? '' : (await answer.text()).slice(0, 500),
    });
  };

  return {
    presignPut: (key, { file_type, length }) =>
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
    signedGetUrl: (key, { file_type, file_name }) =>
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
      const { ok } = await call({ method: 'PUT', ...at(key), headers: { 'content-type': file_type } }, bytes);
      if (!ok) throw new Error('there is no such bucket');
    },
    get: async (key, range) => {
      const answer = await call({
        method: 'GET',
        ...at(key),
        ...(range ? { headers: { range: `bytes=${range.start}-${range.end}` } } : {}),
      });
      if (!answer.ok || !answer.body) throw new AppError('NOT_FOUND');
      return Readable.from(answer.body, { objectMode: false });
    },
    head: async (key) => {
      const { ok, headers } = await call({ method: 'HEAD', ...at(key) });
      return ok ? { size: Number(headers.get('content-length')) } : null;
    },
    delete: async (key) => {
      await call({ method: 'DELETE', ...at(key) });
    },
  };
};
