import { Dexie } from 'dexie';
import { blobOf } from '../files/dataUrl';
import type { PackedFile } from '../files/packedFile';
import type { PackedWork } from '../files/packedWork';
import { MAX_ZIP_BYTES, zipOf, type ZipEntry } from '../files/zip';
import { readChangesFile, type ChangesFile } from './changesFile';
import { openWorkspaceDatabase, type WorkspaceDatabase } from './database';

/** A file that waits elsewhere than in the workspace, such as a photo of the field. */
export interface WaitingFile {
  file: Omit<PackedFile, 'path'>;
  bytes: () => Promise<Blob | null>;
}

/** What waits beside the workspace. */
export interface Elsewhere {
  files: () => Promise<readonly WaitingFile[]>;
  works: () => Promise<readonly PackedWork[]>;
}

/** The name of the changes in a file that holds other files too. */
export const CHANGES_NAME = 'changes.json';
/** So much is left for what is not bytes of files. */
const RESERVE = 100_000_000;

/** In a folder, with what the file is called: whoever opens the ZIP finds it. */
const pathOf = ({ key, file_name }: Omit<PackedFile, 'path'>): string =>
  `files/${key.replace(':', '-')}-${file_name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '_').slice(-100)}`;

const documentsOf = async (user: number, { tables }: WorkspaceDatabase): Promise<WaitingFile[]> => {
  const rows = await tables.files.where('[user+key]').between([user, Dexie.minKey], [user, Dexie.maxKey]).toArray();
  return rows
    .filter(({ abandoned_at }) => abandoned_at === null)
    .map((row) => ({
      file: {
        key: row.key,
        action: row.action,
        job_id: row.job_id,
        job_detail_id: row.job_detail_id,
        folder: row.folder,
        document_category: row.document_category,
        document_tags: row.document_tags,
        file_name: row.file_name,
        file_type: row.file_type,
        size: row.size,
        taken_at: null,
        kept_at: new Date(row.kept_at).toISOString(),
      },
      bytes: async () => {
        const found = await tables.bytes.get([user, row.key]);
        return found ? blobOf(found.data, row.file_type) : null;
      },
    }));
};

export interface Packed {
  name: string;
  content: Blob;
  changes: number;
  files: number;
  /** Names of files that are not in it: there was no room, or their bytes are gone. */
  left: readonly string[];
}

/**
 * All that waits of a user as a file: the changes, and, where files wait, a ZIP that holds those too. What is read stays on
 * the device, and memory holds one file at a time.
 */
export const packChanges = async (
  user: ChangesFile['user'],
  elsewhere: Elsewhere,
  now = Date.now(),
  open: () => WorkspaceDatabase = openWorkspaceDatabase,
  most = MAX_ZIP_BYTES,
): Promise<Packed> => {
  const { files: _names, ...own } = await readChangesFile(user, now, open);
  const changes: ChangesFile = { ...own, works: await elsewhere.works() };
  const database = open();
  try {
    const waiting = [...(await documentsOf(user.id, database)), ...(await elsewhere.files())];
    const contents: PackedFile[] = [];
    const left: string[] = [];
    let bytes = RESERVE;
    /** The files first: only then is known which of them are in it. */
    const entries = async function* (): AsyncGenerator<ZipEntry> {
      for (const { file, bytes: read } of waiting) {
        const blob = bytes + file.size > most ? null : await read().catch(() => null);
        if (!blob || blob.size === 0) left.push(file.file_name);
        else {
          const path = pathOf(file);
          bytes += blob.size;
          contents.push({ ...file, path, size: blob.size });
          yield { name: path, blob };
        }
      }
      const text = JSON.stringify({ ...changes, files: left, contents }, null, 2);
      yield { name: CHANGES_NAME, blob: new Blob([text]) };
    };
    const day = changes.device_time.slice(0, 10);
    const told = { changes: own.changes.length + (changes.works?.length ?? 0), left };
    if (waiting.length > 0) {
      const content = await zipOf(entries());
      return { name: `trowel-unsynced-${day}.zip`, content, files: contents.length, ...told };
    }
    const content = new Blob([JSON.stringify({ ...changes, files: [] }, null, 2)], { type: 'application/json' });
    return { name: `trowel-unsynced-${day}.json`, content, files: 0, ...told };
  } finally {
    database.dexie.close();
  }
};
