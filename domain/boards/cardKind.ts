import { PHASE } from '../pebble/phases';
import { DIVISION, GUNITE_TYPE } from '../statuses';
import type { CardKind, Stage } from './kinds';
import type { Card } from './types';

const KIND_OF_PHASE: Readonly<Record<number, CardKind>> = {
  [PHASE.PREP]: 'PREP',
  [PHASE.APP]: 'APP',
  [PHASE.DETAIL]: 'DETAIL',
  [PHASE.SLURRY]: 'SLURRY',
};

/** The stage a card belongs to [BRD-051]. */
export const STAGE_OF_KIND: Readonly<Record<CardKind, Stage>> = {
  PREP: 'PREP',
  APP: 'APP',
  DETAIL: 'DETAIL',
  SLURRY: 'SLURRY',
  G1: 'GUNITE',
  'G2-8': 'GUNITE',
  FLASH: 'FLASH',
  'P-REPAIR': 'WARRANTY',
  'G-REPAIR': 'WARRANTY',
  W: 'WARRANTY',
};

type KindFacts = Pick<Card, 'entity' | 'phase_id' | 'type_id' | 'division_id'>;

/** The row of the drop tables that a card follows; a crew entry of phase 0 follows the repairs. */
export const cardKind = ({ entity, phase_id, type_id, division_id }: KindFacts): CardKind => {
  if (entity === 'crew_information') return KIND_OF_PHASE[phase_id ?? PHASE.WARRANTY] ?? 'P-REPAIR';
  if (entity === 'job_detail' || entity === 'warranty_schedule') return 'W';
  if (entity === 'crew_repair_job') return division_id === DIVISION.GUNITE ? 'G-REPAIR' : 'P-REPAIR';
  if (type_id === GUNITE_TYPE.FLASH) return 'FLASH';
  return (type_id ?? GUNITE_TYPE.DAY_1) > GUNITE_TYPE.DAY_1 ? 'G2-8' : 'G1';
};

/** Phase of a stage, the other way round; 0 for Crew Repair. */
export const PHASE_OF_STAGE: Readonly<Partial<Record<Stage, number>>> = {
  PREP: PHASE.PREP,
  APP: PHASE.APP,
  DETAIL: PHASE.DETAIL,
  SLURRY: PHASE.SLURRY,
  WARRANTY: PHASE.WARRANTY,
};

const REPAIR_STAGE: Readonly<Record<number, Stage>> = {
  [PHASE.PREP]: 'PREP',
  [PHASE.APP]: 'APP',
  [PHASE.DETAIL]: 'DETAIL',
};

/** The group in which a repair of this pebble phase stands; null for Crew Repair. */
export const repairStage = (phase_id: number | null): Stage | null =>
  phase_id === null ? null : (REPAIR_STAGE[phase_id] ?? null);
