import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors';
import { FILES_PATH, makeFileAddress, readFileAddress, type AddressQuery } from '../fileAddress';
import { assertKey, type FileStore } from '../fileStore';
import { ensureMade } from '../madePictures';
import { newSignature } from '../signature';
import type { BucketStore } from './s3Store';

/** A bucket whose files are shown by addresses of our own, which lead to the bucket's. */
export interface CheckedBucket extends FileStore, BucketStore {
  /** How to give out the file of a signed address, null for none. */
  readAddress(key: string, query: AddressQuery): ReturnType<typeof readFileAddress>;
}

/**
 * Bytes go from the bucket to browsers past us: who wants a file comes by here first, where it is held against its sum.
 */
export const checkedBucket = (store: BucketStore, secret: string, clock: () => Date): CheckedBucket => {
  const signature = newSignature(secret);
  return {
    ...store,
    signedGetUrl: (key, terms) => makeFileAddress(signature, assertKey(key), terms, clock()),
    readAddress: (key, query) => readFileAddress(signature, key, query, clock()),
  };
};

/** GET /v1/files/...: leads whoever has the signed address of a sound file to the bucket. */
export const registerBucketRoute = (app: FastifyInstance, bucket: CheckedBucket): void => {
  app.get<{ Params: { '*': string }; Querystring: AddressQuery }>(`${FILES_PATH}*`, async (request, reply) => {
    const key = request.params['*'];
    const terms = bucket.readAddress(key, request.query);
    if (!terms) throw new AppError('FORBIDDEN');
    await ensureMade(bucket, key);
    await bucket.check(key);
    return reply
      .header('cache-control', `private, max-age=${terms.left}`)
      .redirect(await bucket.addressThere(key, terms), 302);
  });
};
