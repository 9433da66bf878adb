import { cardKind } from '#domain/boards/cardKind';
import type { CardView } from '../store/boardStore';
import type { BoardText } from '../useBoardText';
import { boardMessages, type BoardMessage } from '../messages';

/** The lines of a card's face. */
export interface CardText {
  name: string;
  abbreviation: string;
  where: string;
  /** What is to be done, and how much of it. */
  work: string;
  /** Colours or notes, and who leads the crew. */
  extra: string;
}

const isMessage = (key: string): key is BoardMessage => Object.hasOwn(boardMessages.en, key);

const named = (text: BoardText, key: string, otherwise: BoardMessage): string => text(isMessage(key) ? key : otherwise);

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
export const quantityText = (value: number): string => numbers.format(value);

const joined = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ');

export const phaseText = (phase_id: number | null, text: BoardText): string => named(text, `phase_${phase_id ?? 0}`, 'no_phase');

export const statusText = (status_id: number | null, text: BoardText): string => named(text, `status_${status_id ?? 2}`, 'no_status');

/** A colour may carry its product's name; the face shows the first colours. */
const colorsText = (colors: readonly string[], text: BoardText): string => (colors.length === 0 ? text('no_color') : colors.join(', '));

/** What a card's face says, by its kind (boards.md 1, Card face) [BRD-017 BRD-018]. */
export const cardText = ({ card, subJob }: CardView, isAssigned: boolean, text: BoardText): CardText => {
  const top = {
    name: subJob.job_name ?? text('no_name'),
    abbreviation: subJob.company_abbreviation ?? '',
    where: joined(subJob.city, subJob.key_map) || text('no_address'),
  };
  const kind = cardKind(card);
  if (kind === 'P-REPAIR' || kind === 'G-REPAIR') {
    return { ...top, work: joined(text('repair'), subJob.description), extra: card.notes ?? text('no_notes') };
  }
  const foreman = isAssigned && (card.foreman_name ?? (card.crew_id === null ? null : text('no_foreman')));
  return {
    ...top,
    work: joined(
      phaseText(card.phase_id, text),
      subJob.pebble_perimeter !== null && text('perimeter', { value: quantityText(subJob.pebble_perimeter) }),
      subJob.plan_ia !== null && text('area', { value: quantityText(subJob.plan_ia) }),
    ),
    extra: joined(colorsText(subJob.colors, text), foreman),
  };
};
