export interface Difference {
  title: string;
  mode: string;
  /** Pixels that differ; null for a picture that is new. */
  count: number | null;
  /** Files by what they show. */
  files: Readonly<Record<string, string>>;
}
export const compare: (before: Buffer, after: Buffer) => Promise<{ count: number; picture: Buffer | null }>;
export const pageOf: (found: { differences: readonly Difference[]; taken: number; gone: readonly string[] }) => string;
