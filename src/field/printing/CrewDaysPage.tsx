import { useCallback } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { BoardCategory } from '#domain/boards/kinds';
import { crewDays } from '#domain/field/crewDays';
import { useLoaded } from '../../dataProvider/useLoaded';
import { Loading } from '../../errors/Loading';
import { useLanguage } from '../../i18n/useLanguage';
import { useFieldApi } from '../data/useFieldApi';
import { useFieldText } from '../useFieldText';
import { CrewDaySheet } from './CrewDaySheet';
import { DayTools } from './DayTools';
import { NotLoaded } from './NotLoaded';
import { PrintPage } from './PrintPage';
import { longDay, useShownDay } from './useShownDay';
import './crewDays.css';

const categoryOf = (word: string | undefined): BoardCategory =>
  word?.toLowerCase() === 'gunite' ? 'gunite' : word?.toLowerCase() === 'warranty' ? 'warranty' : 'pebble';

/** A day of a board on paper: a sheet for each crew, or of the one crew that the address names [PRT-002]. */
export default function CrewDaysPage() {
  const category = categoryOf(useParams().category);
  const [params, setParams] = useSearchParams();
  const [date, onDay] = useShownDay();
  const api = useFieldApi();
  const text = useFieldText();
  const { language } = useLanguage();
  const load = useCallback(async () => ({ date, stops: await api.dayStops(category, date) }), [api, category, date]);
  const { value, error, reload } = useLoaded(load);
  const crew = params.get('crew') ?? '';
  const isCurrent = value?.date === date;
  const all = isCurrent ? crewDays(value.stops) : [];
  const days = all.filter(({ stops: [first] }) => crew === '' || String(first?.crew_id ?? '') === crew);
  const crews = new Map(all.map(({ stops: [first], crew_name }) => [String(first?.crew_id ?? ''), crew_name]));
  const choose = (id: string): void =>
    setParams(
      (before) => {
        if (id === '') before.delete('crew');
        else before.set('crew', id);
        return before;
      },
      { replace: true },
    );
  return (
    <PrintPage
      title={text('crew_days')}
      queued={[]}
      tools={
        <>
          <DayTools day={date} onDay={onDay} />
          {(crews.size > 1 || crew !== '') && (
            <select aria-label={text('crew')} value={crew} onChange={({ target }) => choose(target.value)}>
              <option value="">{text('all_crews')}</option>
              {[...crews].map(([id, name]) =>
                id === '' ? null : (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ),
              )}
              {crew !== '' && !crews.has(crew) && (
                <option value={crew}>
                  {text('crew')} {crew}
                </option>
              )}
            </select>
          )}
        </>
      }
    >
      {error !== null && <NotLoaded error={error} reload={reload} />}
      {error === null && !isCurrent && <Loading />}
      {isCurrent && days.length === 0 && (
        <p className="super-missing">{text('no_crew_stops', { day: longDay(date, language) })}</p>
      )}
      {days.map((day) => (
        <CrewDaySheet key={day.key} day={day} date={date} />
      ))}
    </PrintPage>
  );
}
