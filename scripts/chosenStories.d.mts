export function modesNamed(text: string, known: readonly string[]): string[];
export function storiesNamed(
  entries: readonly { type: string; id: string; title: string; name: string }[],
  words: readonly string[],
): { id: string; title: string }[];
export function outcomeOf(counts: { taken: number; kept: number; differ: number; gone: number; unfinished: number }): {
  text: string;
  isFailed: boolean;
};
