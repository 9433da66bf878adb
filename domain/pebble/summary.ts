import { type CivilDate, earliest, latest } from '../civilDate';
import { STATUS } from '../statuses';
import { PHASE } from './phases';

/** What the rules of a pebble sub-job read of one crew_information row. */
export interface CrewRow {
  id: number;
  phase_type_id: number | null;
  status_id: number | null;
  crew_id: number | null;
  date: CivilDate | null;
}

/** The derived, read-only fields of pebble_details [PEB-043]. */
export interface PebbleSummary {
  prep_date: CivilDate | null;
  scheduled_app_date: CivilDate | null;
  app_date: CivilDate | null;
  detail_date: CivilDate | null;
  prep_crew_id: number | null;
  app_crew_id: number | null;
  detail_crew_id: number | null;
  prep_status_id: number | null;
  app_status_id: number | null;
  detail_status_id: number | null;
}

/** True when there is an application row and every one is complete; a cancelled one is not [PEB-038]. */
export const allApplicationsComplete = (rows: readonly CrewRow[]): boolean => {
  const applications = rows.filter((row) => row.phase_type_id === PHASE.APP);
  return applications.length > 0 && applications.every((row) => row.status_id === STATUS.COMPLETE);
};

/**
 * The row with the latest date; with none dated the one with the lowest id. Of rows on one day the lowest id speaks.
 */
const speaker = (rows: readonly CrewRow[]): CrewRow | null =>
  rows.reduce<CrewRow | null>((best, row) => {
    if (!best) return row;
    const [a, b] = [row.date ?? '', best.date ?? ''];
    return a > b || (a === b && row.id < best.id) ? row : best;
  }, null);

/**
 * The summaries of a pebble sub-job from its crew rows
 * [PEB-022 PEB-023 PEB-024 PEB-025 PEB-038 PEB-043 BRD-038 BRD-039].
 * @param app_date the stored one; it stays unless every application is complete and one of them has a date
 */
export const pebbleSummary = (rows: readonly CrewRow[], app_date: CivilDate | null): PebbleSummary => {
  const of = (phase: number) => rows.filter((row) => row.phase_type_id === phase);
  const [preps, apps, details] = [of(PHASE.PREP), of(PHASE.APP), of(PHASE.DETAIL)];
  const [prep, app, detail] = [speaker(preps), speaker(apps), speaker(details)];
  const lastApplication = allApplicationsComplete(apps) ? latest(apps.map((row) => row.date)) : null;
  return {
    prep_date: latest(preps.map((row) => row.date)),
    scheduled_app_date: earliest(apps.map((row) => row.date)),
    app_date: lastApplication ?? app_date,
    detail_date: latest(details.map((row) => row.date)),
    prep_crew_id: prep?.crew_id ?? null,
    app_crew_id: app?.crew_id ?? null,
    detail_crew_id: detail?.crew_id ?? null,
    prep_status_id: prep?.status_id ?? null,
    app_status_id: app?.status_id ?? null,
    detail_status_id: detail?.status_id ?? null,
  };
};
