import { STATUS } from '#domain/statuses';
import { cardKind, STAGE_OF_KIND } from '#domain/boards/cardKind';
import { startText } from '#domain/plants/startTime';
import type { Stage } from '#domain/boards/kinds';
import { phaseText, quantityText, typeText } from '../look/cardText';
import { jobPath } from '../look/jobPath';
import { BoardIcon } from '../look/BoardIcon';
import { useScheduleText } from '../look/useScheduleText';
import type { CalendarCategory, CalendarEntry } from './calendarApi';

const ENTITIES = ['crew_information', 'crew_repair_job', 'gunite_history'] as const;

/** The stage whose colour an entry has. */
const entryStage = ({ key, phase_id, type_id }: Pick<CalendarEntry, 'key' | 'phase_id' | 'type_id'>): Stage => {
  const entity = ENTITIES.find((one) => key.startsWith(`${one}:`)) ?? 'crew_information';
  return STAGE_OF_KIND[cardKind({ entity, phase_id, type_id, division_id: null })];
};

/** "2 THO Abbott Residence - App 1", gunite with its type and yards; leads to the job [RPT-015]. */
export const CalendarItem = ({ entry, category }: { entry: CalendarEntry; category: CalendarCategory }) => {
  const text = useScheduleText();
  const { order, company_abbreviation, job_name, crew_name, phase_id, type_id, yards, status_id, start_time } = entry;
  const isDone = status_id === STATUS.COMPLETE;
  const name = [order, company_abbreviation, job_name ?? text('no_name')]
    .filter((part) => part !== null && part !== '')
    .join(' ');
  const work =
    category === 'gunite'
      ? [
          startText(start_time),
          typeText(type_id, text),
          yards === null ? null : text('yards', { quantity: quantityText(yards) }),
        ]
          .filter(Boolean)
          .join(', ')
      : phaseText(phase_id, text);
  return (
    <a
      className={`calendar-item stage-${entryStage(entry)}${isDone ? ' is-done' : ''}`}
      href={jobPath(entry)}
      title={`${name} - ${crew_name ?? text('calendar_no_crew')}, ${work}`}
    >
      <span className="calendar-name">
        {name} - {crew_name ?? text('calendar_no_crew')}
      </span>
      <span className="calendar-work">
        {work}
        {isDone && <BoardIcon name="CheckCircle" size={12} />}
      </span>
    </a>
  );
};
