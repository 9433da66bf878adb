import type { Readable } from 'node:stream';
import sax from 'sax';

export type Attributes = Readonly<Record<string, string>>;

/** What is done with the elements of a part. Names come without their prefix, which each writer chooses. */
export interface XmlReader {
  open?(name: string, attributes: Attributes): void;
  /** @param text all letters since the element before began or ended */
  close?(name: string, text: string): void;
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML as it is unpacked, so that other requests have their turn between its parts. Entities that a document
 * declares are not known, hence never grow.
 * @param isEnough asked after each part; ends the reading
 * @throws Error for what is no XML
 */
export const readXml = async (bytes: Readable, reader: XmlReader, isEnough = (): boolean => false): Promise<void> => {
  const xml = sax.parser(true);
  let text = '';
  xml.onerror = (error) => {
    throw error;
  };
  xml.ontext = (more) => {
    text += more;
  };
  xml.oncdata = xml.ontext;
  xml.onopentag = (tag) => {
    text = '';
    if (!('ns' in tag)) reader.open?.(bare(tag.name), tag.attributes);
  };
  xml.onclosetag = (name) => {
    reader.close?.(bare(name), text);
    text = '';
  };
  const letters = new TextDecoder('utf-8', { fatal: true });
  for await (const part of bytes) {
    xml.write(letters.decode(part, { stream: true }));
    if (isEnough()) return;
  }
  xml.write(letters.decode()).close();
};
