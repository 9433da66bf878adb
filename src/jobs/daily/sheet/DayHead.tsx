import BackIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { addDays, type CivilDate } from '#domain/civilDate';
import { weekdayDate } from '#domain/weekdayDate';
import { useLanguage } from '../../../i18n/useLanguage';
import { DateInput } from '../../../inputs/DateInput';
import { useSheetText } from './useSheetText';

/** Which day the sheet is of. */
export const DayHead = ({ date, onDay }: { date: CivilDate; onDay: (next: CivilDate) => void }) => {
  const text = useSheetText();
  const { language } = useLanguage();
  return (
    <div className="day-sheet-head">
      <IconButton aria-label={text('day_before')} onClick={() => onDay(addDays(date, -1))}>
        <BackIcon />
      </IconButton>
      <div className="day-sheet-date">
        <DateInput
          label={text('day')}
          value={date}
          keepsWhenWrong
          onChange={(next) => {
            if (next !== null) onDay(next);
          }}
        />
      </div>
      <IconButton aria-label={text('day_after')} onClick={() => onDay(addDays(date, 1))}>
        <NextIcon />
      </IconButton>
      <strong>{weekdayDate(date, language)}</strong>
    </div>
  );
};
