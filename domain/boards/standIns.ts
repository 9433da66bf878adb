import { PHASE } from '../pebble/phases';
import { CATEGORY, STATUS, GUNITE_TYPE } from '../statuses';
import type { Card, SubJobFacts } from './types';

const PEBBLE_PHASES = [PHASE.PREP, PHASE.APP, PHASE.DETAIL] as const;

/** The key of the stand-in of a phase, or of a gunite sub-job without history. */
export const standInKey = (job_detail_id: number, phase: number | 'g1'): string => `stand-in:${job_detail_id}:${phase}`;

export const isStandIn = (card: Card): boolean => card.id < 0;

const standIn = (subJob: SubJobFacts, of: Pick<Card, 'key' | 'entity' | 'phase_id' | 'type_id'>): Card => ({
  ...of,
  id: -1,
  version: 0,
  job_id: subJob.job_id,
  job_detail_id: subJob.id,
  division_id: null,
  status_id: STATUS.PENDING,
  crew_id: null,
  foreman_id: null,
  foreman_name: null,
  date: null,
  job_order: null,
  position: null,
  notes: null,
  yardage: null,
});

/**
 * The cards shown for entries that do not exist yet: phases 1, 2, 3 (and 5 with a slurry pickup) that a pebble sub-job
 * lacks, Day 1 of a gunite sub-job without history. Their first drop makes the row [BAPI-018].
 * @param entries the sub-job's own cards; a cancelled entry still counts as there
 */
export const standInsOf = (subJob: SubJobFacts, entries: readonly Card[]): Card[] => {
  if (subJob.category_id === CATEGORY.PEBBLE) {
    const phases = subJob.is_slurry_pickup ? [...PEBBLE_PHASES, PHASE.SLURRY] : PEBBLE_PHASES;
    const has = (phase: number) =>
      entries.some((entry) => entry.entity === 'crew_information' && entry.id > 0 && entry.phase_id === phase);
    return phases
      .filter((phase) => !has(phase))
      .map((phase) =>
        standIn(subJob, {
          key: standInKey(subJob.id, phase),
          entity: 'crew_information',
          phase_id: phase,
          type_id: null,
        }),
      );
  }
  if (
    subJob.category_id === CATEGORY.GUNITE &&
    !entries.some((entry) => entry.entity === 'gunite_history' && entry.id > 0)
  ) {
    return [
      standIn(subJob, {
        key: standInKey(subJob.id, 'g1'),
        entity: 'gunite_history',
        phase_id: null,
        type_id: GUNITE_TYPE.DAY_1,
      }),
    ];
  }
  return [];
};

/** The cards with the stand-ins that their sub-jobs need; stand-ins already among them are made anew. Linear. */
export const withStandIns = (subJobs: Iterable<SubJobFacts>, cards: Iterable<Card>): Card[] => {
  const rows: Card[] = [];
  const ofSubJob = new Map<number, Card[]>();
  for (const card of cards) {
    if (isStandIn(card)) continue;
    rows.push(card);
    const siblings = ofSubJob.get(card.job_detail_id);
    if (siblings) siblings.push(card);
    else ofSubJob.set(card.job_detail_id, [card]);
  }
  for (const subJob of subJobs) rows.push(...standInsOf(subJob, ofSubJob.get(subJob.id) ?? []));
  return rows;
};
