import { useServer } from '../../dataProvider/ServerContext';
import { useCallback } from 'react';
import { clockText } from '#domain/wallTime';
import { useWeekStart } from '../../auth/useWeekStart';
import { businessMinutes } from '../../clock/businessMinutes';
import { useLanguage } from '../../i18n/useLanguage';
import { isDayNews } from '../../live/isDayNews';
import type { LiveEvent } from '../../live/liveEvent';
import { useIsPrinting } from '../../page/useIsPrinting';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { useScheduleText } from '../look/useScheduleText';
import { useWallData } from '../../live/useWallData';
import { WallStage } from '../wall/WallStage';
import { type CalendarCategory, type LoadMonth, CALENDAR_QUERY } from './calendarApi';
import { CalendarDays } from './CalendarDays';
import { calendarWeeks } from './calendarDays';
import { CalendarTools } from './CalendarTools';
import { monthName } from './monthName';
import { useCalendarAddress } from './useCalendarAddress';
import '../css/calendar.css';
import '../css/schedulePrint.css';

/** A narrower window lists the days that have something. */
const GRID = 900;
const EVERY_MS = 300_000;

/**
 * The month of a board, read-only, its weeks as those of the date pickers, asked again on focus, every five minutes and when something of it
 * changes [RPT-006 RPT-015]; on paper with every entry [PRT-005].
 */
export const Calendar = ({ category, load }: { category: CalendarCategory; load: LoadMonth }) => {
  const text = useScheduleText();
  const { language } = useLanguage();
  const isPrinting = useIsPrinting();
  const isNarrow = useNarrowerThan(GRID) && !isPrinting;
  const { month: asked, filter, set } = useCalendarAddress();
  const loadMonth = useCallback(() => load(asked), [load, asked]);
  const concerns = useCallback(
    (event: LiveEvent) => (event.name === 'cards' && event.data.category === category) || isDayNews(event),
    [category],
  );
  const start = useWeekStart();
  const data = useWallData(loadMonth, concerns, EVERY_MS);
  const weeks = data.answer ? calendarWeeks(data.answer, filter, start) : [];
  return (
    <WallStage data={data}>
      {(answer, updatedAt) => {
        const at = clockText(businessMinutes(updatedAt));
        const { month, today } = answer;
        const isBusy = weeks.flat().some(({ isOfMonth, entries }) => isOfMonth && entries.length > 0);
        return (
          <div className="calendar">
            <header className="team-head">
              <h1 className="team-title">{text(`calendar_${category}`)}</h1>
              <CalendarTools
                answer={answer}
                category={category}
                filter={filter}
                set={set}
                onToday={() => (asked === null ? data.refresh() : set('month', null))}
              />
              <strong className="calendar-month" aria-live="polite">
                {monthName(month, language)}
              </strong>
              <span className={data.isLost ? 'team-note is-lost' : 'team-note'} role="status">
                {text(data.isLost ? 'wall_lost' : 'wall_updated', { at })}
              </span>
            </header>
            <CalendarDays
              weeks={weeks}
              today={today}
              category={category}
              isNarrow={isNarrow}
              isWhole={isPrinting}
              label={monthName(month, language)}
            />
            {!isBusy && (
              <p className="calendar-empty">{text(answer.entries.length === 0 ? 'wall_empty' : 'calendar_filtered')}</p>
            )}
          </div>
        );
      }}
    </WallStage>
  );
};

/** The address of a calendar [RPT-006]. Its answers are asked anew and stay out of the app's cache. */
export default function CalendarScreen({ category }: { category: CalendarCategory }) {
  const server = useServer();
  const load: LoadMonth = useCallback(
    async (month) => (await server.query(CALENDAR_QUERY, { category, month })).calendar,
    [server, category],
  );
  return <Calendar key={category} category={category} load={load} />;
}
