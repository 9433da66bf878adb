import Close from '@mui/icons-material/Close';
import { useOnline } from '../../live/useOnline';
import { ReasonButton } from '../../page/ReasonButton';
import { useValue } from '../../store/useValue';
import { useSchedule } from '../schedule/ScheduleContext';
import { usePresiteText } from '../schedule/usePresiteText';
import { IconButton } from './IconButton';

/** How many presites are chosen, and what can be done with all of them [SDY-017]. */
export const SelectionBar = () => {
  const { selection, menu } = useSchedule();
  const text = usePresiteText();
  const isOnline = useOnline();
  const keys = useValue(selection.keys);
  const [first] = keys;
  if (first === undefined) return null;
  return (
    <section className="notice presite-selection" aria-label={text('selection')}>
      <span className="notice-text" role="status">
        {text('selected_count', { smart_count: keys.length })}
      </span>
      <ReasonButton
        className="notice-undo"
        reason={isOnline ? null : text('offline')}
        onClick={({ currentTarget }) => menu.set({ id: Number(first), anchor: currentTarget })}
      >
        {text('assign')}
      </ReasonButton>
      <IconButton icon={Close} label={text('clear_selection')} onClick={selection.clear} />
    </section>
  );
};
