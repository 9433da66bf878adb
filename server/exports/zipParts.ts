import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { ReaderLeft } from '../db/readerLeft';

/** A file of an archive, made when its turn comes. */
export interface ZipEntry {
  name: string;
  parts(): AsyncGenerator<Uint8Array>;
}

/** An archive while it is made: one entry after the other, none of them whole in memory. */
export async function* zipParts(entries: readonly ZipEntry[], at: Date): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  let reading: Readable | undefined;
  let isOver = false;
  const bytes = zip.outputStream.pipe(new PassThrough());
  zip.on('error', (error: Error) => bytes.destroy(error));
  for (const { name, parts } of entries)
    zip.addReadStreamLazy(name, { mtime: at }, (give) => {
      // What was still to come when its reader left is not begun: nobody would end it.
      if (isOver) return give(new ReaderLeft(), Readable.from([]));
      reading = Readable.from(parts());
      give(null, reading);
    });
  zip.end();
  try {
    yield* bytes;
  } finally {
    isOver = true;
    reading?.destroy(); // whoever stops reading the archive leaves the entry that was being read behind
  }
}
