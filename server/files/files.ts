import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { declaredImageType, imageTypeOf, MAGIC_BYTES, type ImageType } from '#domain/files/imageType';
import { BIN_DAYS } from '#domain/documents/binDays';
import type { StoredImage } from '#domain/files/storedImage';
import { runText, type Row, type Runner } from '../db/statement';
import type { FileStore } from './fileStore';
import { madeKeys, madePicture } from './madePictures';
import type { MadePicture } from './pictures/makePicture';
import { assertRoomFor, removeNeverSent } from './unclaimed';
import type { UploadedFile } from './uploadedFile';

/** A file that someone may send: a picture of a field, or a document of a job. */
interface Upload<Type extends string = string> {
  key: string;
  file_type: Type;
  user_id: number;
}

/** What may be sent at most, and the exact size where it is known, in bytes. */
interface SizeTerms {
  max_bytes: number;
  length?: number;
}

/** The bytes that a record takes over, or why it cannot; null when none were sent. */
type Claim<Type extends string = string> =
  | { storage_key: string; file_type: Type; size: number }
  | { refusal: 'upload_file' | 'upload_type' }
  | null;

/** The files of records: who may send what was decided before, here it is kept track of. */
export interface Files {
  /** An address that takes the bytes of a file. @throws AppError CONFLICT by the rule `upload_quota` */
  presign(runner: Runner, upload: Upload, size: SizeTerms): Promise<string>;
  /**
   * Finds the bytes that this user has sent for a key last, looks at what they are, and keeps them from being removed.
   */
  claim(runner: Runner, upload: Pick<Upload, 'key' | 'user_id'> & Pick<SizeTerms, 'max_bytes'>): Promise<Claim>;
  /** Bytes that a record gives up stay as long as bins keep theirs, so that it can have them back. */
  letGo(runner: Runner, storage_keys: readonly string[]): Promise<void>;
  /** Those of some storage keys whose bytes are gone; the others stay from now on, as when they were claimed. */
  goneAmong(runner: Runner, storage_keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** Takes a file that came with the request. */
  take(runner: Runner, upload: Upload<ImageType>, file: UploadedFile): Promise<void>;
  urlOf(file: Pick<StoredImage, 'storage_key' | 'file_name' | 'file_type'>): string | null;
  /** A small picture of a stored picture, or one to look at of a picture that browsers do not show, made when it is first asked for; null where none is made. */
  madeOf(file: Pick<StoredImage, 'storage_key' | 'file_name' | 'file_type'>, as: MadePicture): string | null;
  /** The bytes of a file. @throws AppError NOT_FOUND */
  read(storage_key: string): Promise<Readable>;
  /**
   * Removes what was sent a day ago and belongs to no record, forgets what was announced two hours ago and never came, and
   * removes the thumbnails of documents that were deleted. Empties bins of what lay there for {@link BIN_DAYS} days, and
   * removes the bytes of what was deleted for good.
   */
  sweep(pool: pg.Pool): Promise<void>;
}

const PICTURE_ENDINGS: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
} satisfies Record<ImageType, string>;
/** The part of a key that the store may keep: folders of documents have names of any letters. */
const FIELD_KEY = /^([\w/]+)\/[^/]+$/;
const DOCUMENT_KEY = /^(job\/\d+\/documents)\//;
const ENDING = /\.[a-z0-9]{1,5}$/i;

const INSERT =
  'insert into stored_file (key, storage_key, file_type, created_by, max_bytes) values ($1, $2, $3, $4, $5)';
const UNCLAIMED =
  'select id, storage_key, file_type from stored_file where key = $1 and created_by = $2 and claimed_at is null order by id desc limit 5';
const CLAIM = 'update stored_file set claimed_at = now() where id = $1';
const FORGET =
  "delete from stored_file where claimed_at is null and created_at < now() - interval '1 day' returning storage_key";
/** What has lain in the bin of its job long enough is deleted for good, as by hand [KEY-021]. */
const EMPTY_BINS = `update document set erased_at = now() where deleted_at is not null and erased_at is null
  and greatest(deleted_at, bin_counts_from) < now() - make_interval(days => $1)`;
/** Erased documents whose bytes still exist. */
const ERASED = `select id, storage_key from document where erased_at is not null and storage_key is not null and size is not null`;
const FORGET_BYTES = 'update document set size = null where id = $1';
/** Files of comments that were deleted as long ago as what bins are emptied of [ADM-015]. */
const OF_COMMENTS = `select f.id, f.storage_key from record_comment_file f join record_comment c on c.id = f.record_comment_id
  where c.deleted_at < now() - make_interval(days => $1) and f.size is not null`;
/** What comments took over that have no row any more, as when they were undone, or a file was taken out. */
const FORGET_LEFT_BY_COMMENTS = `delete from stored_file s where s.key like 'comment/%' and s.claimed_at < now() - make_interval(days => $1)
  and not exists (select from record_comment_file f where f.storage_key = s.storage_key) returning storage_key`;
const LET_GO = 'update stored_file set claimed_at = now() where storage_key = any($1)';
/**
 * Written and not only locked: a sweep that waits for the row looks at it again only when it has changed, and leaves bytes
 * of which was said that they are there.
 */
