import { Suspense, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { addDays, type CivilDate } from '#domain/civilDate';
import type { Stage } from '#domain/boards/kinds';
import { useLanguage } from '../../i18n/useLanguage';
import { useLocalText } from '../../i18n/useLocalText';
import { fetchedLater } from '../../page/fetchedLater';
import { useBoard } from '../board/BoardContext';
import { AttentionRow } from '../attention/AttentionRow';
import { ChangesButton } from '../commands/ChangesButton';
import { FilterBar } from '../commands/FilterBar';
import { FindButton } from '../commands/FindButton';
import { DayMenuButton } from '../grid/DayMenuButton';
import { BoardGrid } from '../grid/BoardGrid';
import type { Metrics } from '../carry/metrics';
import { ViewersButton } from '../viewers/ViewersButton';
import { ViewSwitch } from './ViewSwitch';
import { IconButton } from '../look/IconButton';
import { TryButton } from '../tryPlan/TryButton';
import { UndoButtons } from '../commands/UndoButtons';
import { useShape } from '../board/useShape';
import { dayText } from '../look/dayText';
import { useBoardText } from '../look/useBoardText';
import { DateNavigator } from '../look/DateNavigator';
import { PrintButton } from '../print/PrintButton';
import { PushButton } from '../grid/PushButton';
import { NarrowVisits } from '../timeGrid/NarrowVisits';
import { TrayCards } from '../grid/TrayCards';
import { DayStrip } from './DayStrip';
import { StageTabs } from './StageTabs';
import { TraySheet } from './TraySheet';
import { useSwipe } from './useSwipe';

const DayRain = fetchedLater(() => import('../weather/DayRain'));
const MapButton = fetchedLater(() => import('../mapWindow/MapButton'));

interface Props {
  date: CivilDate;
  onDate: (date: CivilDate | null) => void;
  metrics: Metrics;
  areaRef: RefObject<HTMLElement | null>;
}

/** The board on a phone: one day, one stage, crews as sections of full-width cards, the trays in a sheet. */
export const NarrowBoard = ({ date, onDate, metrics, areaRef }: Props) => {
  const board = useBoard();
  const { config, store } = board;
  const { timeDrag } = board.carry;
  const { panels } = board.shown;
  const localText = useLocalText();
  const text = useBoardText();
  const { language } = useLanguage();
  useShape();
  const wanted = useSyncExternalStore(panels.stage.subscribe, panels.stage.get);
  const stage: Stage | undefined = config.groups.find((one) => one.stage === wanted)?.stage ?? config.groups[0]?.stage;
  const canEdit = store.facts().rights.can_edit;
  const [isSearching, setSearching] = useState(false);
  const swiped = useRef<HTMLDivElement>(null);
  useSwipe(swiped, (days) => onDate(addDays(date, days)));
  const day = store.days().includes(date) ? date : (store.days()[0] ?? date);
  const group = store.layout().groups.find((one) => one.group.stage === stage);
  // A group without rows shows its first tray in their place.
  const only = group?.group.rows.of === 'none' ? group.trays[0] : undefined;
  useEffect(() => {
    swiped.current?.querySelector('[data-board-scroll]')?.scrollTo({ top: 0 });
  }, [day, stage]);
  const grid = timeDrag ? (
    <NarrowVisits day={day} areaRef={areaRef} />
  ) : (
    <BoardGrid metrics={metrics} day={day} stage={stage} areaRef={areaRef} />
  );
  return (
    <>
      <header className="board-toolbar">
        <h1 className="board-title">{localText(config.title)}</h1>
        {!canEdit && (
          <span className="board-chip" title={text('read_only_hint')}>
            {text('read_only')}
          </span>
        )}
        <span className="toolbar-space" />
        {canEdit && <UndoButtons />}
        <ViewersButton />
        <ChangesButton onDate={onDate} />
        <FindButton onDate={onDate} />
        {canEdit && !timeDrag && config.view === 'week' && (
          <DayMenuButton day={day} name={dayText(day, language).full} />
        )}
        <IconButton
          icon="FilterList"
          label={text('filters')}
          isPressed={isSearching}
          onClick={() => setSearching(!isSearching)}
        />
      </header>
      {isSearching && (
        <div className="narrow-filter">
          <div className="narrow-tools">
            <DateNavigator date={date} view={config.view} today={store.facts().today} onDate={onDate} />
            <ViewSwitch />
            <TryButton />
            <PrintButton />
            <Suspense fallback={<span className="icon-button" />}>
              <MapButton />
            </Suspense>
          </div>
          <FilterBar />
        </div>
      )}
      <AttentionRow />
      <DayStrip day={day} onDay={onDate} />
      {!timeDrag && (
        <Suspense fallback={null}>
          <DayRain day={day} name={dayText(day, language).full} canRainOut={canEdit && config.view === 'week'} isLine />
        </Suspense>
      )}
      <StageTabs day={day} stage={stage} onStage={panels.stage.set} />
      <div ref={swiped} className="narrow-grid">
        {only ? (
          <>
            <TrayCards key={only.key} bin={only} metrics={metrics} />
            <PushButton bin={only} />
          </>
        ) : (
          grid
        )}
      </div>
      {stage !== undefined && <TraySheet key={stage} stage={stage} metrics={metrics} without={only?.key} />}
    </>
  );
};
