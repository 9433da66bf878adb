import type { StoredImage } from '#domain/files/storedImage';

/** A png of one blue point. */
const POINT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** A drawing for stories that show a stored picture. */
const LOGO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="#0d5c8c"/><path d="M10 80q25-30 50 0t50 0v30H10z" fill="#7fd1e6"/><circle cx="60" cy="42" r="18" fill="#ffd166"/></svg>')}`;

export const aStoryImage = (file_name: string): StoredImage => ({
  key: `customer/7/profile/${file_name}`,
  file_name,
  file_type: 'image/png',
  url: LOGO,
});

/** A file that really is a png. */
export const aStoryPng = (name: string): File =>
  new File([Uint8Array.from(atob(POINT), (char) => char.charCodeAt(0))], name, { type: 'image/png' });
