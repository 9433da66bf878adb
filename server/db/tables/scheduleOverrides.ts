import { sql } from 'drizzle-orm';
import { index, pgTable } from 'drizzle-orm/pg-core';
import { MAX_REASON, OVERRIDE_REASONS, OVERRIDE_RULES } from '#domain/boards/overrides/overrideReason';
import { notBlank, oneOf, rowRule } from '../checks';
import { audit, civilDate, code, id, reference, text } from '../columns';
import { crew, employee } from './employees';
import { jobDetail } from './jobs';

/** That a card was moved in spite of a rule, by whom and why: a row for each rule, made and undone with its move [SDY-005]. */
export const scheduleOverride = pgTable(
  'schedule_override',
  {
    id: id(),
    job_detail_id: reference(() => jobDetail.id, 'cascade').notNull(),
    /** The card of the boards that it is about: its table and id. */
    stop_key: code({ max: 60, hidden: true }).notNull(),
    rule: code({ max: 20, choices: Object.keys(OVERRIDE_RULES), values: OVERRIDE_RULES }).notNull(),
    reason_code: code({ max: 20, label: 'Reason', choices: Object.keys(OVERRIDE_REASONS), values: OVERRIDE_REASONS }),
    reason_text: text({ max: MAX_REASON, label: 'Reason in Words' }),
    /** Null for a tray. */
    from_date: civilDate(),
    to_date: civilDate(),
    from_crew_id: reference(() => crew.id, 'set null'),
    to_crew_id: reference(() => crew.id, 'set null'),
    /** Of warranty visits, which fieldworkers make. */
    from_employee_id: reference(() => employee.id, 'set null'),
    to_employee_id: reference(() => employee.id, 'set null'),
    ...audit(),
  },
  (table) => [
    index('schedule_override_job_detail_id_idx').on(table.job_detail_id),
    index('schedule_override_created_at_idx').on(table.created_at),
    index('schedule_override_from_crew_id_idx').on(table.from_crew_id),
    index('schedule_override_to_crew_id_idx').on(table.to_crew_id),
    index('schedule_override_from_employee_id_idx').on(table.from_employee_id),
    index('schedule_override_to_employee_id_idx').on(table.to_employee_id),
    oneOf('schedule_override', table.rule, Object.keys(OVERRIDE_RULES)),
    oneOf('schedule_override', table.reason_code, Object.keys(OVERRIDE_REASONS)),
    notBlank('schedule_override', table.reason_text),
    rowRule('schedule_override', 'one_reason', sql`num_nonnulls(${table.reason_code}, ${table.reason_text}) = 1`),
  ],
);
