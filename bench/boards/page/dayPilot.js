import { DayPilot } from '@daypilot/daypilot-lite-javascript';
import { peerRows } from './data';

/** DayPilot Lite's scheduler: crews down, days across, an event for each card. */
export const drawDayPilot = (answer, root) => {
  const { store, rows } = peerRows(answer);
  const nodes = document.createElement('div');
  nodes.className = 'peer';
  root.append(nodes);
  const events = rows.flatMap(({ key, bins }) =>
    bins.flatMap(({ cards }) =>
      cards.map((card) => {
        const date = card.date ?? answer.days[0];
        return {
          id: card.key,
          resource: key,
          start: `${date}T00:00:00`,
          end: `${date}T23:59:00`,
          text: store.view(card.key)?.subJob.job_name ?? '',
        };
      }),
    ),
  );
  const scheduler = new DayPilot.Scheduler(nodes, {
    startDate: answer.days[0],
    days: 7,
    scale: 'Day',
    cellWidth: 180,
    eventHeight: 92,
    heightSpec: 'Fixed',
    height: 860,
    timeHeaders: [{ groupBy: 'Day', format: 'ddd d' }],
    resources: rows.map(({ key, name }) => ({ id: key, name })),
    events,
    onEventMoved: () => {
      window.dropped += 1;
    },
  });
  scheduler.init();
};
