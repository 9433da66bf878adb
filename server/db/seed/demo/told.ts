import { addDays, type CivilDate } from '#domain/civilDate';
import { STATUS } from '#domain/statuses';
import * as tables from '../../tables';
import type { DemoContext } from './context';
import { workday } from './crewDays';

/** Of every so many stops ahead one was told another date than the one on which it stands, the others theirs. */
const TOLD_OTHERWISE = 4;
const TOLD = 14;
const PROMISED_TO: readonly string[] = ['Marcus', 'Ana Ruiz', 'Mrs. Alvarado'];

interface Stop {
  key: string;
  job_detail_id: number;
  date: CivilDate;
}

/** What builders were told by phone of the stops of the next days, some of which have moved since, and a few promises. */
export const addTold = ({ store, today }: DemoContext): void => {
  const last = addDays(today, 8);
  const isAhead = (date: unknown, status: unknown): date is CivilDate =>
    typeof date === 'string' && date > today && date <= last && status === STATUS.PENDING;
  const gunite = store
    .rowsOf(tables.guniteHistory)
    .flatMap(({ id, job_detail_id, gunite_date, status_id }): Stop[] =>
      isAhead(gunite_date, status_id)
        ? [{ key: `gunite_history:${Number(id)}`, job_detail_id: Number(job_detail_id), date: gunite_date }]
        : [],
    );
  const pebble = store
    .rowsOf(tables.crewInformation)
    .flatMap(({ id, job_detail_id, date, status_id }): Stop[] =>
      isAhead(date, status_id)
        ? [{ key: `crew_information:${Number(id)}`, job_detail_id: Number(job_detail_id), date }]
        : [],
    );
  for (const stops of [gunite, pebble]) {
    for (const [at, { key, job_detail_id, date }] of stops.slice(0, TOLD).entries())
      store.add(tables.stopNotice, {
        job_detail_id,
        stop_key: key,
        date: at % TOLD_OTHERWISE === 0 ? workday(addDays(date, -1)) : date,
        way: 'phone',
        told_at: `${today}T13:${String(10 + at)}:00Z`,
        recipients: null,
        email_key: null,
      });
    for (const [at, { key, job_detail_id, date }] of stops.slice(TOLD, TOLD + PROMISED_TO.length).entries())
      store.add(tables.stopPromise, { job_detail_id, stop_key: key, date, name: PROMISED_TO[at] ?? '' });
  }
};
