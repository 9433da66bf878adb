import { addDays, type CivilDate } from '#domain/civilDate';
import { useToday } from '../../clock/useToday';
import { Button } from '../../page/Button';
import { useFieldText } from '../useFieldText';
import { DayInput } from './DayInput';

/** Which day is on the paper. */
export const DayTools = ({ day, onDay }: { day: CivilDate; onDay: (day: CivilDate) => void }) => {
  const text = useFieldText();
  const today = useToday();
  return (
    <span className="day-tools">
      <Button variant="outlined" aria-label={text('previous_day')} onClick={() => onDay(addDays(day, -1))}>
        ‹
      </Button>
      <DayInput
        label={text('date')}
        value={day}
        keepsWhenWrong
        onChange={(date) => {
          if (date !== null) onDay(date);
        }}
      />
      <Button variant="outlined" aria-label={text('next_day')} onClick={() => onDay(addDays(day, 1))}>
        ›
      </Button>
      <Button variant="outlined" disabled={day === today} onClick={() => onDay(today)}>
        {text('today')}
      </Button>
    </span>
  );
};
