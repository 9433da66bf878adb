import ExifReader from 'exifreader';
import { cameraMoment } from './cameraMoment';

/** The text of a tag, which is a list of one. */
const textOf = (value: unknown): string => {
  const [text]: unknown[] = Array.isArray(value) ? value : [value];
  return typeof text === 'string' ? text : '';
};

/** The time of a photo's EXIF, of JPEG, HEIC, PNG and WebP. @throws what the reader says of a file that has none */
export const exifTime = async (file: Blob): Promise<Date | null> => {
  const { exif } = ExifReader.load(await file.arrayBuffer(), {
    expanded: true,
    includeTags: { exif: ['DateTimeOriginal', 'OffsetTimeOriginal'] },
  });
  return cameraMoment(textOf(exif?.DateTimeOriginal?.value), textOf(exif?.OffsetTimeOriginal?.value));
};
