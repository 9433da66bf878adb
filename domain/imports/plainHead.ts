const SIGNS: Readonly<Record<string, string>> = { '#': ' no ', '%': ' percent ' };

/** A head as heads are compared: without accents, case, blanks and punctuation; "Part #" is "Part No". */
export const plainHead = (text: string): string =>
  text
    .replaceAll(/[#%]/g, (sign) => SIGNS[sign] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '');
