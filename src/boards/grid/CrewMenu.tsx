import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Stage } from '#domain/boards/kinds';
import type { BoardCrew } from '#domain/boards/types';
import { SEES_SUB_JOBS } from '#domain/access/needs';
import { addDays, type CivilDate } from '#domain/civilDate';
import { useCan } from '../../auth/useCan';
import { useLanguage } from '../../i18n/useLanguage';
import { useBoard } from '../board/BoardContext';
import { openDayMenu } from '../days/openDayMenu';
import { crewDaysPath } from '../look/boardPath';
import { dayText } from '../look/dayText';
import { useBoardText } from '../look/useBoardText';
import { copyPlan } from './copyPlan';
import { useCrewMenuText } from './useCrewMenuText';

interface Props {
  crew: BoardCrew | null;
  name: string;
  stage: Stage;
  anchor: Element;
  onClose: () => void;
}

/** The day that an absence begins on: today where it is shown. */
const firstOf = (days: readonly CivilDate[], today: CivilDate): CivilDate =>
  days.includes(today) ? today : (days[0] ?? today);

/** What can be done with a crew: its absence, its plan as text and its sheet, of today, tomorrow and each shown day. */
export default function CrewMenu({ crew, name, stage, anchor, onClose }: Props) {
  const board = useBoard();
  const text = useBoardText();
  const menuText = useCrewMenuText();
  const { language } = useLanguage();
  const seesJobs = useCan(SEES_SUB_JOBS);
  const { today } = board.store.facts();
  const tomorrow = addDays(today, 1);
  const days = [...new Set([today, tomorrow, ...board.store.days()])].toSorted();
  const planOf = (day: CivilDate) =>
    day === today ? 'copy_plan_today' : day === tomorrow ? 'copy_plan_tomorrow' : 'copy_plan_day';
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': text('crew_menu', { crew: name }), dense: true } }}
    >
      {crew &&
        board.store.facts().rights.can_edit &&
        (['crew_off', 'crew_short', 'block'] as const).map((opens) => (
          <MenuItem
            key={opens}
            disabled={!board.isOnline() || !board.api.plans}
            onClick={() => {
              onClose();
              openDayMenu(board, { day: firstOf(board.store.days(), today), anchor, row: { stage, crew }, opens });
            }}
          >
            {menuText(opens)}
          </MenuItem>
        ))}
      {days.map((day) => (
        <MenuItem
          key={day}
          onClick={() => {
            onClose();
            void copyPlan(board, { crew, name, stage, day, language });
          }}
        >
          {menuText(planOf(day), { day: dayText(day, language).medium })}
        </MenuItem>
      ))}
      {crew &&
        seesJobs &&
        days.map((day) => (
          <MenuItem
            key={`sheet ${day}`}
            component="a"
            href={crewDaysPath(board.config.category, day, crew.id)}
            target="_blank"
            rel="noreferrer"
            onClick={onClose}
          >
            {menuText('print_sheet', { day: dayText(day, language).medium })}
          </MenuItem>
        ))}
    </Menu>
  );
}
