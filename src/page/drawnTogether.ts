/** So long a file waits for what is drawn with it. */
const TOGETHER_MS = 250;

/**
 * Waits for files that are drawn with another, which came beside them, but not for long: what React shows in place of a
 * file that is not there stays for 300 ms at least, also when the file comes a moment later.
 */
export const drawnTogether = async <File>(file: Promise<File>, parts: (file: File) => unknown): Promise<File> => {
  const whole = await file;
  await Promise.race([
    parts(whole),
    new Promise<void>((go) => {
      setTimeout(go, TOGETHER_MS);
    }),
  ]);
  return whole;
};
