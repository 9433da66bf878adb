import { statusOfTray } from '../config';
import type { BoardRefusal } from '../boardRefusal';
import type { Change, FieldValue } from '../../changes';
import { withStatus } from '../../pebble/subJobStatus';
import { STATUS } from '../../statuses';
import { isOpenStatus } from '../../statusTable';
import { isTray, parseBinKey, tray } from '../bins';
import { type BoardFacts, binIndex } from '../boardFacts';
import { cardIndex } from '../cardIndex';
import { JOB_DETAIL } from '../changeFields';
import { dayRefusal } from '../crewRules';
import { canDrop } from '../dropRules';
import type { Bin, BinKey } from '../kinds';
import { lockOf } from '../locks';
import type { ScheduleOverride } from '../overrides/overrideReason';
import type { Card, MoveDecision, SubJobFacts } from '../types';
import { workerRefusal } from './fieldworkers';
import type { Span } from './gridGeometry';
import { isVisit, newVisitKey, spanOf, VISIT } from './visitCard';
import { isScheduled } from './visitsOf';
import { moveRefusal, resizeRefusal } from './visitTimes';
import { wallTime } from '../../wallTime';
import { refuse } from '../../refusals/refusal';

/** One drop on a warranty board: a tray, or a fieldworker's day with the times that the visit takes there. */
export interface VisitMove {
  key: string;
  to: BinKey;
  span?: Span | undefined;
  /** Why, in spite of a rule that a reason lifts [SDY-005]. */
  override?: ScheduleOverride | undefined;
}

/**
 * What moving a visit onto the grid leaves alone: a job that is complete stays so when its past is corrected.
 */
const keepsStatus = (card: Card, { status_id }: SubJobFacts): boolean =>
  card.completion === true || (isVisit(card) && status_id === STATUS.COMPLETE);

interface Drop {
  facts: BoardFacts;
  card: Card;
  subJob: SubJobFacts;
  from: Bin;
  to: Bin;
  span: Span | undefined;
  visits: readonly Card[];
}

const statusChange = ({ subJob, facts }: Drop, status_id: number | null, isTouched: boolean): Change[] => {
  const now = withStatus(subJob, status_id, facts.today);
  const set: Record<string, FieldValue> = {};
  if (now.status_id !== subJob.status_id) set.status_id = now.status_id;
  if (now.awaiting_builder_date !== subJob.awaiting_builder_date) set.awaiting_builder_date = now.awaiting_builder_date;
  if (!isTouched && Object.keys(set).length === 0) return [];
  return [{ entity: JOB_DETAIL, id: subJob.id, job_id: subJob.job_id, op: 'update', set }];
};

const removal = ({ id, job_id }: Card): Change => ({ entity: VISIT, id, job_id, op: 'delete', set: {} });

/** A block goes back to Unassigned alone; on hold, or with its builder, a job has no open visit at all [WRB-020]. */
const toTray = (drop: Drop): Change[] | BoardRefusal => {
  const { card, to, visits } = drop;
  if (card.completion === true) return refuse('visit_completed');
  const open = visits.filter((visit) => visit.completion !== true);
  const gone = to.kind === 'unassigned' ? open.filter(({ key }) => key === card.key) : open;
  const left = open.some((visit) => !gone.includes(visit) && isScheduled(visit));
  const status_id = statusOfTray(to.kind) ?? (left ? STATUS.SCHEDULED : STATUS.TO_BE_SCHEDULED);
  return [...gone.map(removal), ...statusChange(drop, status_id, gone.length > 0)];
};

/**
 * A card becomes a visit, a block takes another worker, day or time; the job is scheduled [WRB-006 WRB-010 WRB-017].
 */
const toGrid = (drop: Drop): Change[] | BoardRefusal => {
  const { card, subJob, from, to, span, facts } = drop;
  if (!span || to.date === null) return refuse('no_time');
  const now = { fieldworker_id: to.crew_id, start: wallTime(to.date, span.start), end: wallTime(to.date, span.end) };
  const status_id = keepsStatus(card, subJob) ? subJob.status_id : STATUS.SCHEDULED;
  if (!isVisit(card)) {
    const set = { job_detail_id: subJob.id, ...now };
    const refusal = workerRefusal(to, facts.crews) ?? moveRefusal(span);
    return (
      refusal ?? [
        { entity: VISIT, id: null, key: newVisitKey(subJob.id), job_id: card.job_id, op: 'insert', set },
        ...statusChange(drop, status_id, true),
      ]
    );
  }
  const set: Record<string, FieldValue> = {};
  if (now.fieldworker_id !== card.crew_id) set.fieldworker_id = now.fieldworker_id;
  if (now.start !== card.start) set.start = now.start;
  if (now.end !== card.end) set.end = now.end;
  const isResize = from.key === to.key && set.start === undefined;
  const isUnchanged = Object.keys(set).length === 0;
  const stored = spanOf(card);
  const refusal = isUnchanged
    ? null
    : ((set.fieldworker_id === undefined ? null : workerRefusal(to, facts.crews)) ??
      (isResize ? resizeRefusal(span) : moveRefusal(span, stored)));
  if (refusal) return refusal;
  const changes: Change[] = isUnchanged ? [] : [{ entity: VISIT, id: card.id, job_id: card.job_id, op: 'update', set }];
  return isResize ? changes : [...changes, ...statusChange(drop, status_id, false)];
};

/** Where a card is dragged from; one that no tray shows may still get another visit, unless its job is closed. */
const sourceOf = (key: BinKey | null, card: Card, subJob: SubJobFacts): Bin | null => {
  if (key !== null) return parseBinKey(key);
  return isVisit(card) || !isOpenStatus(subJob.status_id) ? null : tray('unassigned', 'WARRANTY');
};

/**
 * Decides a drop on a warranty board: a visit is made, moved, resized or taken back, and the sub-job's status follows
 * [WRB-001 WRB-006 WRB-010 WRB-011 WRB-020 WRB-021]. The server writes the changes and the browser shows them at once.
 */
export const decideVisitMove = (facts: BoardFacts, move: VisitMove): MoveDecision | BoardRefusal => {
  const card = facts.cards.get(move.key);
  const subJob = card && facts.sub_jobs.get(card.job_detail_id);
  const place = card ? binIndex(facts).binOf(card) : null;
  const from = card && subJob ? sourceOf(place, card, subJob) : null;
  if (!card || !subJob || !from) return refuse('not_on_board');
  const to = parseBinKey(move.to);
  if (!to) return refuse('no_such_bin');
  if (isVisit(card) && card.id < 0) return refuse('not_saved');
  const refusal =
    lockOf(card, from, facts.rights, facts.today) ??
    canDrop(card, from, to, facts.config) ??
    (from.key === to.key ? null : dayRefusal(to, facts));
  if (refusal) return refusal;
  if (isTray(to) && place === to.key) return { changes: [], from: from.key, to: to.key, affectedBins: [] };
  const visits = (cardIndex(facts.cards).ofSubJob.get(subJob.id) ?? []).filter(isVisit);
  const drop: Drop = { facts, card, subJob, from, to, span: move.span, visits };
  const changes = isTray(to) ? toTray(drop) : toGrid(drop);
  if (!Array.isArray(changes)) return changes;
  return {
    changes,
    from: from.key,
    to: to.key,
    affectedBins: changes.length === 0 ? [] : [...new Set([from.key, to.key])],
  };
};
