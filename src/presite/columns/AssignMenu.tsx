import Check from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from 'react-router';
import { decideDrop } from '#domain/presite/schedule/assign';
import { formatCivilDate } from '#domain/civilDate';
import { useSchedule } from '../schedule/ScheduleContext';
import { useValue } from '../../store/useValue';
import { jobPath } from '../schedule/jobPath';

/** The pick list of a card: who takes it, its day, and the way to its job [PSC-015]. One for the whole schedule. */
export default function AssignMenu({ id, anchor }: { id: number; anchor: Element }) {
  const schedule = useSchedule();
  const { store, text, column, menu, focus } = schedule;
  const navigate = useNavigate();
  const { columns, places, date, today } = useValue(store.shown);
  const item = store.item(id);
  const here = places.get(id);
  if (!item) return null;

  const close = (): void => {
    if (menu.get()?.id === id) menu.set(null);
  };
  const act = (perform: () => void) => (): void => {
    close();
    perform();
  };
  const takes = columns.filter(
    (one) => one.id === here || !('rule' in decideDrop(store.facts(item), one.id, date, today)),
  );
  const entry = (columnId: number) => (
    <MenuItem
      key={columnId}
      role="menuitemradio"
      aria-checked={columnId === here}
      selected={columnId === here}
      onClick={act(() => {
        if (columnId !== here) schedule.assign(id, columnId);
      })}
    >
      <ListItemIcon>{columnId === here && <Check fontSize="small" />}</ListItemIcon>
      {column(columnId)}
    </MenuItem>
  );
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={() => {
        close();
        focus.focus(id);
      }}
      slotProps={{
        list: { 'aria-label': text('assign_label', { job: schedule.job(id) }), dense: true },
        paper: { className: 'presite-menu' },
      }}
    >
      {item.scheduled_date !== date && (
        <MenuItem onClick={act(() => schedule.plan(id))}>{text('plan_for', { date: formatCivilDate(date) })}</MenuItem>
      )}
      {item.scheduled_date !== date && <Divider />}
      {takes.filter((one) => one.id < 0).map((one) => entry(one.id))}
      {takes.filter((one) => one.id > 0).map((one) => entry(one.id))}
      {!takes.some((one) => one.id > 0) && <MenuItem disabled>{text('no_supervisors')}</MenuItem>}
      <Divider />
      <MenuItem onClick={act(() => void navigate(jobPath(item)))}>{text('open_job')}</MenuItem>
    </Menu>
  );
}
