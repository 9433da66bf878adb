import { PRESITE_YEARS_AHEAD } from '#domain/inputs/dateInput';
import type { MapRange } from '#domain/presite/schedule/mapRange';
import { DateInput } from '../../inputs/DateInput';
import { usePresiteText } from '../schedule/usePresiteText';

interface Props {
  range: MapRange;
  isWeek: boolean;
  onRange: (range: MapRange) => void;
  onReset: () => void;
}

/** The first and the last day of the map, and the way back to the week [PSC-016]. An emptied field keeps its day. */
export const RangeFields = ({ range, isWeek, onRange, onReset }: Props) => {
  const text = usePresiteText();
  const { start_date, end_date } = range;
  const isTurned = end_date < start_date;
  return (
    <div className="presite-range">
      <DateInput
        label={text('map_from')}
        value={start_date}
        yearsAhead={PRESITE_YEARS_AHEAD}
        onChange={(day) => onRange({ start_date: day ?? start_date, end_date })}
      />
      <DateInput
        label={text('map_to')}
        value={end_date}
        yearsAhead={PRESITE_YEARS_AHEAD}
        error={isTurned ? text('map_order') : null}
        onChange={(day) => onRange({ start_date, end_date: day ?? end_date })}
      />
      <button type="button" className="presite-button" disabled={isWeek} onClick={onReset}>
        {text('map_week')}
      </button>
    </div>
  );
};
