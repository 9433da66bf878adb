import { parseTraySort, traySortText } from '#domain/boards/traySort';
import { weekdayDate } from '#domain/weekdayDate';
import { useLanguage } from '../../i18n/useLanguage';
import { useBoard } from '../board/BoardContext';
import { useAttentionText } from './useAttentionText';
import { crewDays, useTraySort } from './useTraySort';

/** Sorts the trays by what builders want, by age, or by the distance to a crew's day [SDY-016]. */
export const TraySortSelect = () => {
  const board = useBoard();
  const text = useAttentionText();
  const { language } = useLanguage();
  const [sort, setSort] = useTraySort(board);
  const days = crewDays(board);
  const isElsewhere = sort.by === 'distance' && !days.some(({ key }) => key === sort.to);
  return (
    <label className="tray-sort">
      <span>{text('sort')}</span>
      <select
        className="plain-input"
        value={isElsewhere ? 'elsewhere' : traySortText(sort)}
        onChange={({ target }) => setSort(parseTraySort(target.value))}
      >
        <option value="requested">{text('sort_requested')}</option>
        <option value="age">{text('sort_age')}</option>
        {isElsewhere && (
          <option value="elsewhere" disabled>
            {text('sort_elsewhere')}
          </option>
        )}
        {days.length > 0 && (
          <optgroup label={text('sort_distance')}>
            {days.map(({ key, crew, date }) => (
              <option key={key} value={traySortText({ by: 'distance', to: key })}>
                {text('sort_near', { crew, day: weekdayDate(date, language).slice(0, -5) })}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </label>
  );
};
