import { useSearchParams } from 'react-router';
import { isCivilDate } from '#domain/civilDate';
import { useToday } from '../../../clock/useToday';
import { useDocumentTitle } from '../../../page/useDocumentTitle';
import { DaySheet } from './DaySheet';
import { useSheetText } from './useSheetText';
import './daySheet.css';

/** /daily: the yards and batches of all jobs of a day on one sheet, today's unless the address says another day. */
export default function DaySheetScreen() {
  const text = useSheetText();
  const today = useToday();
  const [search, setSearch] = useSearchParams();
  const given = search.get('date');
  const date = given !== null && isCivilDate(given) ? given : today;
  useDocumentTitle(text('title'));
  return (
    <DaySheet
      key={date}
      date={date}
      onDay={(next) => setSearch(next === today ? {} : { date: next }, { replace: true })}
    />
  );
}
