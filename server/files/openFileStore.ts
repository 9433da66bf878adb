import { join } from 'node:path';
import type { Database } from '../db/database';
import type { Env } from '../env';
import { loadFileSecret } from './fileSecret';
import type { FileStore } from './fileStore';
import { localStore, type LocalStore } from './local/localStore';
import { bucketAddress } from './s3/bucketAddress';
import { checkedBucket, type CheckedBucket } from './s3/checkedBucket';
import { s3Store } from './s3/s3Store';

/** The store in use: `local` when the bytes are ours to serve, else the bucket, at an origin that browsers send to and fetch from. */
export interface OpenStore {
  store: FileStore;
  local: LocalStore | null;
  bucket: CheckedBucket | null;
  origin: string | null;
}

/** A bucket when S3_BUCKET is set, else the folder `files` of DATA_DIR. */
export const openFileStore = async (db: Database, env: Env, clock: () => Date): Promise<OpenStore> => {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    const place = {
      bucket: S3_BUCKET,
      region: S3_REGION,
      ...(S3_ENDPOINT === undefined ? {} : { endpoint: S3_ENDPOINT }),
    };
    const bucket = s3Store({
      ...place,
      access_key_id: S3_ACCESS_KEY_ID,
      secret_access_key: S3_SECRET_ACCESS_KEY,
      clock,
    });
    const store = checkedBucket(bucket, await loadFileSecret(db), clock);
    return { store, local: null, bucket: store, origin: bucketAddress(place).origin };
  }
  const local = localStore({ folder: join(env.DATA_DIR, 'files'), secret: await loadFileSecret(db), clock });
  return { store: local, local, bucket: null, origin: null };
};
