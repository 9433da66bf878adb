import { isPictureName } from '#domain/documents/documentType';
import { photoFiles } from './photoFiles';

/**
 * When a photo was taken, by what its camera wrote into it: with the offset that stands beside it, else by the clock of this device's
 * zone; null for a film, a photo without it, and one whose camera knew no time [FLD-010].
 */
export const cameraTime = async (file: File): Promise<Date | null> => {
  if (!isPictureName(file.name)) return null;
  try {
    const { exifTime } = await photoFiles.exifTime();
    return await exifTime(file);
  } catch {
    return null;
  }
};
