import { trayOfStatus } from './config';
import type { CivilDate } from '../civilDate';
import { PHASE, phaseOfCrew } from '../pebble/phases';
import { STATUS } from '../statuses';
import { assignedKey, heldTray, trayKey } from './bins';
import { cardKind, repairStage } from './cardKind';
import type { BoardConfig } from './config';
import type { BinKey, CardKind, Stage } from './kinds';
import { visitPlacement } from './timeGrid/visitPlacement';
import { NOT_VISITED, type VisitedSubJobs } from './timeGrid/visitsOf';
import type { BoardCrew, Card, SubJobFacts } from './types';

/** What placement knows beside the card and its sub-job. */
export interface PlacementContext {
  config: BoardConfig;
  today: CivilDate;
  /** The shown date of a day view. */
  date: CivilDate;
  /** First and last shown day; null when every day counts as in view (the server's decisions). */
  days: readonly [CivilDate, CivilDate] | null;
  /** The stage on which a crew works. */
  stageOfCrew: ReadonlyMap<number, Stage>;
  /** Sub-jobs that have a PREP entry and only such as are 5 or 1. */
  prepsDone: ReadonlySet<number>;
  /** The visits of each warranty sub-job. */
  visited: VisitedSubJobs;
}

/** Sub-jobs whose preps are all done: at least one PREP entry, every one 5 or 1 (placement 6) [BRD-007]. */
export const subJobsWithPrepsDone = (cards: Iterable<Card>): Set<number> => {
  const done = new Set<number>();
  const open = new Set<number>();
  for (const card of cards) {
    if (card.entity !== 'crew_information' || card.phase_id !== PHASE.PREP) continue;
    const isDone = card.status_id === STATUS.PREP_COMPLETE || card.status_id === STATUS.COMPLETE;
    (isDone ? done : open).add(card.job_detail_id);
  }
  for (const id of open) done.delete(id);
  return done;
};

/** The pebble stage of each crew, from the text of its subdivision. */
export const stagesOfCrews = (crews: Iterable<BoardCrew>): Map<number, Stage> => {
  const stages = new Map<number, Stage>();
  for (const crew of crews) {
    const stage = repairStage(phaseOfCrew(crew.subdivision));
    if (stage) stages.set(crew.id, stage);
  }
  return stages;
};

const isInView = (date: CivilDate | null, { days }: PlacementContext): boolean =>
  date !== null && (days === null || (date >= days[0] && date <= days[1]));

/** The group in which a card stands, whatever its bin there. */
const groupStage = (card: Card, kind: CardKind, { config, stageOfCrew }: PlacementContext): Stage => {
  if (config.category === 'gunite') return 'GUNITE';
  if (kind === 'PREP' || kind === 'APP' || kind === 'DETAIL' || kind === 'SLURRY') return kind;
  // A repair of no phase that has a crew and a date stands in the row of that crew.
  const ofCrew = card.crew_id !== null && card.date !== null ? stageOfCrew.get(card.crew_id) : undefined;
  return repairStage(card.phase_id) ?? ofCrew ?? 'WARRANTY';
};

/** Details, slurry and flash are still to be scheduled when the sub-job is already complete. */
const outlivesCompletion = (kind: CardKind, status: number): boolean =>
  status !== STATUS.COMPLETE && (kind === 'DETAIL' || kind === 'SLURRY' || kind === 'FLASH');

/** In the day view undated cards and those of the day stand in the bin; today also those of the past. */
const isOfView = (date: CivilDate | null, ctx: PlacementContext): boolean =>
  ctx.config.view === 'week' ||
  ctx.days === null ||
  date === null ||
  date === ctx.date ||
  (ctx.date === ctx.today && date < ctx.today);

/**
 * The bin in which a card stands, null when the board does not show it: the placement rules, first match
 * wins. Entry status null counts as 2, and 5 behaves like 2. A slurry entry is listed only with a pickup or a date.
 */
export const placementOf = (card: Card, subJob: SubJobFacts, ctx: PlacementContext): BinKey | null => {
  const kind = cardKind(card);
  if (kind === 'W')
    return visitPlacement(card, subJob, ctx.visited.get(subJob.id) ?? NOT_VISITED, (date) => isInView(date, ctx));
  const status = card.status_id ?? STATUS.PENDING;
  const jobStatus = subJob.status_id;
  const inView = isInView(card.date, ctx);

  if (status === STATUS.CANCELLED) return null;
  if (kind === 'SLURRY' && card.date === null && !subJob.is_slurry_pickup) return null;
  const isClosed =
    jobStatus === STATUS.CANCELLED || (jobStatus === STATUS.COMPLETE && !outlivesCompletion(kind, status));
  if (isClosed && !inView) return null;

  const stage = groupStage(card, kind, ctx);
  // There is one weeping bin a board; a row that the job form put on Weeping stands there, whatever its phase.
  const held = trayOfStatus(status);
  if (held) return heldTray(held, stage, ctx.config.category === 'pebble' ? 'APP' : stage);

  if (card.date !== null && (kind === 'SLURRY' || (card.crew_id !== null && stage !== 'WARRANTY'))) {
    return inView ? assignedKey(stage, kind === 'SLURRY' ? null : card.crew_id, card.date) : null;
  }

  const isDone = status === STATUS.COMPLETE;
  const followsJob = card.entity === 'gunite_history' || (card.entity === 'crew_information' && kind !== 'SLURRY');
  if (jobStatus === STATUS.AWAITING_BUILDER && followsJob && !isDone && status !== STATUS.PREP_COMPLETE)
    return trayKey('awaitingBuilder', null);
  if (isDone) return inView ? trayKey('unassigned', stage) : null;
  if (!isOfView(card.date, ctx)) return null;

  const behavesPending = status === STATUS.PENDING || status === STATUS.PREP_COMPLETE;
  const isReady =
    kind === 'APP' && (status === STATUS.READY_TO_APPLY || (behavesPending && ctx.prepsDone.has(card.job_detail_id)));
  return trayKey(isReady ? 'readyToApply' : 'unassigned', stage);
};