const STANDING = 'update stored_file set claimed_at = now() where storage_key = any($1) returning storage_key';
const FORGET_OF_COMMENT = 'update record_comment_file set size = null where id = $1';
/** Files in the bin stay, as they can be brought back; a thumbnail is then made anew. */
const DELETED =
  "select storage_key from document where deleted_at > $1 and storage_key is not null and file_type like 'image/%' order by deleted_at";
/** A process that has just begun looks so far back, later on from where it looked last. */
const LOOKS_BACK_MS = 30 * 24 * 3_600_000;
/** A deletion is dated when its transaction begins, and seen when it ends. */
const OVERLAP_MS = 600_000;

/** Bytes are never written over: each upload has a place of its own beside the others of its field. */
const placeFor = ({ key, file_type }: Upload): string => {
  const [, folder = ''] = FIELD_KEY.exec(key) ?? DOCUMENT_KEY.exec(key) ?? [];
  const ending = PICTURE_ENDINGS[file_type] ?? ENDING.exec(key)?.[0].toLowerCase() ?? '';
  return `${folder}/${randomUUID()}${ending}`;
};

const firstBytes = async (store: FileStore, key: string): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await store.get(key, { start: 0, end: MAGIC_BYTES - 1 })) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** What is wrong with the bytes: drivers whose service takes them directly cannot look at them before. */
const inspect = async (store: FileStore, row: Row, size: number, max_bytes: number): Promise<Claim> => {
  const storage_key = String(row.storage_key);
  if (size > max_bytes || size === 0) return { refusal: 'upload_file' };
  const declared = String(row.file_type);
  if (declaredImageType(declared) === null) return { storage_key, file_type: declared, size };
  const file_type = imageTypeOf(await firstBytes(store, storage_key));
  return file_type === declared ? { storage_key, file_type, size } : { refusal: 'upload_type' };
};

export const openFiles = (store: FileStore): Files => {
  let swept = Date.now() - LOOKS_BACK_MS;
  const register = async (runner: Runner, upload: Upload, max_bytes: number): Promise<string> => {
    await assertRoomFor(runner, upload.user_id, max_bytes);
    const storage_key = placeFor(upload);
    await runText(runner, INSERT, [upload.key, storage_key, upload.file_type, upload.user_id, max_bytes]);
    return storage_key;
  };
  const removeMade = async (storage_key: string): Promise<void> => {
    for (const key of madeKeys(storage_key)) await store.delete(key);
  };
  return {
    presign: async (runner, upload, size) =>
      store.presignPut(await register(runner, upload, size.length ?? size.max_bytes), {
        file_type: upload.file_type,
        ...size,
      }),
    claim: async (runner, { key, user_id, max_bytes }) => {
      for (const row of await runText(runner, UNCLAIMED, [key, user_id])) {
        const sent = await store.head(String(row.storage_key));
        if (!sent) continue;
        const claim = await inspect(store, row, sent.size, max_bytes);
        if (claim && 'storage_key' in claim) {
          await runText(runner, CLAIM, [row.id]);
          void store.check(claim.storage_key).catch(() => undefined); // keeps its sum; when that fails, its first reader does
        }
        return claim;
      }
      return null;
    },
    letGo: async (runner, storage_keys) => {
      if (storage_keys.length > 0) await runText(runner, LET_GO, [storage_keys]);
    },
    goneAmong: async (runner, storage_keys) => {
      if (storage_keys.length === 0) return new Set();
      const rows = await runText(runner, STANDING, [storage_keys]);
      const standing = new Set(rows.map(({ storage_key }) => String(storage_key)));
      return new Set(storage_keys.filter((key) => !standing.has(key)));
    },
    take: async (runner, upload, { bytes }) =>
      store.put(await register(runner, upload, bytes.length), bytes, upload.file_type),
    urlOf: ({ storage_key, file_name, file_type }) =>
      storage_key === undefined ? null : store.signedGetUrl(storage_key, { file_name, file_type }),
    madeOf: ({ storage_key, file_name, file_type }, as) => {
      const made = storage_key === undefined ? null : madePicture(storage_key, file_type, as);
      return made && store.signedGetUrl(made.key, { file_name, file_type: made.type });
    },
    read: (storage_key) => store.get(storage_key),
    sweep: async (pool) => {
      for (const { storage_key } of await runText(pool, FORGET, [])) {
        await store.delete(String(storage_key));
        await removeMade(String(storage_key));
      }
      await removeNeverSent(pool, store);
      await runText(pool, EMPTY_BINS, [BIN_DAYS]);
      for (const { id, storage_key } of await runText(pool, ERASED, [])) {
        await removeMade(String(storage_key));
        await store.delete(String(storage_key));
        await runText(pool, FORGET_BYTES, [id]);
      }
      for (const { id, storage_key } of await runText(pool, OF_COMMENTS, [BIN_DAYS])) {
        await removeMade(String(storage_key));
        await store.delete(String(storage_key));
        await runText(pool, FORGET_OF_COMMENT, [id]);
      }
      for (const { storage_key } of await runText(pool, FORGET_LEFT_BY_COMMENTS, [BIN_DAYS])) {
        await removeMade(String(storage_key));
        await store.delete(String(storage_key));
      }
      const from = new Date(swept - OVERLAP_MS);
      const began = Date.now();
      for (const { storage_key } of await runText(pool, DELETED, [from])) await removeMade(String(storage_key));
      swept = began;
    },
  };
};
