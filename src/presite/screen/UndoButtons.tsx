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
  return (
    <>
      <IconButton
        icon={Undo}
        label={text('undo')}
        hint="Ctrl Z"
        isDisabled={!isOnline || undo.length === 0}
        onClick={() => void schedule.undo()}
      />
      <IconButton
        icon={Redo}
        label={text('redo')}
        hint="Ctrl Shift Z"
        isDisabled={!isOnline || redo.length === 0}
        onClick={() => void schedule.redo()}
      />
    </>
  );
};
