import type pg from 'pg';

/** Nobody may override the schedule: the rules that a reason lifts answer as they do to everybody else [SDY-005]. */
export const withoutOverride = async (pool: pg.Pool): Promise<void> => {
  await pool.query("update role_permission set has_permission = false where category_name = 'CAN_OVERRIDE_SCHEDULE'");
};
