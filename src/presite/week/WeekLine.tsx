import { useLanguage } from '../../i18n/useLanguage';
import { useSelected } from '../../store/useValue';
import { dayName } from '../schedule/columnName';
import { useSchedule } from '../schedule/ScheduleContext';
import type { Column } from '../schedule/scheduleStore';
import { WeekCell } from './WeekCell';
import './week.css';

/** On a phone: the week of one supervisor, or of those that nobody has yet, day under day. */
export default function WeekLine({ cells }: { cells: readonly Column[] }) {
  const { store } = useSchedule();
  const { language } = useLanguage();
  const today = useSelected(store.shown, (shown) => shown.today);
  const [undated, ...days] = cells;
  return (
    <div className="presite-week-line">
      {[...days, ...(undated && undated.items.length > 0 ? [undated] : [])].map((cell) => (
        <div key={cell.key}>
          <h2 className="presite-week-day">
            {dayName(cell.date, language)} <span className="presite-count">{cell.items.length}</span>
          </h2>
          <WeekCell cell={cell} isToday={cell.date === today} isWide />
        </div>
      ))}
    </div>
  );
}
