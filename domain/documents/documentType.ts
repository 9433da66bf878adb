import type { RuleName } from '../refusals/catalogue';

/** What may be sent as a document, by the ending of its name [DOC-046]. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  pdf: ['application/pdf'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  heic: ['image/heic', 'image/heif'],
  mp4: ['video/mp4'],
  webm: ['video/webm'],
  ogg: ['video/ogg', 'audio/ogg', 'application/ogg'],
  mov: ['video/quicktime'],
  doc: ['application/msword'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  xls: ['application/vnd.ms-excel'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  csv: ['text/csv', 'application/vnd.ms-excel'],
  txt: ['text/plain'],
  ppt: ['application/vnd.ms-powerpoint'],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  msg: ['application/vnd.ms-outlook'],
  eml: ['message/rfc822'],
  dwg: ['image/vnd.dwg'],
  dxf: ['image/vnd.dxf'],
  zip: ['application/zip', 'application/x-zip-compressed'],
};

/** Browsers do not know every type of file. */
const UNKNOWN = 'application/octet-stream';

/** The endings of pictures that a sub-job takes. */
const PICTURES: ReadonlySet<string> = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'heic']);

/** The bytes of a document at most [DOC-046]. */
export const DOCUMENT_BYTES = 100 * 1024 * 1024;

const endingOf = (file_name: string): string => file_name.slice(file_name.lastIndexOf('.') + 1).toLowerCase();

export const isPictureName = (file_name: string): boolean => PICTURES.has(endingOf(file_name));

/** The content type as it is stored, `image/jpg` as `image/jpeg`, without its parameters. */
export const contentTypeOf = (type: string): string => {
  const bare = type.split(';')[0]?.trim().toLowerCase() ?? '';
  return bare === 'image/jpg' ? 'image/jpeg' : bare;
};

/**
 * Why a file is no document, or null: its name and its type belong together and are among those allowed, and it is not
 * too large [DOC-046].
 */
export const documentRefusal = ({
  file_name,
  file_type,
  size,
}: {
  file_name: string;
  file_type: string;
  size?: number | undefined;
}): Extract<RuleName, 'document_type' | 'document_size'> | null => {
  const types = TYPES[endingOf(file_name)];
  const type = contentTypeOf(file_type);
  if (!types || !file_name.includes('.') || !(types.includes(type) || (type === UNKNOWN && !isPictureName(file_name))))
    return 'document_type';
  return size !== undefined && size > DOCUMENT_BYTES ? 'document_size' : null;
};

/** The content type of a chosen file: browsers leave it empty for types that they do not know. */
export const typeOfFile = (file_name: string, file_type: string): string =>
  contentTypeOf(file_type) || (TYPES[endingOf(file_name)]?.[0] ?? UNKNOWN);

/** The file name endings for the browser's file dialog. */
export const DOCUMENT_ENDINGS = Object.keys(TYPES)
  .map((ending) => `.${ending}`)
  .join(',');
