import { useSelected } from '../../store/useValue';
import { useSchedule } from '../schedule/ScheduleContext';
import { usePresiteText } from '../schedule/usePresiteText';
import { ScheduleColumn } from './ScheduleColumn';

/** All columns of the day side by side. */
export const ColumnRow = () => {
  const { store } = useSchedule();
  const text = usePresiteText();
  const columns = useSelected(store.shown, (shown) => shown.columns);
  return (
    <div className="presite-columns" data-columns-row role="group" aria-label={text('columns')}>
      {columns.length === 0 && <p className="presite-nothing">{text('no_columns')}</p>}
      {columns.map((column) => (
        <ScheduleColumn key={column.id} column={column} />
      ))}
    </div>
  );
};
