import MapIcon from '@mui/icons-material/MapOutlined';
import { Suspense, useMemo } from 'react';
import { fetchedLater } from '../../page/fetchedLater';
import type { PresiteDivision } from '#domain/presite/schedule/divisions';
import { useShortcuts } from '../../commands/useShortcuts';
import { DragArea } from '../columns/DragArea';
import { presiteCommands } from './presiteCommands';
import { useScheduleKeys } from './useScheduleKeys';
import { PresiteMap } from '../map/PresiteMap';
import { NarrowColumns } from '../columns/NarrowColumns';
import { useSchedule } from '../schedule/ScheduleContext';
import { useSelected, useValue } from '../../store/useValue';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { DayNavigator } from './DayNavigator';
import { DivisionBoxes } from './DivisionBoxes';
import { SearchField } from './SearchField';
import { IconButton } from './IconButton';
import { UndoButtons } from './UndoButtons';
import { usePresiteText } from '../schedule/usePresiteText';
import { ConnectionBar } from '../../live/ConnectionBar';
import { NoticeBar } from '../../undo/NoticeBar';
import { useMapShown } from './useMapShown';
import { useView, type View } from './useView';
import { ScheduleColumn } from '../columns/ScheduleColumn';

/** Schedule or map, where both do not fit. */
const ViewTabs = ({ view, onView }: { view: View; onView: (view: View) => void }) => {
  const text = usePresiteText();
  return (
    <div className="presite-views" role="group" aria-label={text('views')}>
      {(['schedule', 'map'] as const).map((one) => (
        <button
          key={one}
          type="button"
          className="presite-view"
          aria-pressed={view === one}
          onClick={() => onView(one)}
        >
          {text(one === 'map' ? 'map_tab' : 'schedule_tab')}
        </button>
      ))}
    </div>
  );
};

/** What a screen reader hears: how cards are used, and what happens to them. */
const LiveRegion = () => {
  const text = usePresiteText();
  const said = useValue(useSchedule().said);
  return (
    <>
      <p id="presite-instructions" className="visually-hidden">
        {text('instructions')}
      </p>
      <div className="visually-hidden" role="status" aria-live="assertive" aria-atomic="true" data-presite-said>
        <span key={said.turn}>{said.text}</span>
      </div>
    </>
  );
};

/** All columns of the day side by side. */
const ColumnRow = () => {
  const { store } = useSchedule();
  const text = usePresiteText();
  const columns = useSelected(store.shown, (shown) => shown.columns);
  return (
    <div className="presite-columns" data-columns-row role="group" aria-label={text('columns')}>
      {columns.length === 0 && <p className="presite-nothing">{text('no_columns')}</p>}
      {columns.map((column) => (
        <ScheduleColumn key={column.id} column={column} />
      ))}
    </div>
  );
};

const AssignMenu = fetchedLater(() => import('../columns/AssignMenu'));

/** Below the first width one column is shown at a time; below the second the map has a tab of its own. */
const ONE_COLUMN = 761;
const MAP_TAB = 1081;

interface Props {
  offered: readonly PresiteDivision[];
  divisions: ReadonlySet<number>;
  onToggle: (division: number) => void;
  onDate: (date: string | null) => void;
  isLoading: boolean;
  onRetry: (() => void) | null;
  mapTurn: number;
}

/** The schedule in its frame: toolbar, bars, columns, the map beside them, and what opens over them. */
export const PresiteFrame = ({ offered, divisions, onToggle, onDate, isLoading, onRetry, mapTurn }: Props) => {
  const schedule = useSchedule();
  const text = usePresiteText();
  const [isPhone, hasMapTab] = [useNarrowerThan(ONE_COLUMN), useNarrowerThan(MAP_TAB)];
  const { view, setView } = useView();
  const { isShown, toggle } = useMapShown();
  const date = useSelected(schedule.store.shown, (shown) => shown.date);
  const today = useSelected(schedule.store.shown, (shown) => shown.today);
  const menu = useValue(schedule.menu);
  const onKeyDown = useScheduleKeys();
  const isSearching = useSelected(schedule.search, (words) => words !== '');
  useShortcuts(
    useMemo(() => presiteCommands(schedule), [schedule]),
    undefined,
  );
  const map = <PresiteMap date={date} divisions={divisions} turn={mapTurn} />;
  const isMapAlone = hasMapTab && view === 'map';
  return (
    <div
      className={['presite', isPhone && 'is-phone', isLoading && 'is-loading', isSearching && 'is-searching']
        .filter(Boolean)
        .join(' ')}
    >
      <LiveRegion />
      <ConnectionBar onRetry={onRetry} words={text} />
      <header className="presite-toolbar">
        <h1 className="presite-title">{text('title')}</h1>
        <DayNavigator date={date} today={today} onDate={onDate} />
        <DivisionBoxes offered={offered} checked={divisions} onToggle={onToggle} />
        <span className="presite-space" />
        <SearchField />
        <div className="presite-undo">
          <UndoButtons />
          {!hasMapTab && (
            <IconButton
              icon={MapIcon}
              label={text(isShown ? 'hide_map' : 'show_map')}
              isPressed={isShown}
              onClick={toggle}
            />
          )}
        </div>
      </header>
      {hasMapTab && <ViewTabs view={view} onView={setView} />}
      <div className="presite-body">
        {!isMapAlone && <DragArea onKeyDown={onKeyDown}>{isPhone ? <NarrowColumns /> : <ColumnRow />}</DragArea>}
        {(hasMapTab ? isMapAlone : isShown) && map}
      </div>
      <NoticeBar notice={schedule.notice} undo={schedule.undo} redo={schedule.redo} words={text} />
      <Suspense fallback={null}>{menu && <AssignMenu key={menu.id} {...menu} />}</Suspense>
    </div>
  );
};
