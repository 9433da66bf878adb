import { addDays, type CivilDate } from '../civilDate';
import type { Bin, BinKey, BinKind, Stage, TrayKind, Zone } from './kinds';

/** The zone of a bin: all that drop rules look at. */
export const zoneOf = (kind: BinKind, stage: Stage | null): Zone => (stage ? `${kind}:${stage}` : kind);

/** The key of an unassigned-type bin is its zone. */
export const trayKey = (kind: TrayKind, stage: Stage | null): BinKey => zoneOf(kind, stage);

/** The key of an assigned bin: one crew (none for slurry) on one date [BRD-003]. */
export const assignedKey = (stage: Stage, crew_id: number | null, date: CivilDate): BinKey =>
  `assigned:${stage}:${crew_id ?? '-'}:${date}`;

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

const KINDS: Readonly<Record<BinKind, true>> = {
  unassigned: true,
  onHold: true,
  weeping: true,
  awaitingBuilder: true,
  readyToApply: true,
  assigned: true,
};
const STAGES: Readonly<Record<Stage, true>> = {
  PREP: true,
  APP: true,
  DETAIL: true,
  SLURRY: true,
  GUNITE: true,
  FLASH: true,
  WARRANTY: true,
};

const isKind = (text: string): text is BinKind => Object.hasOwn(KINDS, text);
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
