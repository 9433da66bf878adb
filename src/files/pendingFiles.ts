/**
 * Files that were chosen and not sent yet, by the address under which the browser shows them. Form values stay plain
 * data.
 */
const files = new Map<string, File>();

/** Keeps a file until it is sent or let go of, and answers its address. */
export const keepFile = (file: File): string => {
  const url = URL.createObjectURL(file);
  files.set(url, file);
  return url;
};

export const pendingFile = (url: string): File | undefined => files.get(url);

export const forgetFile = (url: string): void => {
  if (files.delete(url)) URL.revokeObjectURL(url);
};
