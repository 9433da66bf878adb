import type { Readable } from 'node:stream';
import sax from 'sax';
import { MAX_ATTRIBUTES, MAX_CELL_LETTERS, MAX_DEPTH } from '../limits';
import { refused } from '../refused';

export type Attributes = Readonly<Record<string, string>>;

/** What is done with the elements of a part. Names come without their prefix, which each writer chooses. */
export interface XmlReader {
  open?(name: string, attributes: Attributes): void;
  /** @param text all letters since the element before began or ended, of more than MAX_RAW_LETTERS those */
  close?(name: string, text: string): void;
}

/**
 * Letters that are kept of what stands between two tags: more than a cell may have, each of them written as `_x0041_`.
 */
export const MAX_RAW_LETTERS = 7 * (MAX_CELL_LETTERS + 1);

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML as it is unpacked, so that other requests have their turn between its parts, and nothing of it is held but
 * the place where it is. Entities that a document declares are not known, hence never grow.
 * @throws Error for what is no XML, AppError for elements that no part of a workbook has
 */
export const readXml = async (bytes: Readable, reader: XmlReader): Promise<void> => {
  const xml = sax.parser(true);
  let [text, depth, attributes] = ['', 0, 0];
  xml.onerror = (error) => {
    throw error;
  };
  xml.ontext = (more) => {
    if (text.length < MAX_RAW_LETTERS) text += more.slice(0, MAX_RAW_LETTERS - text.length);
  };
  xml.oncdata = xml.ontext;
  xml.onattribute = () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES) throw refused('import_book_large');
  };
  xml.onopentag = (tag) => {
    [text, attributes] = ['', 0];
    depth += 1;
    if (depth > MAX_DEPTH) throw refused('import_book_large');
    if (!('ns' in tag)) reader.open?.(bare(tag.name), tag.attributes);
  };
  xml.onclosetag = (name) => {
    depth -= 1;
    reader.close?.(bare(name), text);
    text = '';
  };
  const letters = new TextDecoder('utf-8', { fatal: true });
  for await (const part of bytes) xml.write(letters.decode(part, { stream: true }));
  xml.write(letters.decode()).close();
};
