/** Words that belong to the name behind them. */
const PARTICLES = new Set([
  'de',
  'del',
  'la',
  'las',
  'los',
  'da',
  'dos',
  'van',
  'von',
  'der',
  'den',
  'di',
  'le',
  'st.',
  'san',
]);
const SUFFIX = /^(?:jr|sr|ii|iii|iv)\.?$/i;

/** The name of a person in one cell: "Dana Corley", "Corley, Dana", "José de la Cruz" [IMP-002]. */
export const splitName = (cell: string): { first_name: string; last_name: string } => {
  const text = cell.trim().replaceAll(/\s+/g, ' ');
  const [, last, first] = /^([^,]+), ?([^,]+)$/.exec(text) ?? [];
  if (last !== undefined && first !== undefined && !SUFFIX.test(first)) return { first_name: first, last_name: last };
  const words = text.split(' ');
  let at = Math.max(words.length - (SUFFIX.test(words.at(-1) ?? '') ? 2 : 1), words.length > 1 ? 1 : 0);
  while (at > 1 && PARTICLES.has((words[at - 1] ?? '').toLowerCase())) at -= 1;
  return at <= 0 || words.length === 1
    ? { first_name: text, last_name: '' }
    : { first_name: words.slice(0, at).join(' ').replace(/,$/, ''), last_name: words.slice(at).join(' ') };
};
