import { statusOfTray } from './config';
import type { CivilDate } from '../civilDate';
import { STATUS, GUNITE_TYPE } from '../statuses';
import { isTray } from './bins';
import type { BoardFacts } from './boardFacts';
import { cardKind, PHASE_OF_STAGE } from './cardKind';
import type { Bin, BinKind } from './kinds';
import { isOrdered } from './binSort';
import type { Card } from './types';

/** What a drop writes on the card; its order number follows from the renumbering of the bin. */
export type DropResult = Pick<
  Card,
  'status_id' | 'crew_id' | 'foreman_id' | 'foreman_name' | 'date' | 'phase_id' | 'type_id' | 'job_order' | 'position'
>;

type Facts = Pick<BoardFacts, 'config' | 'date' | 'crews'>;

/** Bins in which a day view gives the shown day instead of no date [BRD-033]. */
const KEEPS_SHOWN_DAY: readonly BinKind[] = ['unassigned', 'readyToApply'];

/** The status that a bin gives [BRD-029]. */
const statusAfter = (card: Card, from: Bin, to: Bin, prepsDone: boolean): number | null => {
  if (to.kind === 'readyToApply') return prepsDone ? STATUS.PENDING : STATUS.READY_TO_APPLY;
  if (to.kind === 'assigned') return isTray(from) ? STATUS.PENDING : card.status_id;
  return statusOfTray(to.kind) ?? STATUS.PENDING;
};

/** A slurry card never keeps the shown day: with a date it would be assigned again. */
const dateAfter = (card: Card, to: Bin, { config, date }: Facts): CivilDate | null => {
  if (to.kind === 'assigned') return to.date;
  if (cardKind(card) === 'SLURRY') return null;
  return config.view === 'day' && KEEPS_SHOWN_DAY.includes(to.kind) ? date : null;
};

/**
 * A result with a crew sets the first employee of that crew, one without clears it; the same crew keeps its foreman.
 */
const foremanAfter = (
  card: Card,
  crew_id: number | null,
  { crews }: Facts,
): Pick<Card, 'foreman_id' | 'foreman_name'> => {
  if (card.entity !== 'crew_information' || crew_id === null) return { foreman_id: null, foreman_name: null };
  if (crew_id === card.crew_id) return { foreman_id: card.foreman_id, foreman_name: card.foreman_name };
  const crew = crews.get(crew_id);
  return { foreman_id: crew?.foreman_id ?? null, foreman_name: crew?.foreman_name ?? null };
};

/** A pebble repair takes the phase of its new group, a gunite repair none; all other cards keep theirs [BRD-037]. */
const phaseAfter = (card: Card, to: Bin): number | null => {
  if (card.entity !== 'crew_repair_job') return card.phase_id;
  if (cardKind(card) === 'G-REPAIR') return null;
  return to.stage === null ? card.phase_id : (PHASE_OF_STAGE[to.stage] ?? null);
};

/** A Day 2 to 8 entry without a date is a Day 1; a flash stays one [BRD-033 BRD-035 BRD-036]. */
const typeAfter = (card: Card, date: CivilDate | null): number | null =>
  date === null && cardKind(card) === 'G2-8' ? GUNITE_TYPE.DAY_1 : card.type_id;

/**
 * What an allowed drop makes of the card: results U, R, H, K, B, A with foreman, phase and gunite type.
 * @param prepsDone of the card's sub-job, for Ready to Apply
 */
export const dropResult = (card: Card, from: Bin, to: Bin, facts: Facts, prepsDone: boolean): DropResult => {
  const crew_id = to.kind === 'assigned' ? to.crew_id : null;
  const date = dateAfter(card, to, facts);
  const staysOrdered = to.kind === 'assigned' && isOrdered(card);
  return {
    status_id: statusAfter(card, from, to, prepsDone),
    crew_id,
    ...foremanAfter(card, crew_id, facts),
    date,
    phase_id: phaseAfter(card, to),
    type_id: typeAfter(card, date),
    job_order: staysOrdered ? card.job_order : null,
    position: staysOrdered ? card.position : null,
  };
};
