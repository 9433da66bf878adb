import type { CivilDate } from '../civilDate';

export type BoardCategory = 'gunite' | 'pebble' | 'warranty';
export type BoardView = 'day' | 'week';

/** Where a card belongs on a board, and the group of bins that has that name. */
export type Stage = 'PREP' | 'APP' | 'DETAIL' | 'SLURRY' | 'GUNITE' | 'FLASH' | 'WARRANTY';

/** Rows of the drop tables. */
export type CardKind = 'PREP' | 'APP' | 'DETAIL' | 'SLURRY' | 'P-REPAIR' | 'G1' | 'G2-8' | 'FLASH' | 'G-REPAIR' | 'W';

/** The unassigned-type bins, and `assigned`: one crew on one date [BRD-003 BRD-004]. */
export type TrayKind = 'unassigned' | 'onHold' | 'weeping' | 'awaitingBuilder' | 'readyToApply';
export type BinKind = TrayKind | 'assigned';

/** `kind:STAGE`, or the kind alone for a bin of no stage. Drop rules depend on nothing else of a bin. */
export type Zone = string;
/**
 * A zone, and for an assigned bin also `:crew:date` (`assigned:PREP:21:2026-03-10`, `assigned:SLURRY:-:2026-03-10`).
 */
export type BinKey = string;

export interface Bin {
  key: BinKey;
  zone: Zone;
  kind: BinKind;
  stage: Stage | null;
  crew_id: number | null;
  date: CivilDate | null;
}
