import { Fragment } from 'react';
import { isoWeekday, weekOf } from '#domain/civilDate';
import { useLanguage } from '../../i18n/useLanguage';
import { useValue } from '../../store/useValue';
import { ScheduleColumn } from '../columns/ScheduleColumn';
import { columnName, dayName } from '../schedule/columnName';
import { useSchedule } from '../schedule/ScheduleContext';
import type { Column } from '../schedule/scheduleStore';
import { usePresiteText } from '../schedule/usePresiteText';
import { WeekCell } from './WeekCell';
import './week.css';

const SUNDAY = 7;

/** The name that stands before a line, with what it has in the week. */
const LineHead = ({ line }: { line: readonly Column[] }) => {
  const text = usePresiteText();
  const { language } = useLanguage();
  const name = columnName(line[0], language);
  const count = line.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <h2 className="presite-week-name" title={name}>
      <span>{name}</span>
      {line[0]?.supervisor?.is_active === false && <span className="presite-badge is-quiet">{text('inactive')}</span>}
      <span className="presite-count" title={text('items', { smart_count: count })}>
        {count}
      </span>
    </h2>
  );
};

/**
 * A week side by side: at the left those who have neither supervisor nor day, then a line for each division without a
 * supervisor and for each supervisor, a column for each day [SDY-017].
 */
export default function WeekGrid() {
  const { store } = useSchedule();
  const text = usePresiteText();
  const { language } = useLanguage();
  const { lines, date, today } = useValue(store.shown);
  const trays = lines.flatMap((line) => (line[0]?.division ? [line[0]] : []));
  if (lines.length === 0) return <p className="presite-nothing">{text('no_columns')}</p>;
  return (
    <div className="presite-week">
      <div className="presite-trays">
        {trays.map((tray) => (
          <ScheduleColumn key={tray.key} column={tray} />
        ))}
      </div>
      <div className="presite-week-scroll" data-columns-row role="group" aria-label={text('week_label')} tabIndex={-1}>
        <div className="presite-week-grid">
          <span className="presite-week-head is-corner" />
          <span className="presite-week-head">{text('no_day')}</span>
          {weekOf(date).map((day) => (
            <span
              key={day}
              className={`presite-week-head${day === today ? ' is-today' : ''}${isoWeekday(day) === SUNDAY ? ' is-sunday' : ''}`}
            >
              {dayName(day, language).slice(0, -5)}
            </span>
          ))}
          {lines.map((line) => {
            const [undated, ...days] = line;
            return (
              <Fragment key={line[0]?.id}>
                <LineHead line={undated?.division ? days : line} />
                {undated?.division ? <span /> : undated && <WeekCell cell={undated} isToday={false} />}
                {days.map((cell) => (
                  <WeekCell key={cell.key} cell={cell} isToday={cell.date === today} />
                ))}
              </Fragment>
            );
          })}
        </div>
      </div>
    </div>
  );
}
