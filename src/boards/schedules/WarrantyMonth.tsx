import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { noteWords, type DayNote } from '#domain/boards/workdays/dayNote';
import { addMonths, isCivilMonth, monthOf, type CivilMonth } from '#domain/civilMonth';
import { useLanguage } from '../../i18n/useLanguage';
import { dayText } from '../look/dayText';
import { jobPath } from '../look/jobPath';
import { useScheduleText } from '../look/useScheduleText';
import type { SheetSection } from '../wall/sheetSection';
import { useWallData } from '../../live/useWallData';
import { Wall } from '../wall/Wall';
import { WallStage } from '../wall/WallStage';
import { isVisitNews, type Month, type ScheduleApi, visitTimes } from './scheduleQueries';
import { monthName } from './monthName';
import { MonthTools } from './MonthTools';
import { useScheduleApi } from './useScheduleApi';

interface Props {
  month: Month;
  updatedAt: Date;
  isLost: boolean;
  onMonth: (month: CivilMonth | null) => void;
}

/** Who does not work on a day: a card above its visits, as high as it will be when the wall is measured. */
const OffCard = ({ notes }: { notes: readonly DayNote[] }) => {
  const { language } = useLanguage();
  return (
    <article className="wall-card">
      <div className="wall-text">
        {notes.map((note) => (
          <p key={note.key} className="wall-name">
            <strong>{noteWords(note, language)}</strong>
          </p>
        ))}
      </div>
    </article>
  );
};

const MonthWall = ({ month: { month, today, entries, day_notes }, updatedAt, isLost, onMonth }: Props) => {
  const text = useScheduleText();
  const { language } = useLanguage();
  const sections = useMemo(() => {
    // A day of which only the absence of somebody is known has no section.
    const closed = day_notes.filter(({ crew_ids }) => crew_ids.length === 0);
    const days = [...new Set([...entries, ...closed].map(({ date }) => date))].toSorted();
    return days.map((day): SheetSection => {
      const visits = entries.filter(({ date }) => date === day);
      const notes = day_notes.filter(({ date }) => date === day);
      return {
        key: day,
        className: day === today ? 'stage-WARRANTY is-today' : 'stage-WARRANTY',
        name: dayText(day, language).full,
        notes: [text('team_visits', { smart_count: visits.length })],
        items: [
          // A heading without anything below it is not drawn.
          ...(notes.length > 0 ? [{ key: `notes ${day}`, node: <OffCard notes={notes} /> }] : []),
          ...visits.map((visit) => ({
            key: visit.key,
            node: (
              <article className="wall-card">
                <div className="wall-text">
                  <p className="wall-name">
                    <strong>{visitTimes(visit)}</strong> <span>{visit.crew_name ?? text('no_worker')}</span>
                  </p>
                  <p className="wall-work">
                    <a href={jobPath(visit)} target="_blank" rel="noreferrer">
                      {visit.job_name ?? text('no_name')}
                    </a>
                    {visit.city ? `, ${visit.city}` : ''}
                  </p>
                  {visit.description && <p>{visit.description}</p>}
                </div>
              </article>
            ),
          })),
        ],
      };
    });
  }, [entries, day_notes, today, language, text]);
  const next = sections.find(({ key }) => key >= today)?.key ?? sections.at(-1)?.key;
  return (
    <Wall
      title={text('month_title')}
      days={monthName(month, language)}
      updatedAt={updatedAt}
      isLost={isLost}
      sections={sections}
      column={22}
      empty={text('wall_empty')}
      first={month === monthOf(today) ? next : undefined}
      tools={
        <MonthTools
          month={month}
          today={today}
          onPrevious={() => onMonth(addMonths(month, -1))}
          onNext={() => onMonth(addMonths(month, 1))}
          onThis={() => onMonth(null)}
        />
      }
    />
  );
};

/**
 * The visits of a month by day, to be read from a wall or a desk; it begins with today, and goes on past the month's
 * end [BRD-011 NAV-019].
 */
export const WarrantyMonth = ({ api }: { api: ScheduleApi }) => {
  const [params, setParams] = useSearchParams();
  const given = params.get('month');
  const asked = isCivilMonth(given) ? given : null;
  const load = useCallback(() => api.month(asked), [api, asked]);
  const data = useWallData(load, isVisitNews);
  const onMonth = (month: CivilMonth | null): void =>
    month === asked ? data.refresh() : setParams(month === null ? {} : { month });
  return (
    <WallStage data={data}>
      {(month, updatedAt) => (
        <MonthWall key={month.month} month={month} updatedAt={updatedAt} isLost={data.isLost} onMonth={onMonth} />
      )}
    </WallStage>
  );
};

/** The address of the month list [NAV-019]. */
export default function WarrantyMonthScreen() {
  return <WarrantyMonth api={useScheduleApi()} />;
}
