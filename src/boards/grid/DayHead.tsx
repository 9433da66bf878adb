import { memo, Suspense, useCallback, useMemo, type MouseEvent } from 'react';
import { countsInDayHead, dailyCapacity, loadOfAmounts } from '#domain/boards/heads';
import type { BoardLayout } from '#domain/boards/layout';
import type { CivilDate } from '#domain/civilDate';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '../../i18n/useLanguage';
import { fetchedLater } from '../../page/fetchedLater';
import { useSelected } from '../../store/useValue';
import { useBoard } from '../board/BoardContext';
import { useTurn } from '../board/useBin';
import { useBoardText } from '../look/useBoardText';
import { openDayMenu } from '../days/openDayMenu';
import { useDays } from '../days/useDays';
import { DayMenuButton } from './DayMenuButton';
import type { Column } from '../carry/columns';
import { boardPath } from '../look/boardPath';
import { dayText } from '../look/dayText';
import { loadText } from '../look/cardText';

const DayRain = fetchedLater(() => import('../weather/DayRain'));

interface Props {
  column: Column;
  isQuiet: boolean;
  layout: BoardLayout;
  today: CivilDate;
}

/** The head of a day: its name, how many cards it has and how much that is, beside what its crews can do. */
export const DayHead = memo(function DayHead({ column: { day, left, width }, isQuiet, layout, today }: Props) {
  const board = useBoard();
  const { store, config, shown } = board;
  const { search } = useLocation();
  const { language } = useLanguage();
  const text = useBoardText();
  const bins = useMemo(
    () => layout.groups.flatMap(({ rows }) => rows.flatMap((row) => row.bins.filter((bin) => bin.date === day))),
    [layout, day],
  );
  useTurn(useCallback((listener: () => void) => store.onDay(day, listener), [store, day]));
  const { crews } = store.facts();
  const workdays = useDays();
  const closed = workdays?.closed({ stage: null, crew_id: null, date: day }) ?? null;
  const measured = useMemo(() => bins.filter(({ stage }) => countsInDayHead(stage)), [bins]);
  const capacity = useMemo(() => {
    const capacities = measured.flatMap(
      (bin) => (workdays ? workdays.capacity(bin) : dailyCapacity(bin.stage, crews.get(bin.crew_id ?? 0))) ?? [],
    );
    return capacities.length === 0 ? null : capacities.reduce((sum, one) => sum + one, 0);
  }, [measured, crews, workdays]);
  const load = loadOfAmounts(
    measured.map((bin) => store.amountIn(bin.key)),
    capacity,
  );
  const count = bins.reduce((sum, bin) => sum + store.countIn(bin.key), 0);
  const amount = closed !== null && count === 0 ? '' : loadText(load, config.category, text);
  const warning = load.level === 'red' ? text('load_red') : load.level === 'amber' ? text('load_amber') : undefined;
  const { short, full } = dayText(day, language);
  const hasWeather = useSelected(shown.weather, (forecast) => forecast !== null);
  const label = [full, closed, text('cards', { smart_count: count }), amount, warning].filter(Boolean).join(', ');
  const hasMenu = config.view === 'week' && config.category !== 'warranty' && store.facts().rights.can_edit;
  const open = (event: MouseEvent<HTMLElement>): void => {
    if (!hasMenu) return;
    event.preventDefault();
    openDayMenu(board, { day, anchor: event.currentTarget });
  };
  return (
    <div
      data-day={day}
      onContextMenu={open}
      className={`day-head${day === today ? ' is-today' : ''}${isQuiet ? ' is-quiet' : ''}${closed === null ? '' : ' is-closed'}`}
      style={{ left, width }}
      role="group"
      aria-label={label}
      aria-current={day === today ? 'date' : undefined}
    >
      <span className="day-first">
        <strong className="day-name">
          {config.view === 'week' ? <Link to={boardPath(config.category, 'day', search, day)}>{short}</Link> : short}
        </strong>
        <span className="day-cards">{count}</span>
        {hasWeather && (
          <Suspense fallback={null}>
            <DayRain day={day} name={full} canRainOut={hasMenu} />
          </Suspense>
        )}
        {hasMenu && <DayMenuButton day={day} name={full} />}
      </span>
      {closed !== null && (
        <span className="day-off" title={closed}>
          {closed}
        </span>
      )}
      {!isQuiet && amount !== '' && (
        <span className={`day-load load-${load.level}`} title={label}>
          {amount}
        </span>
      )}
    </div>
  );
});
