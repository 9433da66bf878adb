import { startText } from '#domain/plants/startTime';
import { BADGES } from '#domain/boards/badges';
import { isOrdered } from '#domain/boards/binSort';
import { answerLines, answersOf } from '#domain/evening/siteAnswer';
import { formatCivilDate } from '#domain/civilDate';
import { PHASE } from '#domain/pebble/phases';
import type { Language } from '#domain/localText';
import type { BoardCategory } from '#domain/boards/kinds';
import type { Card } from '#domain/boards/types';
import { shownName } from '#domain/lookups/shownName';
import { isVisit, spanOf } from '#domain/boards/timeGrid/visitCard';
import { spanText } from '#domain/wallTime';
import { phaseText, quantityText, typeText, statusLabel } from '../look/cardText';
import type { BoardMessage } from '../look/messages';
import { readinessLabel } from '../look/readinessLabel';
import type { SheetLine } from '#domain/sheetParts';
import type { CardView } from '../store/boardStore';
import type { BoardText } from '../look/useBoardText';

/** What the whole job tells better, by the names of its lines: once it has come, the card's own line goes. */
const TOLD_BY: Partial<Record<BoardMessage, readonly string[]>> = {
  perimeter_label: ['Plan perimeter', 'Pebble perimeter'],
  colors: ['Colors and materials'],
  prep_date: ['Crews'],
  app_date: ['Crews'],
  detail_date: ['Crews'],
  first_day: ['Gunite history'],
  flash_date: ['Gunite history'],
  other_phases: ['Crews', 'Gunite history', 'Visits', 'Repairs'],
};

/** The card's lines and those of its job, without what both say. */
export const besideEachOther = (
  rows: readonly DetailRow[],
  whole: readonly SheetLine[],
): { rows: readonly DetailRow[]; whole: readonly SheetLine[] } => {
  const names = new Set(whole.map(({ label }) => label.en));
  const left = rows.filter(({ label }) => !TOLD_BY[label]?.some((name) => names.has(name)));
  const said = new Set(left.flatMap(({ value }) => value.split('\n')));
  return { rows: left, whole: whole.filter(({ label, value }) => label.en !== 'Gunite notes' || !said.has(value)) };
};

export interface DetailRow {
  label: BoardMessage;
  value: string;
}

const quantity = (value: number | null): string | null => (value === null ? null : quantityText(value));

/** How far another card of the sub-job is: what, its status, and its day. */
const phaseLine = (card: Card, category: BoardCategory, language: Language, text: BoardText): string => {
  const isRepair = card.entity === 'crew_repair_job';
  const what = isRepair
    ? text('repair')
    : card.type_id === null
      ? phaseText(card.phase_id, text)
      : typeText(card.type_id, text);
  const span = spanOf(card);
  const when = [formatCivilDate(card.date) || text('no_date'), span && spanText(span)].filter(Boolean).join(', ');
  const name = isVisit(card) ? (card.foreman_name ?? text('no_worker')) : what;
  return `${name}: ${statusLabel(category, card.status_id, language)}, ${when}`;
};

/** What the face leaves out and has a value: phone, address and gate code have their own lines above [BRD-017]. */
export const detailRows = (
  { card, subJob }: CardView,
  crewName: string | null,
  category: BoardCategory,
  language: Language,
  text: BoardText,
  /** All cards of the sub-job but this one. */
  others: readonly Card[] = [],
): DetailRow[] => {
  const { summary, gunite_summary: gunite } = subJob;
  const measured = (unit: 'area' | 'perimeter', value: number | null): string | null =>
    value === null ? null : text(unit, { value: quantityText(value) });
  const yards = (value: number | null | undefined): string | null =>
    value === null || value === undefined ? null : text('yards', { quantity: quantityText(value) });
  const span = spanOf(card);
  const isSlurry = card.entity === 'crew_information' && card.phase_id === PHASE.SLURRY;
  const isPlacedInOrder = isOrdered(card) && card.date !== null && (isSlurry || card.crew_id !== null);
  const rows: [BoardMessage, string | null | undefined][] = [
    ['job_number', String(subJob.job_id)],
    ['priority', subJob.priority && shownName(subJob.priority, language)],
    ['entered', formatCivilDate(subJob.creation_date)],
    ['marks', subJob.badges.map((code) => BADGES[code].text[language]).join(', ')],
    ['company', subJob.company_name],
    ['phase', category === 'pebble' ? phaseText(card.phase_id, text) : null],
    ['gunite_type', card.type_id === null ? null : typeText(card.type_id, text)],
    ['status', statusLabel(category, card.status_id, language)],
    ['readiness', readinessLabel(subJob, category, language)],
    ['site_answer', answerLines(answersOf(card, subJob), language)],
    ['scheduled', [formatCivilDate(card.date) || text('no_date'), span && spanText(span)].filter(Boolean).join(', ')],
    [
      isVisit(card) ? 'fieldworker' : 'crew',
      isVisit(card)
        ? (card.foreman_name ?? text('no_worker'))
        : (crewName ?? (card.date === null || isSlurry ? null : text('no_crew'))),
    ],
    ['foreman', isVisit(card) ? null : card.foreman_name],
    ['order_label', isPlacedInOrder ? (quantity(card.job_order) ?? text('no_order')) : null],
    ['start_time', startText(card.start_time)],
    ['slurry_pickup', isSlurry ? (card.slurry_pickup ?? text('no_slurry_pickup')) : null],
    ['visit_state', isVisit(card) ? text(card.completion === true ? 'complete' : 'incomplete') : null],
    ['requested', formatCivilDate(subJob.requested_app_date)],
    ['prep_date', formatCivilDate(summary?.prep_date)],
    ['app_date', formatCivilDate(summary?.scheduled_app_date)],
    ['detail_date', formatCivilDate(summary?.detail_date)],
    ['first_day', formatCivilDate(gunite?.scheduled_date)],
    ['flash_date', formatCivilDate(gunite?.flash_date)],
    ['finished', formatCivilDate(gunite?.finished_date)],
    ['yardage', card.entity === 'gunite_history' ? (yards(card.yardage) ?? text('no_yardage')) : null],
    ['total_yards', yards(gunite?.total_yardage || null)],
    ['flash_yards', yards(gunite?.flash_yards || null)],
    ['awaiting_since', formatCivilDate(subJob.awaiting_builder_date)],
    ['perimeter_label', measured('perimeter', subJob.pebble_perimeter ?? subJob.plan_perimeter)],
    ['plan_ia', measured('area', subJob.plan_ia)],
    ['mmg_ia', measured('area', subJob.mmg_ia)],
    ['plan_sa', measured('area', subJob.plan_sa)],
    [
      'depth',
      [subJob.depth_low, subJob.depth_high]
        .filter((depth) => depth !== null)
        .map(quantityText)
        .join(' – '),
    ],
    ['colors', subJob.colors.join(', ')],
    ['other_phases', others.map((other) => phaseLine(other, category, language, text)).join('\n')],
    ['critical', subJob.critical_note],
    ['description', subJob.description],
    ['notes', [card.notes, subJob.notes].filter(Boolean).join('\n')],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
};
