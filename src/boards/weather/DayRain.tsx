import type { CivilDate } from '#domain/civilDate';
import { useValue } from '../../store/useValue';
import { useOnline } from '../../live/useOnline';
import { useBoard } from '../board/BoardContext';
import { openDayMenu } from '../days/openDayMenu';
import { isRainLikely, rainWords, useWeatherText } from './rainText';
import './weather.css';

interface Props {
  day: CivilDate;
  /** The day in words. */
  name: string;
  /** Whether a Rain-out may be begun from here. */
  canRainOut: boolean;
  /** Whether it has a line of its own, which says all of it. */
  isLine?: boolean;
}

/** How likely it rains on a day; where that is likely enough it opens the Rain-out of the day [SDY-002]. */
export default function DayRain({ day, name, canRainOut, isLine = false }: Props) {
  const board = useBoard();
  const { shown } = board;
  useOnline(); // whether a Rain-out can be begun is asked anew when it turns
  const text = useWeatherText();
  const forecast = useValue(shown.weather);
  const told = forecast?.days.get(day);
  if (!forecast || !isRainLikely(told)) return null;
  const { rain_percent: percent } = told;
  const words = rainWords(told, text);
  const figure = (
    <>
      <svg width="10" height="12" viewBox="0 0 10 12" aria-hidden="true" focusable="false">
        <path d="M5 0C7 3 9 5.3 9 8a4 4 0 0 1-8 0c0-2.7 2-5 4-8z" fill="currentColor" />
      </svg>
      {isLine ? words : text('percent', { percent })}
    </>
  );
  const isOut = !board.isOnline() || !board.api.plans;
  if (!canRainOut || isOut || percent < forecast.rain_out_percent)
    return (
      <span className={`day-rain${isLine ? ' is-line' : ''}`} title={words} role="img" aria-label={words}>
        {figure}
      </span>
    );
  return (
    <button
      type="button"
      className={`day-rain is-likely${isLine ? ' is-line' : ''}`}
      title={words}
      aria-label={text('rain_out', { day: name, words })}
      onClick={({ currentTarget }) => openDayMenu(board, { day, anchor: currentTarget, opens: 'rain' })}
    >
      {figure}
    </button>
  );
}
