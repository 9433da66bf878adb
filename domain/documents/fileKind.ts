/** How a file is shown. */
export type FileKind = 'image' | 'video' | 'pdf';

const KINDS: Readonly<Record<string, FileKind>> = {
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  gif: 'image',
  pdf: 'pdf',
  mp4: 'video',
  webm: 'video',
  ogg: 'video',
  mov: 'video',
};

/** How a file of this name is shown in the gallery and in the preview; null for one that is not [PRE-015 DOC-032]. */
export const fileKind = (file_name: string): FileKind | null =>
  KINDS[file_name.slice(file_name.lastIndexOf('.') + 1).toLowerCase()] ?? null;
