/** Shown in the page, saved under its own name: an ASCII name for old clients, the real one beside it (RFC 6266). */
export const contentDisposition = (file_name: string): string => {
  const plain = file_name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = Buffer.from(file_name).toString(); // halves of characters, which cannot be encoded, are replaced
  const encoded = encodeURIComponent(whole).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
