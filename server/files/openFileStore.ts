import { join } from 'node:path';
import type { Database } from '../db/database';
import type { Env } from '../env';
import { loadFileSecret } from './fileSecret';
import type { FileStore } from './fileStore';
import { localStore, type LocalStore } from './local/localStore';
import { bucketAddress } from './s3/bucketAddress';
import { checkedBucket, type CheckedBucket } from './s3/checkedBucket';
import { s3Store, type BucketStore } from './s3/s3Store';

/**
 * The store in use: `local` when the bytes are ours to serve, else the bucket, at an origin that browsers send to and
 * fetch from.
 */
export interface OpenStore {
  store: FileStore;
  local: LocalStore | null;
  bucket: CheckedBucket | null;
  origin: string | null;
}

/** The bucket of the settings, as it is, and where it answers; null without one. */
export const openBucket = (env: Env, clock: () => Date): { store: BucketStore; origin: string } | null => {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!(S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) return null;
  const place = {
    bucket: S3_BUCKET,
    region: S3_REGION,
    ...(S3_ENDPOINT === undefined ? {} : { endpoint: S3_ENDPOINT }),
  };
  const store = s3Store({ ...place, access_key_id: S3_ACCESS_KEY_ID, secret_access_key: S3_SECRET_ACCESS_KEY, clock });
  return { store, origin: bucketAddress(place).origin };
};

/** A bucket when S3_BUCKET is set, else the folder `files` of DATA_DIR. */
export const openFileStore = async (db: Database, env: Env, clock: () => Date): Promise<OpenStore> => {
  const secret = await loadFileSecret(db);
  const bucket = openBucket(env, clock);
  if (bucket) {
    const store = checkedBucket(bucket.store, secret, clock);
    return { store, local: null, bucket: store, origin: bucket.origin };
  }
  const local = localStore({ folder: join(env.DATA_DIR, 'files'), secret, clock });
  return { store: local, local, bucket: null, origin: null };
};
