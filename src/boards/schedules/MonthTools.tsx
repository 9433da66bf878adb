import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import type { CivilDate } from '#domain/civilDate';
import { monthOf, type CivilMonth } from '#domain/civilMonth';
import { useScheduleText } from '../look/useScheduleText';

interface Props {
  month: CivilMonth;
  today: CivilDate;
  onPrevious: () => void;
  onNext: () => void;
  onThis: () => void;
}

/** The way to other months. */
export const MonthTools = ({ month, today, onPrevious, onNext, onThis }: Props) => {
  const text = useScheduleText();
  return (
    <div className="wall-pager wall-tools">
      <button type="button" aria-label={text('month_previous')} title={text('month_previous')} onClick={onPrevious}>
        <ChevronLeft />
      </button>
      <button type="button" className="wall-this" aria-pressed={month === monthOf(today)} onClick={onThis}>
        {text('month_this')}
      </button>
      <button type="button" aria-label={text('month_next')} title={text('month_next')} onClick={onNext}>
        <ChevronRight />
      </button>
    </div>
  );
};
