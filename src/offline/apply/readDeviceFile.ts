import { isZip, MAX_ZIP_BYTES, openZip, type OpenedEntry } from '../files/zip';
import { CHANGES_NAME } from '../workspace/packChanges';
import { MAX_BYTES, readChangesText, type ReadFile } from './readChangesText';

type Read = ReadFile | { problem: 'too_large' };
export interface ReadDeviceFile {
  read: Read;
  /** The bytes of the files that it holds, by their paths; none of them is read yet. */
  bytes: ReadonlyMap<string, OpenedEntry>;
}

const NO_BYTES: ReadDeviceFile['bytes'] = new Map();
const only = (read: Read): ReadDeviceFile => ({ read, bytes: NO_BYTES });

/** Reads what a device wrote: its changes alone, or a ZIP with the files that waited beside them. */
export const readDeviceFile = async (chosen: Blob): Promise<ReadDeviceFile> => {
  if (!(await isZip(chosen)))
    return only(chosen.size > MAX_BYTES ? { problem: 'too_large' } : readChangesText(await chosen.text()));
  if (chosen.size > MAX_ZIP_BYTES + MAX_BYTES) return only({ problem: 'too_large' });
  const entries = await openZip(chosen).catch(() => null);
  if (!entries) return only({ problem: 'damaged' });
  const bytes = new Map(entries.map((entry) => [entry.name, entry]));
  const changes = bytes.get(CHANGES_NAME);
  if (!changes) return only({ problem: 'other_format' });
  if (changes.blob.size > MAX_BYTES) return only({ problem: 'too_large' });
  return { read: readChangesText(await changes.blob.text()), bytes };
};
