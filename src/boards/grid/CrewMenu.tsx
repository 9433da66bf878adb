import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Stage } from '#domain/boards/kinds';
import type { BoardCrew } from '#domain/boards/types';
import { SEES_SUB_JOBS } from '#domain/access/needs';
import { addDays } from '#domain/civilDate';
import { useCan } from '../../auth/useCan';
import { useLanguage } from '../../i18n/useLanguage';
import { useBoard } from '../board/BoardContext';
import { crewDaysPath } from '../look/boardPath';
import { dayText } from '../look/dayText';
import { useBoardText } from '../look/useBoardText';
import { copyPlan } from './copyPlan';

interface Props {
  crew: BoardCrew | null;
  name: string;
  stage: Stage;
  anchor: Element;
  onClose: () => void;
}

/** What can be done with a crew: its plan of today or tomorrow as text, and its sheet. */
export default function CrewMenu({ crew, name, stage, anchor, onClose }: Props) {
  const board = useBoard();
  const text = useBoardText();
  const { language } = useLanguage();
  const seesJobs = useCan(SEES_SUB_JOBS);
  const { today } = board.store.facts();
  const days = [
    ['copy_plan_today', today],
    ['copy_plan_tomorrow', addDays(today, 1)],
  ] as const;
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': text('crew_menu', { crew: name }), dense: true } }}
    >
      {days.map(([message, day]) => (
        <MenuItem
          key={day}
          onClick={() => {
            onClose();
            void copyPlan(board, { crew, name, stage, day, language });
          }}
        >
          {text(message, { day: dayText(day, language).medium })}
        </MenuItem>
      ))}
      {crew &&
        seesJobs &&
        days.map(([message, day]) => (
          <MenuItem
            key={`sheet ${message}`}
            component="a"
            href={crewDaysPath(board.config.category, day, crew.id)}
            target="_blank"
            rel="noreferrer"
            onClick={onClose}
          >
            {text('print_sheet', { day: dayText(day, language).medium })}
          </MenuItem>
        ))}
    </Menu>
  );
}
