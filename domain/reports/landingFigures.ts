import type { LocalText } from '../localText';
import { STATE_LABELS } from '../labels/states';
import { STAGE_LABELS } from '../labels/stages';

/** The four figures of the landing page. */
export const FIGURES = ['open', 'past_due', 'awaiting_builder', 'booked'] as const;
export type FigureName = (typeof FIGURES)[number];

const CATEGORIES = ['gunite', 'pebble', 'warranty'] as const;
const AGES = ['days_7', 'days_30', 'older'] as const;
export type FigurePart = (typeof CATEGORIES)[number] | (typeof AGES)[number];

/** The parts of each figure. */
export const FIGURE_PARTS: Readonly<Record<FigureName, readonly FigurePart[]>> = {
  open: CATEGORIES,
  past_due: CATEGORIES,
  awaiting_builder: AGES,
  booked: CATEGORIES,
};

/** Weeks of a trend, the running one last. */
export const TREND_WEEKS = 8;

/** The sub-jobs behind a figure, as the job search asks for them by `report`. */
export interface FigureJobs {
  report: 'landing';
  figure: FigureName;
  part?: FigurePart | undefined;
}

/** A figure's jobs as the address of the job search holds them. @example 'landing?figure=open&part=gunite' */
export const writeFigure = ({ figure, part }: Omit<FigureJobs, 'report'>): string =>
  `landing?figure=${figure}${part === undefined ? '' : `&part=${part}`}`;

/** Null for what is no figure, or no part of it. */
export const readFigure = ({ figure: named, part: asked, ...others }: Readonly<Record<string, string>>) => {
  const figure = FIGURES.find((one) => one === named);
  if (!figure || Object.keys(others).length > 0) return null;
  const part = FIGURE_PARTS[figure].find((one) => one === asked);
  return asked !== undefined && !part ? null : ({ report: 'landing', figure, part } satisfies FigureJobs);
};

export const FIGURE_LABELS: Readonly<Record<FigureName, LocalText>> = {
  open: STATE_LABELS.open,
  past_due: { en: 'Past due', es: 'Vencidos' },
  awaiting_builder: { en: 'Awaiting builder', es: 'Esperando al constructor' },
  booked: { en: 'Booked this week', es: 'Programados esta semana' },
};

export const PART_LABELS: Readonly<Record<FigurePart, LocalText>> = {
  gunite: STAGE_LABELS.gunite,
  pebble: STAGE_LABELS.pebble,
  warranty: STAGE_LABELS.warranty,
  days_7: { en: 'Up to 7 days', es: 'Hasta 7 días' },
  days_30: { en: '8 to 30 days', es: 'De 8 a 30 días' },
  older: { en: 'Over 30 days', es: 'Más de 30 días' },
};

/** A figure of the landing page. */
export interface LandingFigure {
  name: FigureName;
  count: number;
  /** The parts with a count above zero, in their order. */
  parts: readonly { name: FigurePart; count: number }[];
  /** A number for each of the last weeks. */
  trend: readonly number[];
}

/** What a week's crews have room for in yards or square feet, and what of it is booked. */
export interface WeekLoad {
  name: 'gunite' | 'pebble';
  booked: number;
  capacity: number;
}

export interface LandingAnswer {
  figures: readonly LandingFigure[];
  loads: readonly WeekLoad[];
}
