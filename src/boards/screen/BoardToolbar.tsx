import { memo, Suspense, useState, useSyncExternalStore } from 'react';
import type { CivilDate } from '#domain/civilDate';
import { useLanguage } from '../../i18n/useLanguage';
import { useLocalText } from '../../i18n/useLocalText';
import { fetchedLater } from '../../page/fetchedLater';
import { useBoard } from '../board/BoardContext';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { isSearching } from '../board/boardFilter';
import { ChangesButton } from '../commands/ChangesButton';
import { FilterBar } from '../commands/FilterBar';
import { FindButton } from '../commands/FindButton';
import { daysText } from '../look/dayText';
import { BoardIcon } from '../look/BoardIcon';
import { useKeyed } from '../../store/useKeyed';
import { useBoardText } from '../look/useBoardText';
import { DateNavigator } from '../look/DateNavigator';
import { ViewersButton } from '../viewers/ViewersButton';
import { digitalPath } from './digitalPath';
import { ViewSwitch } from './ViewSwitch';
import { IconButton } from '../look/IconButton';
import { PrintButton } from '../print/PrintButton';
import { TryButton } from '../tryPlan/TryButton';
import { UndoButtons } from '../commands/UndoButtons';

const MapButton = fetchedLater(() => import('../mapWindow/MapButton'));

/** Under this width the filters stand behind a button [UI-036]. */
const FILTERS_UNDER = 1367;

interface Props {
  date: CivilDate;
  onDate: (date: CivilDate | null) => void;
}

/** Title, shown days, search, card size, undo, print and the way to the wall. */
export const BoardToolbar = memo(function BoardToolbar({ date, onDate }: Props) {
  const board = useBoard();
  const { config, store } = board;
  const { panels } = board.shown;
  const localText = useLocalText();
  const { language } = useLanguage();
  const text = useBoardText();
  const isCompact = useKeyed(panels.zoom, 'zoom') === 'compact';
  const days = useSyncExternalStore(store.onShape, store.days);
  const { filter } = board.shown;
  const isTight = useNarrowerThan(FILTERS_UNDER);
  const isLooking = useSyncExternalStore(filter.subscribe, () => isSearching(filter.get()));
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isLooking;
  const canEdit = store.facts().rights.can_edit;
  return (
    <header className="board-toolbar">
      <h1 className="board-title">{localText(config.title)}</h1>
      <DateNavigator date={date} view={config.view} today={store.facts().today} onDate={onDate} />
      <ViewSwitch />
      <span className="board-days">{daysText(days, language)}</span>
      {!canEdit && (
        <span className="board-chip" title={text('read_only_hint')}>
          {text('read_only')}
        </span>
      )}
      <span className="toolbar-space" />
      <ViewersButton />
      <ChangesButton onDate={onDate} />
      {isTight ? (
        <button
          type="button"
          className="plain-button"
          aria-expanded={isOpen}
          aria-pressed={isLooking}
          onClick={() => setChosen(!isOpen)}
        >
          {text('filters')}
        </button>
      ) : (
        <FilterBar />
      )}
      <div className="toolbar-group">
        <FindButton onDate={onDate} />
        <IconButton
          icon={isCompact ? 'ViewAgenda' : 'ViewHeadline'}
          label={text(isCompact ? 'zoom_normal' : 'zoom_compact')}
          onClick={() => panels.setCompact(!isCompact)}
        />
        <TryButton />
        {canEdit && <UndoButtons />}
        <PrintButton />
        <Suspense fallback={<span className="icon-button" />}>
          <MapButton />
        </Suspense>
        <a
          className="icon-button"
          href={digitalPath(config.category, config.view)}
          target="_blank"
          rel="noreferrer"
          aria-label={text('digital_board')}
          title={text('digital_board')}
        >
          <BoardIcon name="Tv" size={18} />
        </a>
      </div>
      {isTight && isOpen && (
        <div className="toolbar-filters">
          <FilterBar />
        </div>
      )}
    </header>
  );
});
