import Redo from '@mui/icons-material/Redo';
import Undo from '@mui/icons-material/Undo';
import { useOnline } from '../../live/useOnline';
import { useSchedule } from '../schedule/ScheduleContext';
import { useValue } from '../../store/useValue';
import { usePresiteText } from '../schedule/usePresiteText';
import { IconButton } from './IconButton';

/** The last assignment back, and forth again. */
export const UndoButtons = () => {
  const schedule = useSchedule();
  const text = usePresiteText();
  const { undo, redo } = useValue(schedule.assigner.history);
  const isOnline = useOnline();
  const reasonOf = (ids: readonly string[], nothing: 'nothing_to_undo' | 'nothing_to_redo'): string | null =>
    isOnline ? (ids.length === 0 ? text(nothing) : null) : text('offline');
  return (
    <>
      <IconButton
        icon={Undo}
        label={text('undo')}
        hint="Ctrl Z"
        reason={reasonOf(undo, 'nothing_to_undo')}
        onClick={() => void schedule.undo()}
      />
      <IconButton
        icon={Redo}
        label={text('redo')}
        hint="Ctrl Shift Z"
        reason={reasonOf(redo, 'nothing_to_redo')}
        onClick={() => void schedule.redo()}
      />
    </>
  );
};
