import { DIVISION, STATUS } from '../statuses';

/** Pebble phase types by id; 0 is never offered in a picker [CON-002 PEB-008]. */
export const PHASE = { WARRANTY: 0, PREP: 1, APP: 2, DETAIL: 3, SLURRY: 5 } as const;

/**
 * The phases that a crew works on, with the word that a fitting crew has in its subdivision, in any letter case
 * [BRD-009].
 */
export const CREW_WORD_OF_PHASE: Readonly<Record<number, string>> = {
  [PHASE.PREP]: 'prep',
  [PHASE.APP]: 'app',
  [PHASE.DETAIL]: 'detail',
};

/** True when a crew of this subdivision works on the phase; slurry and warranty have no crews [BRD-009 PEB-015]. */
export const crewFitsPhase = (subdivision: string | null | undefined, phase: number | null): boolean => {
  const word = phase === null ? undefined : CREW_WORD_OF_PHASE[phase];
  return word !== undefined && (subdivision ?? '').toLowerCase().includes(word);
};

/**
 * The phase that a crew of this subdivision works on: prep 1, app 2, detail 3, the first that fits; else null
 * [BRD-037].
 */
export const phaseOfCrew = (subdivision: string | null | undefined): number | null =>
  [PHASE.PREP, PHASE.APP, PHASE.DETAIL].find((phase) => crewFitsPhase(subdivision, phase)) ?? null;

/** The crews offered on a row of this phase: active ones of division 3 whose subdivision fits [BRD-009 PEB-017]. */
export const crewsForPhase = <C extends { is_active: boolean; division_id: number | null; subdivision: string | null }>(
  crews: readonly C[],
  phase: number | null,
): C[] =>
  crews.filter(
    (crew) => crew.is_active && crew.division_id === DIVISION.PEBBLE && crewFitsPhase(crew.subdivision, phase),
  );

/** The crew entries of a new pebble sub-job: Prep, App, Detail and Slurry, each Pending [BRD-023 PEB-006]. */
export const DEFAULT_ENTRIES = [PHASE.PREP, PHASE.APP, PHASE.DETAIL, PHASE.SLURRY].map((phase_type_id) => ({
  phase_type_id,
  status_id: STATUS.PENDING,
}));
