import { addDays, type CivilDate } from '#domain/civilDate';
import { CATEGORY, STATUS } from '#domain/statuses';
import * as tables from '../../tables';
import type { DemoContext } from './context';
import { randomOf } from './random';
import { workday } from './crewDays';

const WORK: Readonly<Record<number, string>> = { 1: 'Prep', 2: 'Application', 3: 'Detail' };
const REASONS: readonly string[] = [
  'The electrician still has the deck open.',
  'No water at the site before noon.',
  'The gate is locked and the homeowner is away until tomorrow.',
  'Tile is not finished.',
];

/** Stops of a day that were asked about, and the share of each answer. */
const ASKED_A_DAY = 5;
const ANSWERS = [
  ['confirmed', 6],
  ['not_ready', 2],
  [null, 2],
] as const;

/** What builders answered in the evenings before some days of pebble crews, the last of them today [MSG-001]. */
export const addEvenings = ({ store, today, crews }: DemoContext): void => {
  const random = randomOf('evenings');
  const days: readonly CivilDate[] = [...new Set([-6, -4, -2, 0].map((days_on) => workday(addDays(today, days_on))))];
  const builders = new Map(
    store.rowsOf(tables.customer).map(({ id, schedule_contact_email }) => [id, schedule_contact_email]),
  );
  const jobs = new Map(store.rowsOf(tables.job).map(({ id, company_id }) => [id, company_id]));
  const subJobs = new Map(store.rowsOf(tables.jobDetail).map((row) => [row.id, row]));
  for (const date of days.filter((day) => day <= today)) {
    const stops = store
      .rowsOf(tables.crewInformation)
      .filter((row) => row.date === date && WORK[Number(row.phase_type_id)])
      .filter((row) => date < today || row.status_id === STATUS.PENDING)
      .toSorted((a, b) => Number(a.phase_type_id) - Number(b.phase_type_id));
    for (const row of stops.slice(0, ASKED_A_DAY)) {
      const subJob = subJobs.get(row.job_detail_id);
      const recipient = builders.get(jobs.get(subJob?.job_id));
      if (subJob?.job_category_id !== CATEGORY.PEBBLE || typeof recipient !== 'string') continue;
      const answer = random.weighted(ANSWERS);
      const evening = `${date}T00:${String(random.int(10, 55))}:00Z`; // of the day before, in Houston
      store.add(
        tables.stopMessage,
        {
          job_detail_id: Number(row.job_detail_id),
          stop_key: `crew_information:${Number(row.id)}`,
          date,
          kind: 'builder',
          recipient,
          what: `Pebble, ${WORK[Number(row.phase_type_id)]}`,
          crew: crews.find(({ id }) => id === row.crew_id)?.name ?? null,
          answer,
          reason: answer === 'not_ready' ? random.pick(REASONS) : null,
          answered_at: answer === null ? null : evening,
        },
        evening,
      );
    }
  }
};
