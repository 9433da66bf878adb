/** A text in quotes, or a number, wherever it stands in JSON. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Digits without signs, points and noughts at either end, which say nothing of the value. */
const digitsOf = (number: string): string =>
  number
    .replace(/[eE].*$/, '')
    .replaceAll(/[-.]/g, '')
    .replace(/^0+/, '');

/**
 * JSON whose numbers of more digits than JavaScript keeps are texts: `12345678901234.1234` would lose its cents in
 * parsing.
 */
export const quoteLongNumbers = (json: string): string =>
  json.replaceAll(TOKEN, (token) =>
    token.startsWith('"') || digitsOf(token).length <= 15 || /[eE]/.test(token) ? token : `"${token}"`,
  );
