import { formatCivilDate } from '#domain/civilDate';
import { cardKind, STAGE_OF_KIND } from '#domain/boards/cardKind';
import { areaOf, type Load } from '#domain/boards/heads';
import type { BoardCategory, CardKind, Stage } from '#domain/boards/kinds';
import { statusName } from '#domain/boards/statusIcon';
import { spanOf } from '#domain/boards/timeGrid/visitCard';
import { spanText } from '#domain/wallTime';
import type { BoardCrew, Card, SubJob } from '#domain/boards/types';
import type { Language } from '#domain/localText';
import { PLACEHOLDERS } from '#domain/inputs/placeholders';
import { PHASE } from '#domain/pebble/phases';
import { startText } from '#domain/plants/startTime';
import { statusRow } from '#domain/statusTable';
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

/**
 * What the row or column of a card shows already, so that the card leaves it out: its phase, and who leads the crew. Such a card is read
 * from a metre, so that the number that decides comes first and feet are whole ones, with a sign where they were
 * rounded; the details and papers have them in full.
 */
export interface Around {
  stage: Stage | null;
  crew: Pick<BoardCrew, 'foreman_id'> | null;
  /** Its lines wrap, as on paper: nothing has to be short. */
  wraps?: true;
}

const isNarrow = (around: Around | undefined): boolean => around !== undefined && around.wraps !== true;

type Work = Pick<CardText, 'work' | 'extra'>;
type WorkOf = (view: CardView, isAssigned: boolean, text: BoardText, around: Around | undefined) => Work;

const isMessage = (key: string): key is BoardMessage => Object.hasOwn(boardMessages.en, key);
const named = (text: BoardText, key: string, otherwise: BoardMessage): string => text(isMessage(key) ? key : otherwise);

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
export const quantityText = (value: number): string => numbers.format(value);
/** In whole feet; "≈" tells that what is stored is another number. */
const wholeText = (value: number): string => `${Number.isInteger(value) ? '' : '≈'}${quantityText(Math.round(value))}`;

const joined = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ');

/** So many letters stand in a line of the narrowest day: of measures, with a start (AM and PM are wide), of words, and of bold ones. */
const MAX_LETTERS = { measures: 26, start: 24, words: 20, bold: 22 };

/** As {@link joined}, in so many letters; what does not fit is left out whole, from the end. */
const fitting = (letters: number, ...parts: (string | null | undefined | false)[]): string => {
  const whole = joined(...parts);
  return whole.length <= letters || parts.length < 2 ? whole : fitting(letters, ...parts.slice(0, -1));
};

export const phaseText = (phase_id: number | null, text: BoardText): string =>
  named(text, `phase_${phase_id ?? 0}`, 'no_phase');
export const typeText = (type_id: number | null, text: BoardText): string =>
  named(text, `type_${type_id ?? 1}`, 'no_type');
const measure = (
  text: BoardText,
  message: 'perimeter' | 'area',
  value: number | null,
  around: Around | undefined,
): string | null => (value === null ? null : text(message, { value: (around ? wholeText : quantityText)(value) }));
const yards = ({ yardage }: Card, text: BoardText): string =>
  yardage === null ? text('no_yardage') : text('yards', { quantity: quantityText(yardage) });

const pebble: WorkOf = ({ card, subJob }, isAssigned, text, around) => {
  const foreman = card.foreman_name ?? (card.crew_id === null ? null : text('no_foreman'));
  const isCrews = around?.crew != null && around.crew.foreman_id === card.foreman_id;
  const pickup = card.phase_id === PHASE.SLURRY ? (card.slurry_pickup ?? text('no_slurry_pickup')) : null;
  const perimeter = measure(text, 'perimeter', subJob.pebble_perimeter, around);
  const area = measure(text, 'area', areaOf(subJob), around);
  const colors = subJob.colors.length === 0 ? text('no_color') : subJob.colors.join(', ');
  const phase = around?.stage === STAGE_OF_KIND[cardKind(card)] ? null : phaseText(card.phase_id, text);
  return {
    work: around ? joined(area, perimeter, phase) : joined(phase, perimeter, area),
    // In a narrow day who comes for the slurry decides, and a color stands behind it where there is room.
    extra:
      isAssigned && isNarrow(around) && pickup
        ? fitting(MAX_LETTERS.words, pickup, colors)
        : joined(colors, isAssigned && (pickup ?? (isCrews ? null : foreman))),
  };
};

