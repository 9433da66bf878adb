import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { AppError } from '#domain/errors';
import { assertKey, type FileStore } from '../fileStore';
import { makeFileAddress, readFileAddress, type AddressQuery } from '../fileAddress';
import { newSignature } from '../signature';
import { fileSums } from './sums';
import { makeUploadToken, readUploadToken, type UploadGrant } from './uploadToken';

export interface LocalStore extends FileStore {
  /** What a token allows, null for none. */
  readUpload(token: string): UploadGrant | null;
  /** How to give out the file of a signed address, null for none. */
  readAddress(key: string, query: AddressQuery): ReturnType<typeof readFileAddress>;
  /** Writes a file that must not be there yet. @throws AppError FORBIDDEN when it is */
  receive(key: string, source: AsyncIterable<Uint8Array>): Promise<void>;
  /** Removes what uploads that were cut off by the end of a process left behind. */
  clean(): Promise<void>;
}

export interface LocalStoreOptions {
  folder: string;
  secret: string;
  clock(): Date;
}

/** Being written; renamed when it is whole. */
const PARTS = '.parts';
const DAY_MS = 86_400_000;

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Files in a folder of this machine. The addresses are our own: `PUT /v1/uploads/{token}` and `GET /v1/files/...`. */
export const localStore = ({ folder, secret, clock }: LocalStoreOptions): LocalStore => {
  const root = resolve(folder);
  const signature = newSignature(secret);
  const sums = fileSums(root);
  const pathOf = (key: string): string => {
    const path = resolve(root, assertKey(key));
    if (!path.startsWith(root + sep)) throw new RangeError('not a key of a stored file');
    return path;
  };
  const head: FileStore['head'] = async (key) => {
    try {
      const found = await stat(pathOf(key));
      return found.isFile() ? { size: found.size } : null; // a folder in its place is no file
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };
  /** Nobody ever reads half a file: it is written aside and renamed. */
  const writeAside = async (key: string, data: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> => {
    const [path, part] = [pathOf(key), join(root, PARTS, randomUUID())];
    await mkdir(dirname(part), { recursive: true, mode: 0o700 });
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    try {
      await writeFile(part, data, { flush: true }); // closed when it fails too: nothing opens the file after `rm`
      if (await head(key)) throw new AppError('FORBIDDEN');
      await sums.keep(key, part);
      await rename(part, path);
    } finally {
      await rm(part, { force: true });
    }
  };
  return {
    head,
    presignPut: async (key, terms) => `/v1/uploads/${makeUploadToken(signature, assertKey(key), terms, clock())}`,
    signedGetUrl: (key, terms) => makeFileAddress(signature, assertKey(key), terms, clock()),
    put: (key, bytes) => writeAside(key, bytes),
    get: async (key, range) => {
      if (!(await head(key))) throw new AppError('NOT_FOUND');
      await sums.check(key, pathOf(key));
      return createReadStream(pathOf(key), range);
    },
    pathOf: async (key) => {
      if (!(await head(key))) throw new AppError('NOT_FOUND');
      await sums.check(key, pathOf(key));
      return pathOf(key);
    },
    delete: async (key) => {
      await rm(pathOf(key), { force: true });
      await sums.forget(key);
    },
    check: (key) => sums.check(key, pathOf(key)),
    readUpload: (token) => readUploadToken(signature, token, clock()),
    readAddress: (key, query) => readFileAddress(signature, key, query, clock()),
    receive: (key, source) => writeAside(key, source),
    clean: async () => {
      const parts = join(root, PARTS);
      for (const name of await readdir(parts).catch(() => [])) {
        const { mtimeMs } = await stat(join(parts, name)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
        if (mtimeMs < clock().getTime() - DAY_MS) await rm(join(parts, name), { force: true });
      }
    },
  };
};
