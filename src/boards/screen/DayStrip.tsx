import { addDays, weekOf, type CivilDate } from '#domain/civilDate';
import { useLanguage } from '../../i18n/useLanguage';
import { useBoard } from '../board/BoardContext';
import { dayText } from '../look/dayText';
import { IconButton } from '../look/IconButton';
import { useBoardText } from '../look/useBoardText';
import { useDays } from '../days/useDays';
import { useShape } from '../board/useShape';

interface Props {
  day: CivilDate;
  onDay: (day: CivilDate) => void;
}

/** The shown days in a line, each with its count; the arrows lead to the weeks before and after. */
export const DayStrip = ({ day, onDay }: Props) => {
  const { store, config } = useBoard();
  const { language } = useLanguage();
  const text = useBoardText();
  useShape();
  const workdays = useDays();
  const closedOn = (date: CivilDate): string | null => workdays?.closed({ stage: null, crew_id: null, date }) ?? null;
  const { today } = store.facts();
  // A day board knows the cards of its day alone; the other days of the week are one tap away.
  const loaded = store.days();
  const days = config.view === 'day' ? weekOf(day) : loaded;
  const bins = store.layout().groups.flatMap(({ rows }) => rows.flatMap((row) => row.bins));
  const countOn = (one: CivilDate): number =>
    bins.reduce((sum, bin) => sum + (bin.date === one ? store.cardsIn(bin.key).length : 0), 0);
  return (
    <nav className="day-strip" aria-label={text('day_strip')}>
      <span className="date-turn" data-turn={addDays(day, -7)}>
        <IconButton icon="ChevronLeft" label={text('previous_week')} onClick={() => onDay(addDays(day, -7))} />
      </span>
      {days.map((one) => (
        <button
          key={one}
          type="button"
          data-turn={one}
          className={`day-button${one === today ? ' is-today' : ''}${closedOn(one) === null ? '' : ' is-closed'}`}
          title={closedOn(one) ?? undefined}
          aria-current={one === day ? 'date' : undefined}
          onClick={() => onDay(one)}
        >
          <span className="visually-hidden">
            {dayText(one, language).full}
            {closedOn(one) !== null && `, ${closedOn(one)}`}
            {loaded.includes(one) && `: ${text('cards', { smart_count: countOn(one) })}`}
          </span>
          <span aria-hidden="true">{dayText(one, language).short.slice(0, 2)}</span>
          <strong aria-hidden="true">{Number(one.slice(8))}</strong>
          <small aria-hidden="true">{countOn(one) || ''}</small>
        </button>
      ))}
      <span className="date-turn" data-turn={addDays(day, 7)}>
        <IconButton icon="ChevronRight" label={text('next_week')} onClick={() => onDay(addDays(day, 7))} />
      </span>
    </nav>
  );
};
