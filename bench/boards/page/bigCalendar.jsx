import { useState } from 'react';
import { Calendar, luxonLocalizer } from 'react-big-calendar';
import withDragAndDrop from 'react-big-calendar/lib/addons/dragAndDrop';
import { DateTime } from 'luxon';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import 'react-big-calendar/lib/addons/dragAndDrop/styles.css';

const Draggable = (withDragAndDrop.default ?? withDragAndDrop)(Calendar);
const localizer = luxonLocalizer(DateTime);

/** react-big-calendar with its drag and drop: one day, a column for each fieldworker, steps of 15 minutes. */
export const BigCalendar = ({ answer }) => {
  const [events, setEvents] = useState(() =>
    answer.cards
      .filter(({ start, date }) => start && date === answer.date)
      .map((card) => ({
        id: card.key,
        title: answer.sub_jobs.find(({ id }) => id === card.job_detail_id)?.job_name ?? '',
        start: new Date(card.start),
        end: new Date(card.end),
        resourceId: card.crew_id ?? answer.crews[0].id,
      })),
  );
  const move = ({ event, start, end, resourceId }) => {
    window.dropped += 1;
    setEvents((now) => now.map((one) => (one.id === event.id ? { ...one, start, end, resourceId } : one)));
  };
  return (
    <Draggable
      localizer={localizer}
      view="day"
      onView={() => undefined}
      date={new Date(`${answer.date}T00:00:00`)}
      onNavigate={() => undefined}
      step={15}
      timeslots={4}
      style={{ height: 900 }}
      min={new Date(`${answer.date}T05:00:00`)}
      resources={answer.crews.map(({ id, name }) => ({ id, title: name }))}
      resourceIdAccessor="id"
      resourceTitleAccessor="title"
      events={events}
      onEventDrop={move}
      onEventResize={move}
      resizable
    />
  );
};
