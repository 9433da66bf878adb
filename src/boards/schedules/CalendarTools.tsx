import { useState } from 'react';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { addMonths } from '#domain/civilMonth';
import { phaseText } from '../look/cardText';
import { IconButton } from '../look/IconButton';
import { useScheduleText } from '../look/useScheduleText';
import type { CalendarCategory, CalendarMonth } from './calendarApi';
import { crewsOf, phasesOf, type CalendarFilter } from './calendarDays';
import type { useCalendarAddress } from './useCalendarAddress';

/** Under this width the filters stand behind a button [UI-036]. */
const FILTERS_UNDER = 1367;

interface Props {
  answer: CalendarMonth;
  category: CalendarCategory;
  filter: CalendarFilter;
  set: ReturnType<typeof useCalendarAddress>['set'];
  onToday: () => void;
}

/**
 * The way to other months, and the filters: crew, and of pebble the phase. What is filtered stays to choose, also in a
 * month without it.
 */
export const CalendarTools = ({ answer, category, filter: { crew, phase }, set, onToday }: Props) => {
  const text = useScheduleText();
  const isTight = useNarrowerThan(FILTERS_UNDER);
  const isFiltered = crew !== null || phase !== null;
  const [isOpen, setOpen] = useState(isFiltered);
  const crews = [...new Set([...crewsOf(answer), ...(crew === null ? [] : [crew])])];
  const phases = [...new Set([...phasesOf(answer), ...(phase === null ? [] : [phase])])];
  const filters = (
    <>
      <select
        className="plain-input"
        aria-label={text('calendar_crew')}
        value={crew === null ? '*' : crew}
        onChange={({ target }) => set('crew', target.value === '*' ? null : target.value)}
      >
        <option value="*">{text('calendar_all_crews')}</option>
        {crews.map((name) => (
          <option key={name} value={name}>
            {name === '' ? text('calendar_no_crew') : name}
          </option>
        ))}
      </select>
      {category === 'pebble' && (
        <select
          className="plain-input"
          aria-label={text('calendar_phase')}
          value={phase ?? ''}
          onChange={({ target }) => set('phase', target.value === '' ? null : target.value)}
        >
          <option value="">{text('calendar_all_phases')}</option>
          {phases.map((id) => (
            <option key={id} value={id}>
              {phaseText(id, text)}
            </option>
          ))}
        </select>
      )}
    </>
  );
  return (
    <>
      <div className="calendar-months">
        <IconButton
          icon="ChevronLeft"
          label={text('month_previous')}
          onClick={() => set('month', addMonths(answer.month, -1))}
        />
        <button type="button" className="plain-button" onClick={onToday}>
          {text('calendar_today')}
        </button>
        <IconButton
          icon="ChevronRight"
          label={text('month_next')}
          onClick={() => set('month', addMonths(answer.month, 1))}
        />
      </div>
      {isTight && (
        <button
          type="button"
          className="plain-button"
          aria-expanded={isOpen}
          aria-pressed={isFiltered}
          onClick={() => setOpen(!isOpen)}
        >
          {text('filters')}
        </button>
      )}
      {(isOpen || !isTight) && filters}
    </>
  );
};
