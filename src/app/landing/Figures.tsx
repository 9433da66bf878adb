import { useCallback } from 'react';
import { Link } from 'react-router';
import {
  FIGURE_LABELS,
  PART_LABELS,
  writeFigure,
  type FigurePart,
  type LandingAnswer,
  type LandingFigure,
  type WeekLoad,
} from '#domain/reports/landingFigures';
import { gql } from '../../dataProvider/gql';
import { narrowed } from '../../dataProvider/narrowed';
import { useServer } from '../../dataProvider/ServerContext';
import { useLanguage } from '../../i18n/useLanguage';
import { textHook } from '../../i18n/textHook';
import type { LiveEvent } from '../../live/liveEvent';
import { useOnline } from '../../live/useOnline';
import { useWallData } from '../../live/useWallData';
import { Button } from '../../page/Button';
import './figures.css';

const FIGURES = narrowed<{ landingFigures: LandingAnswer }>(
  gql(
    `query LandingFigures { landingFigures { figures { name count parts { name count } trend } loads { name booked capacity } } }`,
  ),
);
/** What the landing tells is of weeks: a burst of moves need not be followed. */
const EVERY_MS = 300_000;
const isNews = (_event: LiveEvent): boolean => false;

const useText = textHook({
  en: {
    heading: 'Figures',
    failed: 'The figures could not be loaded.',
    retry: 'Try again',
    as_of: 'As of %{at}',
    open: 'New in each of the last 8 weeks: %{values}',
    past_due: 'Due since each of the last 8 weeks: %{values}',
    awaiting_builder: 'Waiting since each of the last 8 weeks: %{values}',
    booked: 'Booked in each of the last 8 weeks: %{values}',
    load_gunite: 'Gunite: %{booked} of %{capacity} yards',
    load_pebble: 'Pebble: %{booked} of %{capacity} sq ft',
  },
  es: {
    heading: 'Cifras',
    failed: 'No se pudieron cargar las cifras.',
    retry: 'Reintentar',
    as_of: 'A las %{at}',
    open: 'Nuevos en cada una de las últimas 8 semanas: %{values}',
    past_due: 'Vencidos desde cada una de las últimas 8 semanas: %{values}',
    awaiting_builder: 'En espera desde cada una de las últimas 8 semanas: %{values}',
    booked: 'Programados en cada una de las últimas 8 semanas: %{values}',
    load_gunite: 'Gunita: %{booked} de %{capacity} yardas',
    load_pebble: 'Pebble: %{booked} de %{capacity} pies²',
  },
});

const HEIGHT = 28;
const BAR = 9;
const STEP = 12;

const Trend = ({ values, label }: { values: readonly number[]; label: string }) => {
  const most = Math.max(1, ...values);
  return (
    <svg
      className="landing-figure-trend"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
    >
      <title>{label}</title>
      {values.map((value, week) => {
        const height = Math.max(2, Math.round((value / most) * HEIGHT));
        // A week is known by its place.
        // oxlint-disable-next-line react/no-array-index-key
        return <rect key={week} x={week * STEP} y={HEIGHT - height} width={BAR} height={height} rx={2} />;
      })}
    </svg>
  );
};

const pathOf = (figure: LandingFigure['name'], part?: FigurePart): string =>
  `/job?${new URLSearchParams({ report: writeFigure({ figure, part }) }).toString()}`;

const Figure = ({
  figure: { name, count, parts, trend },
  loads,
}: {
  figure: LandingFigure;
  loads: readonly WeekLoad[];
}) => {
  const text = useText();
  const { language } = useLanguage();
  const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
  return (
    <li className="landing-figure" data-figure={name}>
      <Link className="landing-figure-main" to={pathOf(name)}>
        <span className="landing-figure-label">{FIGURE_LABELS[name][language]}</span>
        <strong>{number.format(count)}</strong>
      </Link>
      <Trend values={trend} label={text(name, { values: trend.join(', ') })} />
      <ul className="landing-figure-parts">
        {parts.map((part) => (
          <li key={part.name}>
            <Link to={pathOf(name, part.name)}>
              {PART_LABELS[part.name][language]} <b>{number.format(part.count)}</b>
            </Link>
          </li>
        ))}
      </ul>
      {name === 'booked' &&
        loads.map((load) => (
          <p key={load.name} className="landing-figure-load">
            {text(`load_${load.name}`, {
              booked: number.format(load.booked),
              capacity: number.format(load.capacity),
            })}
          </p>
        ))}
    </li>
  );
};

/** The office's four figures, each leading to the jobs that it counts; without a network those that were read. */
const Figures = () => {
  const server = useServer();
  const text = useText();
  const { language } = useLanguage();
  const isOnline = useOnline();
  const load = useCallback(async () => (await server.query(FIGURES, {})).landingFigures, [server]);
  const { answer, updatedAt, error, isLost, refresh } = useWallData(load, isNews, EVERY_MS);
  if (!answer && !isOnline) return null;
  return (
    <section aria-label={text('heading')} aria-busy={!answer && error === null}>
      {!answer && error !== null && (
        <div className="landing-figures-failed" role="alert">
          {text('failed')}
          <Button variant="outlined" onClick={refresh}>
            {text('retry')}
          </Button>
        </div>
      )}
      {answer && (
        <ul className="landing-figure-list">
          {answer.figures.map((figure) => (
            <Figure key={figure.name} figure={figure} loads={answer.loads} />
          ))}
        </ul>
      )}
      {answer && isLost && updatedAt && (
        <p className="landing-figures-as-of" role="status">
          {text('as_of', { at: updatedAt.toLocaleTimeString(language, { hour: 'numeric', minute: '2-digit' }) })}
        </p>
      )}
    </section>
  );
};

export default Figures;
