import MapIcon from '@mui/icons-material/MapOutlined';
import { lazy, Suspense, useMemo } from 'react';
import type { PresiteDivision } from '#domain/presite/schedule/divisions';
import { useShortcuts } from '../../commands/useShortcuts';
import { ColumnRow } from '../columns/ColumnRow';
import { DragArea } from '../columns/DragArea';
import { presiteCommands } from './presiteCommands';
import { useScheduleKeys } from './useScheduleKeys';
import { PresiteMap } from '../map/PresiteMap';
import { NarrowColumns } from '../columns/NarrowColumns';
import { ViewTabs } from './ViewTabs';
import { useSchedule } from '../schedule/ScheduleContext';
import { useSelected, useValue } from '../../store/useValue';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { DayNavigator } from './DayNavigator';
import { DivisionBoxes } from './DivisionBoxes';
import { SearchField } from './SearchField';
import { IconButton } from './IconButton';
import { UndoButtons } from './UndoButtons';
import { usePresiteText } from '../schedule/usePresiteText';
import { LiveRegion } from './LiveRegion';
import { ConnectionBar } from '../../live/ConnectionBar';
import { NoticeBar } from '../../undo/NoticeBar';
import { useMapShown } from './useMapShown';
import { useView } from './useView';

const AssignMenu = lazy(() => import('../columns/AssignMenu'));

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
