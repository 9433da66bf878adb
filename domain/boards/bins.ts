import { addDays, type CivilDate } from '../civilDate';
import type { Bin, BinKey, BinKind, Stage, TrayKind, Zone } from './kinds';

/** The zone of a bin: all that drop rules look at. */
export const zoneOf = (kind: BinKind, stage: Stage | null): Zone => (stage ? `${kind}:${stage}` : kind);

/** The key of an unassigned-type bin is its zone. */
export const trayKey = (kind: TrayKind, stage: Stage | null): BinKey => zoneOf(kind, stage);

/** The key of an assigned bin: one crew (none for slurry) on one date [BRD-003]. */
export const assignedKey = (stage: Stage, crew_id: number | null, date: CivilDate): BinKey =>
  `assigned:${stage}:${crew_id ?? '-'}:${date}`;

/** The tray of a held card: Awaiting Builder is one for the whole board, Weeping one for its stage there. */
export const heldTray = (kind: TrayKind, stage: Stage, weepingStage: Stage): BinKey =>
  trayKey(kind, kind === 'awaitingBuilder' ? null : kind === 'weeping' ? weepingStage : stage);

export const tray = (kind: TrayKind, stage: Stage | null): Bin => {
  const key = trayKey(kind, stage);
  return { key, zone: key, kind, stage, crew_id: null, date: null };
};

export const assignedBin = (stage: Stage, crew_id: number | null, date: CivilDate): Bin => ({
  key: assignedKey(stage, crew_id, date),
  zone: zoneOf('assigned', stage),
  kind: 'assigned',
  stage,
  crew_id,
  date,
});

/** The bin of the same crew on another day. */
export const sameCrewOn = ({ stage, crew_id }: Bin, date: CivilDate): Bin =>
  assignedBin(stage ?? 'GUNITE', crew_id, date);

/** The same bin so many days later; a tray has no day. */
export const daysOn = (bin: Bin, days: number): Bin =>
  bin.date === null ? bin : sameCrewOn(bin, addDays(bin.date, days));

export type CardType = 'assigned' | 'unassigned' | 'pending';

/** Every kind of bin, with the `type` of the cards in it [BRD-031 BRD-032]. */
const CARD_TYPES: Readonly<Record<BinKind, CardType>> = {
  assigned: 'assigned',
  unassigned: 'unassigned',
  readyToApply: 'unassigned',
  onHold: 'pending',
  weeping: 'pending',
  awaitingBuilder: 'pending',
};

/** The card's `type`, by the bin in which it stands [BRD-031 BRD-032]. */
export const cardType = (bin: BinKind): CardType => CARD_TYPES[bin];

const STAGES: Readonly<Record<Stage, true>> = {
  PREP: true,
  APP: true,
  DETAIL: true,
  SLURRY: true,
  GUNITE: true,
  FLASH: true,
  WARRANTY: true,
};

const isKind = (text: string): text is BinKind => Object.hasOwn(CARD_TYPES, text);
const isStage = (text: string): text is Stage => Object.hasOwn(STAGES, text);

const PATTERN = /^(\w+)(?::([A-Z]+))?(?::(\d+|-):(\d{4}-\d{2}-\d{2}))?$/;

/** Reads a bin key; null for a text that is none. Whether the board has such a bin is asked of its config. */
export const parseBinKey = (key: string): Bin | null => {
  const [, kind = '', stage, crew, date] = PATTERN.exec(key) ?? [];
  if (!isKind(kind) || (stage !== undefined && !isStage(stage))) return null;
  if (kind === 'assigned') {
    return stage && crew && date ? assignedBin(stage, crew === '-' ? null : Number(crew), date) : null;
  }
  return date === undefined ? tray(kind, stage ?? null) : null;
};

/** True for the bins whose card type is unassigned or pending: all but crew and date. */
export const isTray = (bin: Bin): boolean => bin.kind !== 'assigned';
