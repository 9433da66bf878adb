import type { Verdicts } from '#domain/boards/dropRules';
import type { Bin, BinKey } from '#domain/boards/kinds';
import type { Refusal } from '#domain/boards/refusals';
import { nextBin, type BinMap } from './binMap';
import type { Direction } from './direction';

/** Where a held card goes: the next bin that takes it, and the reason of the first that was passed over. */
export interface Step {
  bin: Bin | null;
  skipped: Refusal | null;
}

/** The next bin in a direction that accepts the held card; bins that refuse it are passed over with their reason [BRD-051]. */
export const stepBin = (map: BinMap, verdicts: Verdicts, from: BinKey, home: BinKey, direction: Direction): Step => {
  let skipped: Refusal | null = null;
  const seen = new Set([from]);
  for (let bin = nextBin(map, from, direction); bin && !seen.has(bin.key); bin = nextBin(map, bin.key, direction)) {
    const refusal = bin.key === home ? null : (verdicts.get(bin.zone) ?? null);
    if (!refusal) return { bin, skipped };
    skipped ??= refusal;
    seen.add(bin.key);
  }
  return { bin: null, skipped };
};
