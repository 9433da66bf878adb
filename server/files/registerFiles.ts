import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/database';
import type { Files } from './files';
import type { LocalStore } from './local/localStore';
import { registerBucketRoute, type CheckedBucket } from './s3/checkedBucket';
import { registerFileRoute } from './local/fileRoute';
import { registerUploadRoute } from './local/uploadRoute';
import { endPictures } from './pictures/makePicture';

export interface FilesDeps {
  open: Pick<OpenDatabase, 'pool'>;
  files: Files;
  local: LocalStore | null;
  bucket: CheckedBucket | null;
}

const HOUR_MS = 3_600_000;

/** The addresses of files, where they are ours to serve, and the removal of what nobody has claimed. */
export const registerFiles = (app: FastifyInstance, { open, files, local, bucket }: FilesDeps): void => {
  if (local) {
    registerUploadRoute(app, local);
    registerFileRoute(app, local);
  }
  if (bucket) registerBucketRoute(app, bucket);
  const sweep = setInterval(() => {
    Promise.all([files.sweep(open.pool), local?.clean()]).catch((error: unknown) =>
      app.log.warn({ err: error }, 'unclaimed files were not removed'),
    );
  }, HOUR_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    endPictures();
  });
};
