/** Pictures larger than this are made smaller before they are sent, in bytes. */
const LIMIT = 100_000;
/** What each ending becomes: png and jpeg a JPEG, webp stays. */
const BECOMES: Readonly<Record<string, 'image/jpeg' | 'image/webp'>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/jpeg',
  webp: 'image/webp',
};

/** How a picture is made smaller: its type and its quality, and its name then. */
export interface Compression {
  file_type: 'image/jpeg' | 'image/webp';
  quality: number;
  file_name: string;
}

/**
 * How a file is made smaller before it is sent, null for one that goes as it is [DOC-026 DOC-027 DOC-042].
 * @param size bytes
 */
export const compressionOf = (file_name: string, size: number): Compression | null => {
  const dot = file_name.lastIndexOf('.');
  const ending = file_name.slice(dot + 1).toLowerCase();
  const file_type = BECOMES[ending];
  if (file_type === undefined || size <= LIMIT) return null;
  return {
    file_type,
    quality: Math.min(0.5, Math.max(0.2, LIMIT / size)),
    file_name: ending === 'png' ? `${file_name.slice(0, dot)}.jpg` : file_name,
  };
};
