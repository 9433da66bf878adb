import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { SEES_SUB_JOBS } from '#domain/access/needs';
import { useCan } from '../../auth/useCan';
import { useLanguage } from '../../i18n/useLanguage';
import { crewDaysPath, plantOrderPath } from '../look/boardPath';
import { dayText } from '../look/dayText';
import { useBoard } from '../board/BoardContext';
import { usePrintText } from './usePrintText';
import { PAPER_WAYS, type PaperWay } from '#domain/boards/printedDays';

interface Props {
  anchor: Element;
  onClose: () => void;
}

/**
 * The board as it stands, the stops of its crews on a sheet for each crew or day, and what crews and plants need for a
 * day.
 */
export default function PrintMenu({ anchor, onClose }: Props) {
  const { shown, store, config } = useBoard();
  const text = usePrintText();
  const { language } = useLanguage();
  const seesJobs = useCan(SEES_SUB_JOBS);
  const { today, date } = store.facts();
  // A week is planned from today on; another week from its first day.
  const day = config.view === 'week' ? (store.days().includes(today) ? today : (store.days()[0] ?? date)) : date;
  const papers = [
    ['print_sheets', crewDaysPath(config.category, day)] as const,
    ...(config.category === 'warranty' ? [] : [['print_plant', plantOrderPath(day)] as const]),
  ];
  const print = (way: PaperWay): void => {
    onClose();
    shown.paper.set(way);
    // Once the menu is gone, which keeps the page behind it from being printed.
    requestAnimationFrame(() => window.print());
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ list: { 'aria-label': text('print'), dense: true } }}>
      {PAPER_WAYS.map((way) => (
        <MenuItem key={way} onClick={() => print(way)}>
          {text(`print_${way}`)}
        </MenuItem>
      ))}
      {seesJobs && <Divider />}
      {seesJobs &&
        papers.map(([message, href]) => (
          <MenuItem key={message} component="a" href={href} target="_blank" rel="noreferrer" onClick={onClose}>
            {text(message, { day: dayText(day, language).medium })}
          </MenuItem>
        ))}
    </Menu>
  );
}
