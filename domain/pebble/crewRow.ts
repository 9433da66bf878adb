import type { CivilDate } from '../civilDate';
import { STATUS } from '../statuses';
import { mayHaveDate } from '../statusTable';
import { crewFitsPhase, PHASE } from './phases';

/** The fields of a crew_information row that its rules change. */
export interface CrewRowFields {
  phase_type_id: number | null;
  status_id: number | null;
  date: CivilDate | null;
  crew_id: number | null;
  foreman_id: number | null;
  job_order: number | null;
  slurry_pickup_id: number | null;
}

export interface CrewChoice {
  id: number;
  subdivision: string | null;
  foreman_id: number | null;
}

const STATUS_OF_PHASE: Readonly<Record<number, number>> = {
  [PHASE.PREP]: STATUS.PREP_COMPLETE,
  [PHASE.APP]: STATUS.PENDING,
  [PHASE.DETAIL]: STATUS.PREP_COMPLETE,
};

/**
 * Another phase on a row: its status, crew, foreman, order and slurry pickup follow
 * [PEB-010 PEB-011 PEB-012 PEB-013 PEB-014 PEB-015 PEB-016 PEB-039].
 * @param crew the row's crew; @param slurryStatuses statuses with show_pebble_slurry, which phase 5 keeps
 */
export const withPhase = <R extends CrewRowFields>(
  row: R,
  phase: number | null,
  crew: CrewChoice | null,
  slurryStatuses: ReadonlySet<number>,
): R => {
  if (phase === row.phase_type_id) return row;
  const keepsCrew = phase === null || (phase !== PHASE.SLURRY && crewFitsPhase(crew?.subdivision, phase));
  const slurryStatus = row.status_id !== null && slurryStatuses.has(row.status_id) ? row.status_id : STATUS.PENDING;
  const ofPhase = phase === null ? undefined : STATUS_OF_PHASE[phase];
  return {
    ...row,
    phase_type_id: phase,
    status_id: phase === PHASE.SLURRY ? slurryStatus : (ofPhase ?? row.status_id),
    crew_id: keepsCrew ? row.crew_id : null,
    foreman_id: keepsCrew ? row.foreman_id : null,
    job_order: phase === PHASE.APP ? row.job_order : null,
    slurry_pickup_id: phase === PHASE.SLURRY ? row.slurry_pickup_id : null,
  };
};

/**
 * Another status on a row: on hold, weeping and cancelled take date, crew, foreman and order away [PEB-019 BRD-034].
 */
export const withRowStatus = <R extends CrewRowFields>(row: R, status_id: number | null): R =>
  mayHaveDate(status_id)
    ? { ...row, status_id }
    : { ...row, status_id, date: null, crew_id: null, foreman_id: null, job_order: null };

/** Another date on a row: a status that has no date goes [PEB-020 BRD-034]. */
export const withDate = <R extends CrewRowFields>(row: R, date: CivilDate | null): R => ({
  ...row,
  date,
  status_id: date === null || mayHaveDate(row.status_id) ? row.status_id : null,
});

/** Another crew on a row brings its foreman, none takes the foreman away [PEB-018 PEB-039]. */
export const withCrew = <R extends CrewRowFields>(row: R, crew: CrewChoice | null): R => ({
  ...row,
  crew_id: crew?.id ?? null,
  foreman_id: crew?.foreman_id ?? null,
});
