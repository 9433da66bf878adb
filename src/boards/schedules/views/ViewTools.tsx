import type { CivilDate } from '#domain/civilDate';
import { addMonths, monthOf } from '#domain/civilMonth';
import { useLanguage } from '../../../i18n/useLanguage';
import { DateNavigator } from '../../look/DateNavigator';
import { dayText, daysText } from '../../look/dayText';
import { IconButton } from '../../look/IconButton';
import { useScheduleText } from '../../look/useScheduleText';
import { monthName } from '../monthName';
import { isScheduleView, SCHEDULE_VIEWS, type ScheduleView } from './scheduleView';
import type { ScheduleAddress } from './useScheduleView';

interface Props {
  address: ScheduleAddress;
  today: CivilDate;
  days: readonly CivilDate[];
  /** Asks again for the days that are shown. */
  onAgain: () => void;
}

const VIEW_NAMES = { week: 'view_week', month: 'view_month', agenda: 'view_agenda' } as const satisfies Record<
  ScheduleView,
  string
>;

/** The way to other months, for a month and for an agenda. */
const MonthSteps = ({ address: { view, date, setDate }, today, onAgain }: Props) => {
  const text = useScheduleText();
  const { language } = useLanguage();
  const shown = date ?? today;
  const go = (months: number): void => setDate(`${addMonths(monthOf(shown), months)}-01`);
  return (
    <>
      <div className="date-navigator">
        <IconButton icon="ChevronLeft" label={text('month_previous')} onClick={() => go(-1)} />
        <button type="button" className="plain-button" onClick={() => (date === null ? onAgain() : setDate(null))}>
          {text('today')}
        </button>
        <IconButton icon="ChevronRight" label={text('month_next')} onClick={() => go(1)} />
      </div>
      <span className="team-days" aria-live="polite">
        {view === 'month'
          ? monthName(monthOf(shown), language)
          : text('agenda_of', { date: dayText(shown, language).full })}
      </span>
    </>
  );
};

/** Which days of a schedule are shown, and how. */
export const ViewTools = (props: Props) => {
  const { address, today, days, onAgain } = props;
  const { view, setView, date, setDate } = address;
  const text = useScheduleText();
  const { language } = useLanguage();
  return (
    <>
      {view === 'week' ? (
        <>
          <DateNavigator
            date={date ?? today}
            view="week"
            today={today}
            onDate={(next) => (next === date ? onAgain() : setDate(next))}
          />
          <span className="team-days">{daysText(days, language)}</span>
        </>
      ) : (
        <MonthSteps {...props} />
      )}
      <select
        className="plain-input"
        aria-label={text('view_name')}
        value={view}
        onChange={({ target }) => {
          if (isScheduleView(target.value)) setView(target.value);
        }}
      >
        {SCHEDULE_VIEWS.map((one) => (
          <option key={one} value={one}>
            {text(VIEW_NAMES[one])}
          </option>
        ))}
      </select>
    </>
  );
};
