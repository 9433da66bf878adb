import { foldText as plain, foldedWords } from '../foldText';

/** The words of a typed text; more than five narrow it no further. */
export const paletteWords = (text: string): string[] => foldedWords(text).slice(0, 5);

const startsAWord = (text: string, word: string): boolean =>
  new RegExp(`(^|[^\\p{L}\\p{N}])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'u').test(text);

const ofWord = (label: string, more: string, word: string): number => {
  if (label === word) return 6;
  if (label.startsWith(word)) return 5;
  if (startsAWord(label, word)) return 4;
  if (label.includes(word)) return 2;
  if (startsAWord(more, word)) return 1.5;
  return more.includes(word) ? 1 : 0;
};

/**
 * How well an entry answers a typed text: its label counts before what else is known of it, the start before the
 * middle. 0 when a word stands nowhere. Case and accents do not count.
 */
export const paletteRank = (label: string, more: string, words: readonly string[]): number => {
  const ranks = words.map((word) => ofWord(plain(label), plain(more), word));
  return ranks.length === 0 || ranks.includes(0) ? 0 : ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length;
};
