import type { OverrideReason, OverrideRule } from '#domain/boards/overrides/overrideReason';
import { addDays, type CivilDate } from '#domain/civilDate';
import { STATUS } from '#domain/statuses';
import * as tables from '../../tables';
import { morningOf, OFFICE_USERS, type DemoContext } from './context';
import { workday } from './crewDays';

interface Reason {
  rule: OverrideRule;
  reason_code: OverrideReason | null;
  reason_text: string | null;
  /** Days between where the stop stood and where it stands. */
  days: number;
}

const REASONS: readonly Reason[] = [
  { rule: 'broken_chain', reason_code: 'builder_insists', reason_text: null, days: 1 },
  { rule: 'day_without_work', reason_code: 'crew_agreed', reason_text: null, days: 2 },
  { rule: 'past', reason_code: 'correction', reason_text: null, days: 3 },
  { rule: 'broken_chain', reason_code: null, reason_text: 'Marcus wants to swim on Saturday', days: 1 },
  { rule: 'past', reason_code: 'weather', reason_text: null, days: 1 },
];

/** What was moved in the last days in spite of a rule, and why [SDY-005]. */
export const addOverrides = ({ store, today }: DemoContext): void => {
  const isNear = (date: unknown, status: unknown): date is CivilDate =>
    typeof date === 'string' && date >= addDays(today, -3) && date <= addDays(today, 4) && status === STATUS.PENDING;
  const stops = store.rowsOf(tables.guniteHistory).flatMap(({ id, job_detail_id, gunite_date, crew_id, status_id }) =>
    isNear(gunite_date, status_id) && typeof crew_id === 'number'
      ? [
          {
            stop_key: `gunite_history:${Number(id)}`,
            job_detail_id: Number(job_detail_id),
            to_date: gunite_date,
            crew_id,
          },
        ]
      : [],
  );
  for (const [at, { rule, reason_code, reason_text, days }] of REASONS.entries()) {
    const stop = stops[at * 3];
    if (!stop) continue;
    const { crew_id, ...fields } = stop;
    store.add(tables.scheduleOverride, {
      ...fields,
      rule,
      reason_code,
      reason_text,
      from_date: workday(addDays(stop.to_date, -days)),
      from_crew_id: crew_id,
      to_crew_id: crew_id,
      from_employee_id: null,
      to_employee_id: null,
      created_at: morningOf(addDays(today, -(at % 2))),
      created_by: OFFICE_USERS[at % 2] ?? null,
    });
  }
};
