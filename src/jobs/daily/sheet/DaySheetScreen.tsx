import BackIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import IconButton from '@mui/material/IconButton';
import { useSearchParams } from 'react-router';
import { addDays, isCivilDate, type CivilDate } from '#domain/civilDate';
import { weekdayDate } from '#domain/weekdayDate';
import { useToday } from '../../../clock/useToday';
import { useLanguage } from '../../../i18n/useLanguage';
import { DateInput } from '../../../inputs/DateInput';
import { useDocumentTitle } from '../../../page/useDocumentTitle';
import { DaySheet } from './DaySheet';
import { useSheetText } from './useSheetText';
import './daySheet.css';

/** /daily: the yards and batches of all jobs of a day on one sheet, today's unless the address says another day. */
export default function DaySheetScreen() {
  const text = useSheetText();
  const today = useToday();
  const { language } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const given = search.get('date');
  const date = given !== null && isCivilDate(given) ? given : today;
  useDocumentTitle(text('title'));
  /** What is typed of a day is saved before another one is gone to; where it cannot be, the day stays. */
  const go = async (next: CivilDate, save: () => Promise<boolean>): Promise<void> => {
    if (next !== date && (await save())) setSearch(next === today ? {} : { date: next }, { replace: true });
  };
  return (
    <DaySheet
      key={date}
      date={date}
      head={(save) => (
        <div className="day-sheet-head">
          <IconButton aria-label={text('day_before')} onClick={() => void go(addDays(date, -1), save)}>
            <BackIcon />
          </IconButton>
          <div className="day-sheet-date">
            <DateInput
              label={text('day')}
              value={date}
              keepsWhenWrong
              onChange={(next) => {
                if (next !== null) void go(next, save);
              }}
            />
          </div>
          <IconButton aria-label={text('day_after')} onClick={() => void go(addDays(date, 1), save)}>
            <NextIcon />
          </IconButton>
          <strong>{weekdayDate(date, language)}</strong>
        </div>
      )}
    />
  );
}
