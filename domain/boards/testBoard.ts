import { weekOf } from '../civilDate';
import { guniteSummary } from '../gunite/summary';
import { PHASE } from '../pebble/phases';
import { pebbleSummary } from '../pebble/summary';
import { CATEGORY, DIVISION, STATUS, GUNITE_TYPE } from '../statuses';
import { type ShownBoard, boardFacts, decisionContext, viewContext } from './boardFacts';
import { cardKey } from './boardState';
import { boardConfig } from './config';
import { guniteRows } from './deriveGunite';
import type { BinKey, BoardCategory, BoardView, CardKind } from './kinds';
import { placementOf } from './placement';
import { withStandIns } from './standIns';
import type { DayWithoutWork } from './workdays/dayWithoutWork';
import type { BoardCrew, BoardRights, Card, SubJob } from './types';

/** Builders for the tests of the boards: what a test does not name is quiet. */
export const TODAY = '2026-03-05';
export const EDITOR: BoardRights = { can_edit: true, can_move_all: false };
export const ALL_MOVER: BoardRights = { can_edit: true, can_move_all: true };

export const aCrew = (fields: Partial<BoardCrew> & { id: number }): BoardCrew => ({
  name: `Crew ${fields.id}`,
  subdivision: null,
  division_id: DIVISION.PEBBLE,
  sort_order: fields.id,
  is_active: true,
  daily_capacity: null,
  foreman_id: fields.id * 100,
  foreman_name: `Foreman ${fields.id}`,
  ...fields,
});

/** Two crews of each pebble stage (11, 12 prep; 21, 22 app; 31, 32 detail) and two of gunite (41, 42). */
export const CREWS: readonly BoardCrew[] = [
  ...[11, 12].map((id) => aCrew({ id, subdivision: 'Prep' })),
  ...[21, 22].map((id) => aCrew({ id, subdivision: 'App' })),
  ...[31, 32].map((id) => aCrew({ id, subdivision: 'Detail' })),
  ...[41, 42].map((id) => aCrew({ id, subdivision: 'Gunite', division_id: DIVISION.GUNITE })),
];

export const aCard = (fields: Partial<Card> & { id: number; entity?: Card['entity'] }): Card => ({
  key: cardKey(fields.entity ?? 'crew_information', fields.id),
  entity: 'crew_information',
  version: 1,
  job_id: 501,
  job_detail_id: 9001,
  phase_id: null,
  type_id: null,
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
  ...fields,
});

const OF_KIND: Readonly<Record<CardKind, Partial<Card>>> = {
  PREP: { phase_id: PHASE.PREP },
  APP: { phase_id: PHASE.APP },
  DETAIL: { phase_id: PHASE.DETAIL },
  SLURRY: { phase_id: PHASE.SLURRY },
  'P-REPAIR': { entity: 'crew_repair_job', division_id: DIVISION.PEBBLE, phase_id: PHASE.WARRANTY },
  'G-REPAIR': { entity: 'crew_repair_job', division_id: DIVISION.GUNITE },
  G1: { entity: 'gunite_history', type_id: GUNITE_TYPE.DAY_1 },
  'G2-8': { entity: 'gunite_history', type_id: 2 },
  FLASH: { entity: 'gunite_history', type_id: GUNITE_TYPE.FLASH },
  W: {},
};

export const aCardOf = (kind: CardKind, fields: Partial<Card> & { id: number }): Card =>
  aCard({ ...OF_KIND[kind], ...fields });

export const aSubJob = (fields: Partial<SubJob> & { id: number }): SubJob => ({
  job_id: 501,
  version: 1,
  category_id: CATEGORY.PEBBLE,
  status_id: STATUS.PENDING,
  awaiting_builder_date: null,
  requested_app_date: null,
  is_slurry_pickup: true,
  details_id: fields.id + 10_000,
  summary: null,
  gunite_summary: null,
  job_name: `Job ${fields.id}`,
  company_id: 1,
  company_name: 'Bayou Pools',
  company_abbreviation: 'BAY',
  address_line_1: null,
  address_line_2: null,
  city: null,
  state: null,
  zip_code: null,
  pin: null,
  key_map: null,
  phone: null,
  gate_code: null,
  plan_perimeter: null,
  pebble_perimeter: null,
  plan_sa: null,
  plan_ia: null,
  mmg_ia: null,
  depth_low: null,
  depth_high: null,
  colors: [],
  critical_note: null,
  badges: [],
  readiness: null,
  notes: null,
  description: null,
  ...fields,
});

export interface TestBoard {
  category?: BoardCategory;
  view?: BoardView;
  date?: string;
  today?: string;
  rights?: BoardRights;
  cards: readonly Card[];
  sub_jobs?: readonly SubJob[];
  crews?: readonly BoardCrew[];
  standIns?: boolean;
  days_without_work?: readonly DayWithoutWork[];
}

/** A board with a sub-job for every card that has none among `sub_jobs`; summaries fit the cards. */
export const aBoard = ({
  category = 'pebble',
  view = 'week',
  date,
  today = TODAY,
  rights = EDITOR,
  cards,
  sub_jobs = [],
  crews = CREWS,
  standIns = false,
  days_without_work,
}: TestBoard): ShownBoard => {
  const category_id = category === 'pebble' ? CATEGORY.PEBBLE : CATEGORY.GUNITE;
  const known = new Map(sub_jobs.map((subJob) => [subJob.id, subJob]));
  for (const card of cards) {
    if (!known.has(card.job_detail_id))
      known.set(card.job_detail_id, aSubJob({ id: card.job_detail_id, job_id: card.job_id, category_id }));
  }
  for (const [id, subJob] of known) {
    const own = cards.filter((card) => card.job_detail_id === id && card.id > 0);
    if (subJob.category_id === CATEGORY.GUNITE && !subJob.gunite_summary)
      known.set(id, { ...subJob, gunite_summary: guniteSummary(guniteRows(own)) });
    if (subJob.category_id !== CATEGORY.PEBBLE || subJob.summary) continue;
    const rows = own.filter((card) => card.entity === 'crew_information');
    known.set(id, {
      ...subJob,
      summary: pebbleSummary(
        rows.map((row) => ({ ...row, phase_type_id: row.phase_id })),
        null,
      ),
    });
  }
  const shown = standIns ? withStandIns(known.values(), cards) : cards;
  return boardFacts({
    config: boardConfig(category, view),
    date: date ?? today,
    today,
    crews,
    rights,
    days_without_work,
    cards: new Map(shown.map((card) => [card.key, card])),
    sub_jobs: known,
  });
};

/** The bin in which a card of the board stands for the eye: in the shown day or week. */
export const shownIn = (facts: ShownBoard, key: string): BinKey | null => {
  const card = facts.cards.get(key);
  const subJob = card && facts.sub_jobs.get(card.job_detail_id);
  if (!card || !subJob) return null;
  return placementOf(
    card,
    subJob,
    viewContext(facts, facts.config.view === 'week' ? weekOf(facts.date) : [facts.date]),
  );
};

/** The bin in which a card stands whatever the shown days. */
export const standsIn = (facts: ShownBoard, key: string): BinKey | null => {
  const card = facts.cards.get(key);
  const subJob = card && facts.sub_jobs.get(card.job_detail_id);
  return card && subJob ? placementOf(card, subJob, decisionContext(facts)) : null;
};
