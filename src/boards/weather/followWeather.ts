import { CallError } from '../../dataProvider/CallError';
import type { ValueStore } from '../../store/valueStore';
import type { BoardApi } from '../store/boardApi';
import type { Forecast } from '../store/weatherApi';

/** The server asks its service no more often. */
const AGAIN_MS = 30 * 60_000;
const AFTER_FAULT_MS = 5 * 60_000;
/** What could not be asked for so long is shown no more. */
const MAX_AGE_MS = 6 * 3_600_000;

/** A board or a wall, and where its forecast is kept. */
interface Followed {
  api: Pick<BoardApi, 'weather'>;
  shown: { weather: ValueStore<Forecast | null> };
}

/**
 * Asks for the forecast, now and every half an hour, and no more where the server has none or does not tell it to the user.
 * @returns the end of it
 */
export const followWeather = ({ api, shown: { weather } }: Followed): (() => void) => {
  const { weather: ask } = api;
  if (!ask) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let toldAt = 0;
  const look = async (): Promise<void> => {
    try {
      const forecast = await ask();
      if (isOver) return;
      toldAt = Date.now();
      weather.set(forecast.days.size > 0 ? forecast : null);
      if (forecast.has_service)
        timer = setTimeout(() => void look(), forecast.days.size > 0 ? AGAIN_MS : AFTER_FAULT_MS);
    } catch (error) {
      // A board without weather is a whole one.
      if (isOver) return;
      if (Date.now() - toldAt > MAX_AGE_MS) weather.set(null);
      if (error instanceof CallError && error.code === 'FORBIDDEN') return;
      timer = setTimeout(() => void look(), AFTER_FAULT_MS);
    }
  };
  void look();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
};
