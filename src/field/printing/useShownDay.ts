import { useSearchParams } from 'react-router';
import { LOCALES, type Language } from '#domain/localText';
import { isCivilDate, type CivilDate } from '#domain/civilDate';
import { useToday } from '../../clock/useToday';

/** The day of the address, `?date=`; without one the business day. */
export const useShownDay = (): [day: CivilDate, show: (day: CivilDate) => void] => {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const asked = params.get('date');
  const show = (day: CivilDate): void =>
    setParams(
      (before) => {
        before.set('date', day);
        return before;
      },
      { replace: true },
    );
  return [isCivilDate(asked) ? asked : today, show];
};

/** "Wednesday, March 11, 2026". */
export const longDay = (day: CivilDate, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
