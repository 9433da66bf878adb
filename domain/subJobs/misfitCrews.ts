import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import type { Choice, SubJobDraft } from '../jobs/draft';
import { crewFitsPhase, PHASE } from '../pebble/phases';
import { DIVISION } from '../statuses';
import { sameValue } from '../fields/sameValue';
import type { SettleFacts } from './settleFacts';

/** A crew in a row, and the work that the row is. */
interface Placed {
  key: string;
  crew: Choice | null;
  division_id: number | null;
  phase_id: number | null;
}

const placedIn = ({ pebble_details, gunite_details, warranty_details }: SubJobDraft) =>
  ({
    'pebble_details.crew_information': (pebble_details?.crew_information ?? []).map(
      ({ key, crew, phase_type }): Placed => ({
        key,
        crew,
        division_id: DIVISION.PEBBLE,
        // Crews of any phase work on warranty.
        phase_id: phase_type?.id === PHASE.WARRANTY ? null : (phase_type?.id ?? null),
      }),
    ),
    'gunite_details.gunite_history': (gunite_details?.gunite_history ?? []).map(({ key, crew }): Placed => ({
      key,
      crew,
      division_id: DIVISION.GUNITE,
      phase_id: null,
    })),
    'warranty_details.crew_repair_jobs': (warranty_details?.crew_repair_jobs ?? []).map(
      ({ key, crew, company_division }): Placed => ({
        key,
        crew,
        division_id: company_division?.id ?? null,
        phase_id: null,
      }),
    ),
  }) as const;

/**
 * Crews in rows that they do not work in: of another division, or another pebble phase. A row that is as it is stored stays: its crew may
 * have gone to another division since [PEB-017 GUN-020 WAR-015 BRD-009].
 * @param path of the sub-job, with a dot at its end
 */
export const misfitCrews = (
  stored: SubJobDraft | null,
  next: SubJobDraft,
  path: string,
  { crews }: Pick<SettleFacts, 'crews'>,
): FieldIssue[] => {
  const before = stored && placedIn(stored);
  return Object.entries(placedIn(next)).flatMap(([list, rows]) => {
    const kept = new Map(
      Object.entries(before ?? {})
        .filter(([name]) => name === list)
        .flatMap(([, old]) => old.map((row) => [row.key, row] as const)),
    );
    return rows.flatMap((row, index) => {
      const crew = row.crew && crews.get(row.crew.id);
      if (!crew) return [];
      const old = kept.get(row.key);
      const isKept =
        old?.crew?.id === crew.id && old.division_id === row.division_id && sameValue(old.phase_id, row.phase_id);
      const fits =
        (row.division_id === null || crew.lookup_company_division_id === row.division_id) &&
        (row.phase_id === null || crewFitsPhase(crew.subdivision, row.phase_id));
      return isKept || fits
        ? []
        : [fieldIssue(`${path}${list}.${index}.crew`, 'crew_unfit', { crew: crew.name ?? '' })];
    });
  });
};
