/** Writes each file of the built app also as brotli and gzip, beside it, where that is smaller: the server sends them as they lie. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const isText = /\.(js|css|html|svg|json|txt|webmanifest)$/;
/** 10 of 11: the last step takes more than twice the time for 1.7 % of the bytes. */
const QUALITY = 10;

const ENCODINGS = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** @param {string} folder a built client */
export const precompress = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isText.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      const bytes = await readFile(path);
      for (const [ending, encode] of Object.entries(ENCODINGS)) {
        const packed = await encode(bytes);
        if (packed.length < bytes.length) await writeFile(`${path}.${ending}`, packed);
      }
    }),
  );
};
