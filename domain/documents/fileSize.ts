const KB = 1024;

/** The size of a file as it is shown: "1023 B", "2 kB" (1536), "1.00 MB" (1048576) [DOC-037 DOC-043]. */
export const fileSize = (bytes: number): string => {
  if (bytes < KB) return `${bytes} B`;
  return bytes < KB * KB ? `${Math.round(bytes / KB)} kB` : `${(bytes / KB / KB).toFixed(2)} MB`;
};
