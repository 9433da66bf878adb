import { cardKind } from '#domain/boards/cardKind';
import type { CardKind, BoardCategory } from '#domain/boards/kinds';
import { spanOf } from '#domain/boards/timeGrid/visitCard';
import { spanText } from '#domain/boards/timeGrid/wallTime';
import type { Language } from '#domain/access/localText';
import { statusName } from '#domain/boards/statusIcon';
import type { Load } from '#domain/boards/heads';
import { boardMessages, type BoardMessage } from './messages';
import type { CardView } from '../store/boardStore';
import type { BoardText } from './useBoardText';

/** The lines of a card's face. */
export interface CardText {
  name: string;
  abbreviation: string;
  where: string;
  /** What is to be done, and how much of it. */
  work: string;
  /** Colours, yards or notes, and who leads the crew. */
  extra: string;
}

type Work = Pick<CardText, 'work' | 'extra'>;
type WorkOf = (view: CardView, isAssigned: boolean, text: BoardText) => Work;

const isMessage = (key: string): key is BoardMessage => Object.hasOwn(boardMessages.en, key);
const named = (text: BoardText, key: string, otherwise: BoardMessage): string => text(isMessage(key) ? key : otherwise);

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
export const quantityText = (value: number): string => numbers.format(value);

const joined = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ');

export const phaseText = (phase_id: number | null, text: BoardText): string =>
  named(text, `phase_${phase_id ?? 0}`, 'no_phase');
export const typeText = (type_id: number | null, text: BoardText): string =>
  named(text, `type_${type_id ?? 1}`, 'no_type');
export const statusText = (status_id: number | null, text: BoardText): string =>
  named(text, `status_${status_id ?? 2}`, 'no_status');

const measure = (text: BoardText, message: 'perimeter' | 'area', value: number | null): string | null =>
  value === null ? null : text(message, { value: quantityText(value) });

const pebble: WorkOf = ({ card, subJob }, isAssigned, text) => {
  const foreman = card.foreman_name ?? (card.crew_id === null ? null : text('no_foreman'));
  return {
    work: joined(
      phaseText(card.phase_id, text),
      measure(text, 'perimeter', subJob.pebble_perimeter),
      measure(text, 'area', subJob.plan_ia),
    ),
    extra: joined(subJob.colors.length === 0 ? text('no_color') : subJob.colors.join(', '), isAssigned && foreman),
  };
};

const gunite: WorkOf = ({ card, subJob }, _isAssigned, text) => {
  const depths = [subJob.depth_low, subJob.depth_high]
    .filter((depth) => depth !== null)
    .map(quantityText)
    .join('–');
  return {
    work: joined(
      typeText(card.type_id, text),
      measure(text, 'perimeter', subJob.plan_perimeter),
      measure(text, 'area', subJob.plan_sa),
      depths,
    ),
    extra: card.yardage === null ? text('no_yardage') : text('yards', { quantity: quantityText(card.yardage) }),
  };
};

const repair: WorkOf = ({ card, subJob }, _isAssigned, text) => ({
  work: joined(text('repair'), subJob.description),
  extra: card.notes ?? text('no_notes'),
});

/** A block says when; what is to be done follows [WRB-022]. */
const visit: WorkOf = ({ card, subJob }, _isAssigned, text) => {
  const span = spanOf(card);
  return { work: joined(span && spanText(span), subJob.description), extra: card.notes ?? text('no_notes') };
};

/** The third line of each kind (boards.md 1, Card face). */
const WORK: Readonly<Record<CardKind, WorkOf>> = {
  PREP: pebble,
  APP: pebble,
  DETAIL: pebble,
  SLURRY: pebble,
  G1: gunite,
  'G2-8': gunite,
  FLASH: gunite,
  'P-REPAIR': repair,
  'G-REPAIR': repair,
  W: visit,
};

/** What a card's face says [BRD-017 BRD-018]. */
export const cardText = (view: CardView, isAssigned: boolean, text: BoardText): CardText => {
  const { card, subJob } = view;
  return {
    name: subJob.job_name ?? text('no_name'),
    abbreviation: subJob.company_abbreviation ?? '',
    where: joined(subJob.city, subJob.key_map) || text('no_address'),
    ...WORK[cardKind(card)](view, isAssigned, text),
  };
};

/** A status as this board calls it: gunite 4 is "Cave in" [BRD-005]. */
export const statusLabel = (
  category: BoardCategory,
  status_id: number | null,
  language: Language,
  text: BoardText,
): string => statusName(category, status_id, statusText(status_id, text), language);

/** Square feet or yards of a day, beside the capacity when there is one; empty for nothing. */
export const loadText = ({ quantity, capacity }: Load, category: BoardCategory, text: BoardText): string => {
  if (category === 'warranty' || (quantity === 0 && capacity === null)) return '';
  const unit = category === 'gunite' ? 'yards' : 'square_feet';
  const booked = quantityText(quantity);
  return text(unit, {
    quantity: capacity === null ? booked : text('of_capacity', { quantity: booked, capacity: quantityText(capacity) }),
  });
};
