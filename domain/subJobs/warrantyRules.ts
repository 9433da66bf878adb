import { addDays } from '../civilDate';
import type { CrewRepair, WarrantyDraft, WarrantyVisit } from '../jobs/draft';
import { DAY_MINUTES, minutesOn, readWallTime, wallTime } from '../wallTime';
import { phaseOfCrew } from '../pebble/phases';
import { DIVISION, STATUS } from '../statuses';
import { differs, mapWithOld, withValues } from './byKey';
import { choiceOf, type SettleFacts } from './settleFacts';

/** The choice "Other" of repair supervisors and slurry types [WAR-006 PRE-021]. */
export const OTHER = 99_999;

const HOUR = 60;

/** An hour after a start, on its day at the latest: 24:00 [WAR-008 WAR-022]. */
export const endAfter = (start: string): string | null => {
  const time = readWallTime(start);
  return time && wallTime(time.date, Math.min(time.minutes + HOUR, DAY_MINUTES));
};

/** True for an end after its start on the same day, 24:00 included [WAR-022]. */
export const isVisitOrdered = ({ start, end }: Pick<WarrantyVisit, 'start' | 'end'>): boolean => {
  if (end === null) return true;
  const [from, to] = [start === null ? null : readWallTime(start), readWallTime(end)];
  if (!from || !to) return false;
  const isNear = to.date === from.date || (to.date === addDays(from.date, 1) && to.minutes === 0);
  return isNear && minutesOn(end, from.date) > from.minutes;
};

/** Another start sets the end an hour later; without a start there is no end [WAR-008]. */
const visitChoices = (visit: WarrantyVisit, before: WarrantyVisit | undefined): WarrantyVisit => {
  if (!before || visit.start === before.start) return visit;
  if (visit.start === null) return withValues(visit, { end: null });
  return visit.end === before.end ? withValues(visit, { end: endAfter(visit.start) }) : visit;
};

/** The statuses of a department: G or P ones, without "Not Applicable" [WAR-017 WAR-020]. */
export const fitsDivision = (
  status_id: number,
  division_id: number,
  { statuses }: Pick<SettleFacts, 'statuses'>,
): boolean => {
  const status = statuses.get(status_id);
  if (!status || status_id === STATUS.NOT_APPLICABLE) return false;
  return division_id === DIVISION.GUNITE ? status.show_gunite : status.show_pebble;
};

/** Another department keeps crew and status only if they are its own; gunite has no phase [WAR-015 WAR-020]. */
const withDivision = (repair: CrewRepair, before: CrewRepair | undefined, facts: SettleFacts): CrewRepair => {
  const division = repair.company_division?.id ?? null;
  const { crew, status } = repair;
  const isMoved =
    before !== undefined && differs(repair.company_division, before.company_division) && division !== null;
  const keepsCrew =
    !isMoved || crew === null || (facts.crews.get(crew.id) ?? crew).lookup_company_division_id === division;
  const keepsStatus = !isMoved || status === null || fitsDivision(status.id, division, facts);
  return withValues(repair, {
    crew: keepsCrew ? crew : null,
    status: keepsStatus ? status : null,
    pebble_phase_type: division === DIVISION.PEBBLE ? repair.pebble_phase_type : null,
  });
};

/** A crew brings the phase that it works on [WAR-016]. */
const repairChoices = (repair: CrewRepair, before: CrewRepair | undefined, facts: SettleFacts): CrewRepair => {
  const fitting = withDivision(repair, before, facts);
  if (
    !before ||
    fitting.crew === null ||
    !differs(fitting.crew, before.crew) ||
    differs(repair.pebble_phase_type, before.pebble_phase_type)
  )
    return fitting;
  if (fitting.company_division?.id !== DIVISION.PEBBLE) return fitting;
  const phase = phaseOfCrew((facts.crews.get(fitting.crew.id) ?? fitting.crew).subdivision);
  return phase === null ? fitting : withValues(fitting, { pebble_phase_type: choiceOf(facts.phases, phase) });
};

/** What follows from what was chosen in the warranty part. */
export const warrantyChoices = (after: WarrantyDraft, before: WarrantyDraft, facts: SettleFacts): WarrantyDraft =>
  withValues(after, {
    schedule: mapWithOld(after.schedule, before.schedule, visitChoices),
    crew_repair_jobs: mapWithOld(after.crew_repair_jobs, before.crew_repair_jobs, (repair, old) =>
      repairChoices(repair, old, facts),
    ),
  });

/** A new visit that says no end lasts an hour. */
const keptVisit = (visit: WarrantyVisit, saved: WarrantyVisit | undefined): WarrantyVisit =>
  saved === undefined && visit.start !== null && visit.end === null ? { ...visit, end: endAfter(visit.start) } : visit;

/**
 * What holds for every warranty part, whoever wrote it; only "Other" has a name of its own [WAR-006 WAR-015 WAR-020].
 */
export const keptWarranty = (warranty: WarrantyDraft, saved: WarrantyDraft | null, facts: SettleFacts): WarrantyDraft =>
  withValues(warranty, {
    other_repair_supervisor: warranty.repair_supervisor?.id === OTHER ? warranty.other_repair_supervisor : null,
    schedule: mapWithOld(warranty.schedule, saved?.schedule ?? [], keptVisit),
    crew_repair_jobs: mapWithOld(warranty.crew_repair_jobs, saved?.crew_repair_jobs ?? [], (repair, old) =>
      withDivision(repair, old, facts),
    ),
  });
