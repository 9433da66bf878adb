import Check from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from 'react-router';
import { decideDrop } from '#domain/presite/schedule/assign';
import { formatCivilDate, weekOf, type CivilDate } from '#domain/civilDate';
import { useLanguage } from '../../i18n/useLanguage';
import { columnName, dayName } from '../schedule/columnName';
import { useSchedule } from '../schedule/ScheduleContext';
import type { Column } from '../schedule/scheduleStore';
import { useValue } from '../../store/useValue';
import { jobPath } from '../schedule/jobPath';

/**
 * The pick list of a card, or of all that are chosen with it: who takes them, their day, and the way to the job
 * [PSC-015 SDY-017]. One for the whole schedule.
 */
export default function AssignMenu({ id, anchor }: { id: number; anchor: Element }) {
  const schedule = useSchedule();
  const { store, text, menu, focus, selection } = schedule;
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { lines, places, date, today, span } = useValue(store.shown);
  const ids = schedule.chosenWith(id);
  const items = ids.flatMap((one) => store.item(one) ?? []);
  const [item] = items;
  const here = places.get(id);
  if (!item || !here) return null;
  const isWeek = span === 'week';

  const close = (): void => {
    if (menu.get()?.id === id) menu.set(null);
  };
  const act = (perform: () => void) => (): void => {
    close();
    perform();
  };
  /** In a week each keeps its own day. */
  const day = isWeek ? undefined : date;
  const rows = isWeek ? lines.flatMap((line) => line[0] ?? []) : (lines[0] ?? []);
  const isHere = (column: Column): boolean => items.every((one) => places.get(one.id)?.id === column.id);
  const takes = rows.filter(
    (one) => isHere(one) || items.some((it) => !('rule' in decideDrop(store.facts(it), one.id, day, today))),
  );
  const entry = (column: Column) => (
    <MenuItem
      key={column.id}
      role="menuitemradio"
      aria-checked={isHere(column)}
      selected={isHere(column)}
      onClick={act(() => {
        if (!isHere(column)) schedule.assign(ids, { ...column, date: day });
      })}
    >
      <ListItemIcon>{isHere(column) && <Check fontSize="small" />}</ListItemIcon>
      {columnName(column, language)}
    </MenuItem>
  );
  const isOn = (one: CivilDate): boolean => items.every(({ scheduled_date }) => scheduled_date === one);
  const dayEntry = (one: CivilDate) => (
    <MenuItem
      key={one}
      role="menuitemradio"
      aria-checked={isOn(one)}
      selected={isOn(one)}
      onClick={act(() => {
        if (!isOn(one)) schedule.plan(ids, one);
      })}
    >
      <ListItemIcon>{isOn(one) && <Check fontSize="small" />}</ListItemIcon>
      {dayName(one, language)}
    </MenuItem>
  );
  const head = (words: string) => (
    <ListSubheader role="presentation" className="presite-menu-head">
      {words}
    </ListSubheader>
  );
  const siblings = here.items.map((placed) => String(placed.item.id));
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={() => {
        close();
        focus.focus(id);
      }}
      slotProps={{
        list: {
          'aria-label': text('assign_label', {
            job: ids.length === 1 ? schedule.job(id) : text('items', { smart_count: ids.length }),
          }),
          dense: true,
        },
        paper: { className: 'presite-menu' },
      }}
    >
      {isWeek && head(text('give_to'))}
      {!isWeek && !isOn(date) && (
        <MenuItem onClick={act(() => schedule.plan(ids, date))}>
          {text('plan_for', { date: formatCivilDate(date) })}
        </MenuItem>
      )}
      {!isWeek && !isOn(date) && <Divider />}
      {takes.filter((one) => one.id < 0).map(entry)}
      {takes.filter((one) => one.id > 0).map(entry)}
      {!takes.some((one) => one.id > 0) && <MenuItem disabled>{text('no_supervisors')}</MenuItem>}
      {isWeek && head(text('give_day'))}
      {isWeek && weekOf(date).map(dayEntry)}
      <Divider />
      <MenuItem onClick={act(() => selection.toggle(String(id)))}>{text('choose')}</MenuItem>
      {siblings.length > 1 && (
        <MenuItem onClick={act(() => selection.addAll(siblings))}>
          {text(isWeek ? 'choose_cell' : 'choose_column')}
        </MenuItem>
      )}
      {ids.length === 1 && <MenuItem onClick={act(() => void navigate(jobPath(item)))}>{text('open_job')}</MenuItem>}
    </Menu>
  );
}
