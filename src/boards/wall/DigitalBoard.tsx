import { useServer } from '../../dataProvider/ServerContext';
import { Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { boardConfig } from '#domain/boards/config';
import type { BoardCategory, BoardView } from '#domain/boards/kinds';
import type { CivilDate } from '#domain/civilDate';
import { useRest } from '../../dataProvider/rest';
import { useLanguage } from '../../i18n/useLanguage';
import { browserCode, fetchedFile } from '../../page/fetchedFile';
import { fetchedLater } from '../../page/fetchedLater';
import { createValueStore, type ValueStore } from '../../store/valueStore';
import { useLocalText } from '../../i18n/useLocalText';
import type { LiveEvent } from '../../live/liveEvent';
import type { BoardApi, LoadedBoard } from '../store/boardApi';
import { daysText, dayText } from '../look/dayText';
import type { DayReader } from '../board/dayReader';
import type { readDays } from '../days/readDays';
import { useShownDate } from '../look/useShownDate';
import { createBoardStore } from '../store/boardStore';
import { useScheduleText } from '../look/useScheduleText';
import { isDayNews } from '../../live/isDayNews';
import { useWallData } from '../../live/useWallData';
import type { Forecast } from '../store/weatherApi';
import { Wall } from './Wall';
import { WallStage } from './WallStage';
import { daySections } from './daySections';
import { weekSections } from './weekSections';
import { serverBoardApi } from '../store/serverBoardApi';

const WallRain = fetchedLater(() => import('../weather/WallRain'));

interface Props {
  category: BoardCategory;
  view: BoardView;
  api: BoardApi;
}
interface FilledProps extends Pick<Props, 'category' | 'view'> {
  loaded: LoadedBoard;
  weather: ValueStore<Forecast | null>;
  updatedAt: Date;
  isLost: boolean;
}

const Filled = ({ category, view, loaded, weather, updatedAt, isLost }: FilledProps) => {
  const text = useScheduleText();
  const local = useLocalText();
  const { language } = useLanguage();
  const config = boardConfig(category, view);
  const store = useMemo(() => createBoardStore(config, loaded.answer, loaded.rights), [config, loaded]);
  const [read, setRead] = useState<{ days: typeof readDays } | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    fetchedFile(() => import('../days/readDays'), browserCode).then(
      ({ readDays: days }) => setRead({ days }),
      () => setFailed(true),
    );
  }, []);
  const workdays: DayReader | null = useMemo(
    () => read?.days(store.facts(), language) ?? null,
    [read, store, language],
  );
  const sections = useMemo(
    () => (view === 'week' ? weekSections : daySections)({ store, text, local, days: workdays }),
    [view, store, text, local, workdays],
  );
  const { days, today } = loaded.answer;
  const closed = (date: string): string | null => workdays?.closed({ stage: null, crew_id: null, date }) ?? null;
  const rainOn = (day: CivilDate): ReactNode => (
    <Suspense fallback={null}>
      <WallRain weather={weather} day={day} isBrief={view === 'week'} />
    </Suspense>
  );
  const [first] = days;
  const head: ReactNode = view === 'week' && (
    <div className="wall-week-row wall-week-head">
      <span className="wall-crew" />
      {days.map((day) => (
        <span
          key={day}
          className={`wall-week-day${day === today ? ' is-today' : ''}${closed(day) === null ? '' : ' is-closed'}`}
        >
          {dayText(day, language).medium}
          {rainOn(day)}
          {closed(day) !== null && <small className="wall-off">{closed(day)}</small>}
        </span>
      ))}
    </div>
  );
  return (
    <Wall
      title={local(config.title)}
      days={[daysText(days, language), days.length === 1 && closed(days[0] ?? ''), isFailed && text('wall_days_failed')]
        .filter(Boolean)
        .join(' · ')}
      updatedAt={updatedAt}
      isLost={isLost}
      sections={sections}
      column={view === 'week' ? null : 20}
      head={head || undefined}
      tools={view === 'day' && first !== undefined && rainOn(first)}
      empty={text('wall_empty')}
    />
  );
};

/** The forecast of a wall, which comes after it. */
const useWeather = (api: BoardApi): ValueStore<Forecast | null> => {
  const [weather] = useState(() => createValueStore<Forecast | null>(null));
  useEffect(() => {
    let isOver = false;
    let end = (): void => undefined;
    fetchedFile(() => import('../weather/followWeather'), browserCode).then(
      ({ followWeather }) => {
        if (!isOver) end = followWeather({ api, shown: { weather } });
      },
      // A wall without weather is a whole one.
      () => undefined,
    );
    return () => {
      isOver = true;
      end();
    };
  }, [api, weather]);
  return weather;
};

/** A board for the wall: read-only, of the day in the address or else of today, past midnight too [BRD-011]. */
export const DigitalBoard = ({ category, view, api }: Props) => {
  const { date } = useShownDate();
  const load = useCallback(() => api.load(date), [api, date]);
  const concerns = useCallback(
    (event: LiveEvent) => (event.name === 'cards' && event.data.category === category) || isDayNews(event),
    [category],
  );
  const data = useWallData(load, concerns);
  const weather = useWeather(api);
  return (
    <WallStage data={data}>
      {(loaded, updatedAt) => (
        <Filled
          category={category}
          view={view}
          loaded={loaded}
          weather={weather}
          updatedAt={updatedAt}
          isLost={data.isLost}
        />
      )}
    </WallStage>
  );
};

interface DigitalBoardScreenProps {
  category: BoardCategory;
  view: BoardView;
}

/** The address of a board for the wall [BRD-011]. */
export default function DigitalBoardScreen({ category, view }: DigitalBoardScreenProps) {
  const server = useServer();
  const rest = useRest();
  const api = useMemo(() => serverBoardApi(server, rest, category, view), [server, rest, category, view]);
  return <DigitalBoard key={`${category} ${view}`} category={category} view={view} api={api} />;
}