const gunite: WorkOf = ({ card, subJob }, isAssigned, text, around) => {
  const begins = isAssigned && startText(card.start_time);
  const depths = [subJob.depth_low, subJob.depth_high]
    .filter((depth) => depth !== null)
    .map(quantityText)
    .join('–');
  // Yards, day and start decide: in the narrowest day there is room for two of them in a line.
  if (around) {
    const type = typeText(card.type_id, text);
    const whole = joined(yards(card, text), type);
    const measures = [
      measure(text, 'area', subJob.plan_sa, around),
      depths,
      measure(text, 'perimeter', subJob.plan_perimeter, around),
    ];
    if (!isNarrow(around)) return { work: joined(whole, begins), extra: joined(...measures) };
    const fits = whole.length <= MAX_LETTERS.bold;
    const letters = begins ? MAX_LETTERS.start : MAX_LETTERS.measures;
    return {
      work: fits ? whole : type,
      extra: fitting(letters, ...(fits ? [begins] : [begins, yards(card, text)]), ...measures),
    };
  }
  return {
    work: joined(
      begins,
      typeText(card.type_id, text),
      measure(text, 'perimeter', subJob.plan_perimeter, around),
      measure(text, 'area', subJob.plan_sa, around),
      depths,
    ),
    extra: yards(card, text),
  };
};

/** A card without notes of its own shows those of its sub-job. */
const notesOf = ({ notes }: Card, subJob: SubJob): string | null => notes || subJob.notes;

const repair: WorkOf = ({ card, subJob }, _isAssigned, text) => ({
  work: joined(text('repair'), subJob.description),
  extra: notesOf(card, subJob) || text('no_notes'),
});

/** A block says when; what is to be done follows [WRB-022]. */
const visit: WorkOf = ({ card, subJob }, _isAssigned, text) => {
  const span = spanOf(card);
  return { work: joined(span && spanText(span), subJob.description), extra: notesOf(card, subJob) || text('no_notes') };
};

/** The third line of each kind. */
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

/** A job's name without the word that most of them have. */
export const shortName = (name: string): string => name.replace(/\s*\bResidence\b/i, '').trim() || name;

/** The number by which a card is planned: yards or square feet; empty for work that is not measured. */
export const decidingText = ({ card, subJob }: CardView, text: BoardText, around: Around): string => {
  const work = WORK[cardKind(card)];
  if (work === gunite) return yards(card, text);
  return (work === pebble && measure(text, 'area', areaOf(subJob), around)) || '';
};

/** "Wants 12/09": when the builder would like it, which decides about a card in a tray [SDY-016]. */
export const wantsText = ({ requested_app_date: date }: Pick<SubJob, 'requested_app_date'>, text: BoardText): string =>
  date === null ? '' : text('wants', { date: formatCivilDate(date).slice(0, 5) });

/** What a card's face says [BRD-017 BRD-018]. */
export const cardText = (view: CardView, isAssigned: boolean, text: BoardText, around?: Around): CardText => {
  const { card, subJob } = view;
  return {
    name: subJob.job_name ?? text('no_name'),
    abbreviation: subJob.company_abbreviation ?? '',
    where: joined(!isAssigned && wantsText(subJob, text), subJob.city, subJob.key_map) || text('no_address'),
    ...WORK[cardKind(card)](view, isAssigned, text, around),
  };
};

/**
 * A status as this board calls it: gunite 4 is "Cave in", one that an administrator added goes by its number
 * [BRD-005 BRD-018].
 */
export const statusLabel = (category: BoardCategory, status_id: number | null, language: Language): string =>
  status_id === null
    ? PLACEHOLDERS.status_line[language]
    : statusName(category, status_id, statusRow(status_id)?.name[language] ?? `#${status_id}`, language);

const booking = (
  { quantity, capacity }: Load,
  category: BoardCategory,
  text: BoardText,
  beside: 'of_capacity' | 'load_of',
): string => {
  if (quantity === 0 && capacity === null) return '';
  const unit = category === 'gunite' ? 'yards' : 'square_feet';
  const booked = quantityText(quantity);
  return text(unit, {
    quantity: capacity === null ? booked : text(beside, { quantity: booked, capacity: quantityText(capacity) }),
  });
};

/**
 * Square feet or yards of a day, beside the capacity when there is one, and of how many cards they are unknown; empty
 * for nothing.
 */
export const loadText = (
  load: Load,
  category: BoardCategory,
  text: BoardText,
  beside: 'of_capacity' | 'load_of' = 'of_capacity',
): string =>
  category === 'warranty'
    ? ''
    : [booking(load, category, text, beside), load.unknown > 0 && text('load_unknown', { count: load.unknown })]
        .filter(Boolean)
        .join(' ');
