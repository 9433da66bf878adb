import { memo, useState } from 'react';
import { addDays, type CivilDate } from '#domain/civilDate';
import type { BoardView } from '#domain/boards/kinds';
import { DateField } from './DateField';
import { useBoardText } from './useBoardText';
import { IconButton } from './IconButton';

interface Props {
  date: CivilDate;
  view: BoardView;
  today: CivilDate;
  /** Null means today. */ onDate: (date: CivilDate | null) => void;
}

/** Previous, today, next, and any date [BRD-010]. */
export const DateNavigator = memo(function DateNavigator({ date, view, today, onDate }: Props) {
  const text = useBoardText();
  const step = view === 'week' ? 7 : 1;
  const [isNear, setNear] = useState(false);
  const come = (): void => setNear(true);
  return (
    <div className="date-navigator" role="group" aria-label={text('date')} onPointerEnter={come} onFocus={come}>
      <span className="date-turn" data-turn={addDays(date, -step)}>
        <IconButton
          icon="ChevronLeft"
          label={text(view === 'week' ? 'previous_week' : 'previous_day')}
          onClick={() => onDate(addDays(date, -step))}
        />
      </span>
      <button type="button" className="plain-button" onClick={() => onDate(null)} aria-pressed={date === today}>
        {text('today')}
      </button>
      <span className="date-turn" data-turn={addDays(date, step)}>
        <IconButton
          icon="ChevronRight"
          label={text(view === 'week' ? 'next_week' : 'next_day')}
          onClick={() => onDate(addDays(date, step))}
        />
      </span>
      <DateField label={text('date')} value={date} isNear={isNear} onChange={onDate} />
    </div>
  );
});
