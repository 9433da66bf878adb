import { compressionOf } from '#domain/documents/compression';

/** As it is, but for the position. */
const asItIs = async (file: File): Promise<File> => (await import('./withoutPosition')).withoutPosition(file);

/** A picture drawn anew in fewer bytes; null where the browser cannot read it. */
const drawn = async (file: File, file_type: string, quality: number): Promise<Blob | null> => {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    const context = canvas.getContext('2d');
    if (!context) return null;
    if (file_type === 'image/jpeg') {
      // it has no transparency: what shone through becomes white
      context.fillStyle = 'white';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.drawImage(bitmap, 0, 0);
    bitmap.close();
    return await new Promise((resolve) => canvas.toBlob(resolve, file_type, quality));
  } catch {
    return null;
  }
};

/**
 * The file as it is sent: a large picture in fewer bytes, anything else as it is, and so where it would not get smaller
 * [DOC-026 DOC-042]; none with the position of where it was taken [FLD-010].
 */
export const compressed = async (file: File): Promise<File> => {
  const how = compressionOf(file.name, file.size);
  if (!how) return asItIs(file);
  const blob = await drawn(file, how.file_type, how.quality);
  return blob && blob.type === how.file_type && blob.size < file.size
    ? new File([blob], how.file_name, { type: how.file_type, lastModified: file.lastModified })
    : asItIs(file);
};
