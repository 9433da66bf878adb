import { isStoredImage } from '#domain/files/storedImage';

/** Where a picture can be seen; null without one. */
export const pictureUrl = (value: unknown): string | null => (isStoredImage(value) ? (value.url ?? null) : null);
