import type { CivilDate } from '#domain/civilDate';
import type { ValueStore } from '../../store/valueStore';
import { useValue } from '../../store/useValue';
import { isRainLikely, rainWords, useWeatherText } from './rainText';
import type { Forecast } from '../store/weatherApi';

interface Props {
  weather: ValueStore<Forecast | null>;
  day: CivilDate;
  /** In the head of a week there is room for the figure alone. */
  isBrief: boolean;
}

/** How likely it rains on a day of a wall, which has nothing to press [SDY-002]. */
export default function WallRain({ weather, day, isBrief }: Props) {
  const text = useWeatherText();
  const told = useValue(weather)?.days.get(day);
  if (!isRainLikely(told)) return null;
  return (
    <span className="wall-rain">{isBrief ? text('rain', { percent: told.rain_percent }) : rainWords(told, text)}</span>
  );
}
