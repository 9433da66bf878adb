import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { SEES_SUB_JOBS } from '#domain/access/needs';
import { assignedBin } from '#domain/boards/bins';
import { callPath } from '#domain/boards/told/callPath';
import { useCan } from '../../auth/useCan';
import { useLanguage } from '../../i18n/useLanguage';
import { useBoard } from '../board/BoardContext';
import type { DayMenu } from '../board/createShown';
import { CrewOffPanel } from '../days/CrewOffPanel';
import { DayEntryDialog } from '../days/DayEntryDialog';
import { StartsDialog } from '../days/StartsDialog';
import { useEntryText } from '../days/useEntryText';
import { useDistanceText } from '../distance/distanceMessages';
import { orderNow } from '../distance/orderNow';
import { SuggestPanel } from '../distance/SuggestPanel';
import { crewDaysPath } from '../look/boardPath';
import { dayText } from '../look/dayText';
import { useBoardText } from '../look/useBoardText';
import { RainPanel } from '../rainOut/RainPanel';
import { useRainText } from '../rainOut/rainMessages';

const DAYS_PATH = '/day-without-work';

type Chosen = NonNullable<DayMenu['opens']> | 'starts' | 'closed';

/** The menu of a day or of a crew's day, and what opens from it: a Rain-out, the absence of the crew. */
export default function DayLayer({ day, anchor, row, opens }: DayMenu) {
  const board = useBoard();
  const { dayMenu } = board.shown;
  const text = useRainText();
  const boardText = useBoardText();
  const entryText = useEntryText();
  const seesJobs = useCan(SEES_SUB_JOBS);
  const distanceText = useDistanceText();
  const { language } = useLanguage();
  // What is drawn when it opens: a plan that is tried takes moves, and no other draft beside it.
  const [drawn] = useState(board.shown.draft.get);
  const isTrying = drawn?.steps !== undefined;
  const [chosen, setChosen] = useState<Chosen | null>(opens ?? null);
  const close = (): void => {
    dayMenu.set(null);
    const button =
      anchor.closest('[data-card]') ?? (anchor.matches('button') ? anchor : anchor.querySelector('button'));
    if (button instanceof HTMLElement) button.focus();
  };
  const choose = (what: Chosen): void => {
    if (!isTrying) return setChosen(what);
    close();
    return drawn.refuse(true);
  };
  if (chosen === 'rain') return <RainPanel day={day} onClose={close} />;
  if (chosen === 'suggest') return <SuggestPanel onClose={close} />;
  if (chosen === 'starts')
    return row ? (
      <StartsDialog crew={row.crew} day={day} bin={assignedBin(row.stage, row.crew.id, day).key} onClose={close} />
    ) : null;
  if (chosen === 'closed' || chosen === 'block')
    return <DayEntryDialog day={day} crew={chosen === 'block' ? row?.crew : undefined} onClose={close} />;
  if (chosen !== null)
    return row ? <CrewOffPanel kind={chosen} crew={row.crew} stage={row.stage} day={day} onClose={close} /> : null;
  const { full } = dayText(day, language);
  const isOut = !board.isOnline() || !board.api.plans;
  /** The cards that the menu is about, as they are shown. */
  const own = board.store
    .layout()
    .groups.flatMap(({ rows }) => rows.flatMap(({ bins }) => bins))
    .filter(({ key, date }) => (row ? key === assignedBin(row.stage, row.crew.id, day).key : date === day))
    .flatMap(({ key }) => board.shown.matches.shownIn(key).map((card) => card.key));
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={close}
      slotProps={{
        list: {
          'aria-label': row ? entryText('menu', { crew: row.crew.name, day: full }) : text('menu', { day: full }),
          dense: true,
        },
      }}
    >
      {row && board.config.category === 'gunite' && (
        <MenuItem disabled={!board.isOnline() || drawn !== null} onClick={() => setChosen('starts')}>
          {entryText('starts_item')}
        </MenuItem>
      )}
      {row && (
        <MenuItem
          disabled={isOut || (drawn !== null && !isTrying)}
          onClick={() => {
            close();
            void orderNow(board, assignedBin(row.stage, row.crew.id, day), language);
          }}
        >
          {distanceText('order_item')}
        </MenuItem>
      )}
      {row && [
        <MenuItem key="off" disabled={isOut} onClick={() => choose('crew_off')}>
          {entryText('off_item')}
        </MenuItem>,
        <MenuItem key="short" disabled={isOut} onClick={() => choose('crew_short')}>
          {entryText('short_item')}
        </MenuItem>,
        <MenuItem key="block" disabled={isOut} onClick={() => choose('block')}>
          {entryText('block_item')}
        </MenuItem>,
      ]}
      {!row && (
        <MenuItem disabled={isOut} onClick={() => choose('rain')}>
          {text('rain_out')}
        </MenuItem>
      )}
      {!row && (
        <MenuItem disabled={isOut} onClick={() => choose('closed')}>
          {entryText('closed_item')}
        </MenuItem>
      )}
      {board.maySelect() && (
        <MenuItem
          disabled={own.length === 0}
          onClick={() => {
            close();
            board.shown.selection.addAll(own);
          }}
        >
          {row ? boardText('select_day') : text('select_all')}
        </MenuItem>
      )}
      {!row && (
        <MenuItem
          component="a"
          href={callPath({ category: board.config.category, date: day })}
          target="_blank"
          rel="noreferrer"
          onClick={close}
        >
          {text('calls')}
        </MenuItem>
      )}
      {!row && seesJobs && (
        <MenuItem
          component="a"
          href={crewDaysPath(board.config.category, day)}
          target="_blank"
          rel="noreferrer"
          onClick={close}
        >
          {text('print_day')}
        </MenuItem>
      )}
      {!row && (
        <MenuItem component="a" href={DAYS_PATH} target="_blank" rel="noreferrer" onClick={close}>
          {entryText('days_item')}
        </MenuItem>
      )}
    </Menu>
  );
}
