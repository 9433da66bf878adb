import { DIVISION } from '../statuses';
import { crewFitsPhase } from './phases';

/** The crews offered on a row of this phase: active ones of division 3 whose subdivision fits [BRD-009 PEB-017]. */
export const crewsForPhase = <C extends { is_active: boolean; division_id: number | null; subdivision: string | null }>(
  crews: readonly C[],
  phase: number | null,
): C[] =>
  crews.filter(
    (crew) => crew.is_active && crew.division_id === DIVISION.PEBBLE && crewFitsPhase(crew.subdivision, phase),
  );
