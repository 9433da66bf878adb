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
import { SelectionBar } from './SelectionBar';
import { SpanSwitch } from './SpanSwitch';
import type { Span } from '../schedule/presiteApi';
import { IconButton } from './IconButton';
import { UndoButtons } from './UndoButtons';
import { usePresiteText } from '../schedule/usePresiteText';
import { ConnectionBar } from '../../live/ConnectionBar';
import { NoticeBar } from '../../undo/NoticeBar';
import { useMapShown } from './useMapShown';
import { ScheduleColumn } from '../columns/ScheduleColumn';
import { useSearchParams } from 'react-router';

type View = 'visits' | 'schedule' | 'map';

/** What a narrow screen shows, kept in the address; the first of the views that it has when the address names none. */
const useView = (views: readonly View[]): { view: View; setView: (view: View) => void } => {
  const [params, setParams] = useSearchParams();
  const [first = 'schedule'] = views;
  const given = params.get('view');
  return {
    view: views.find((view) => view === given) ?? first,
    setView: (view) =>
      setParams((before) => {
        const next = new URLSearchParams(before);
        if (view === first) next.delete('view');
        else next.set('view', view);
        return next;
      }),
  };
};

/** What each view is called; a phone's columns are there to assign. */
const TAB = { visits: 'visits_tab', schedule: 'schedule_tab', map: 'map_tab' } as const;

/** What there is no room for side by side. */
const ViewTabs = ({ views, view, onView }: { views: readonly View[]; view: View; onView: (view: View) => void }) => {
  const text = usePresiteText();
  return (
    <div className="presite-views" role="group" aria-label={text('views')}>
      {views.map((one) => (
        <button
          key={one}
          type="button"
          className="presite-view"
          aria-pressed={view === one}
          onClick={() => onView(one)}
        >
          {text(one === 'schedule' && views.includes('visits') ? 'assign_tab' : TAB[one])}
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

const MapLink = fetchedLater(() => import('../mapWindow/MapLink'));
const AssignMenu = fetchedLater(() => import('../columns/AssignMenu'));
const VisitList = fetchedLater(() => import('../visits/VisitList'));
const WeekGrid = fetchedLater(() => import('../week/WeekGrid'));

/**
 * Below the first width one column is shown at a time, and the list of visits comes first; below the second the map has
 * a tab of its own.
 */
const ONE_COLUMN = 761;
const MAP_TAB = 1081;

const PHONE_VIEWS: readonly View[] = ['visits', 'schedule', 'map'];
/** The list that a phone works off is that of a day: a week has none. */
const NARROW_VIEWS: readonly View[] = ['schedule', 'map'];

interface Props {
  offered: readonly PresiteDivision[];
  divisions: ReadonlySet<number>;
  onToggle: (division: number) => void;
  onDate: (date: string | null) => void;
  onSpan: (span: Span) => void;
  isLoading: boolean;
  onRetry: (() => void) | null;
  mapTurn: number;
}

/** The schedule in its frame: toolbar, bars, columns, the map beside them, and what opens over them. */
export const PresiteFrame = ({ offered, divisions, onToggle, onDate, onSpan, isLoading, onRetry, mapTurn }: Props) => {
  const schedule = useSchedule();
  const text = usePresiteText();
  const [isPhone, hasMapTab] = [useNarrowerThan(ONE_COLUMN), useNarrowerThan(MAP_TAB)];
  const span = useSelected(schedule.store.shown, (shown) => shown.span);
  const views = isPhone && span === 'day' ? PHONE_VIEWS : NARROW_VIEWS;
  const { view, setView } = useView(views);
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
  const isVisits = view === 'visits';
  return (
    <div
      className={[
        'presite',
        isPhone && 'is-phone',
        isVisits && 'is-visits',
        isLoading && 'is-loading',
        isSearching && 'is-searching',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <LiveRegion />
      <ConnectionBar onRetry={onRetry} words={text} />
      <header className="presite-toolbar">
        <h1 className="presite-title">{text('title')}</h1>
        <DayNavigator date={date} today={today} span={span} onDate={onDate} />
        <SpanSwitch span={span} onSpan={onSpan} />
        {/* Its room is kept: what stands below would move away from under a finger. */}
        <Suspense fallback={<span className="icon-button" />}>
          <MapLink />
        </Suspense>
        {!isVisits && (
          <>
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
          </>
        )}
      </header>
      {hasMapTab && <ViewTabs views={views} view={view} onView={setView} />}
      <div className="presite-body">
        {isVisits && (
          <Suspense fallback={null}>
            <VisitList />
          </Suspense>
        )}
        {!isMapAlone && !isVisits && (
          <DragArea onKeyDown={onKeyDown}>
            {isPhone ? (
              <NarrowColumns />
            ) : span === 'week' ? (
              <Suspense fallback={null}>
                <WeekGrid />
              </Suspense>
            ) : (
              <ColumnRow />
            )}
          </DragArea>
        )}
        {(hasMapTab ? isMapAlone : isShown) && map}
      </div>
      {!isVisits && <SelectionBar />}
      <NoticeBar notice={schedule.notice} undo={schedule.undo} redo={schedule.redo} words={text} />
      <Suspense fallback={null}>{menu && <AssignMenu key={menu.id} {...menu} />}</Suspense>
    </div>
  );
};
