import { refused } from './refused';

/** What a file is, by how it begins. */
export type FileKind = 'workbook' | 'cards' | 'text';

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** PDF, PNG, JPEG, GIF, RTF. */
const DOCUMENTS = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x7b, 0x5c, 0x72, 0x74, 0x66],
];
const PAGE = /^<(?:!doctype|html|head|body|meta|table|\?xml)/i;

/**
 * What a file is, by its first bytes and not by its name.
 * @throws AppError BAD_USER_INPUT for what holds no list, saying what to do
 */
export const fileKind = (start: Uint8Array): FileKind => {
  // Workbooks of before 2007, and those that a password seals.
  if (startsWith(start, 0xd0, 0xcf, 0x11, 0xe0)) throw refused('import_old_book');
  if (startsWith(start, 0x50, 0x4b, 0x03, 0x04)) return 'workbook';
  if (DOCUMENTS.some((document) => startsWith(start, ...document))) throw refused('import_document');
  const text = new TextDecoder(startsWith(start, 0xff, 0xfe) ? 'utf-16le' : 'utf-8').decode(start).trimStart();
  if (PAGE.test(text)) throw refused('import_page');
  return /^BEGIN:VCARD/i.test(text) ? 'cards' : 'text';
};
