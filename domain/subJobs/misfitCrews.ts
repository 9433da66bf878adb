import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import type { Choice, SubJobDraft } from '../jobs/draft';
import { crewFitsPhase, PHASE } from '../pebble/phases';
import { DIVISION } from '../statuses';
import { sameValue } from '../fields/sameValue';
import type { SettleFacts } from './settleFacts';

/** A crew in a sub-job, and the work that it is named for. */
interface Placed {
  /** Where it stands, for people and by the key of its row. */
  path: string;
  key: string;
  crew: Choice | null;
  division_id: number | null;
  phase_id: number | null;
}

const ANY_WORK = { division_id: null, phase_id: null };

const placedIn = ({ pebble_details, gunite_details, warranty_details }: SubJobDraft): Placed[] => {
  const inRows = <Row extends { key: string }>(
    list: string,
    rows: readonly Row[] | undefined,
    placed: (row: Row) => Pick<Placed, 'crew' | 'division_id' | 'phase_id'>,
    field = 'crew',
  ): Placed[] =>
    (rows ?? []).map((row, index) => ({
      path: `${list}.${index}.${field}`,
      key: `${list} ${row.key} ${field}`,
      ...placed(row),
    }));
  const remodels = warranty_details?.pebble_details;
  return [
    ...inRows('pebble_details.crew_information', pebble_details?.crew_information, ({ crew, phase_type }) => ({
      crew,
      division_id: DIVISION.PEBBLE,
      // Crews of any phase work on warranty.
      phase_id: phase_type?.id === PHASE.WARRANTY ? null : (phase_type?.id ?? null),
    })),
    ...inRows('gunite_details.gunite_history', gunite_details?.gunite_history, ({ crew }) => ({
      crew,
      division_id: DIVISION.GUNITE,
      phase_id: null,
    })),
    ...inRows(
      'warranty_details.crew_repair_jobs',
      warranty_details?.crew_repair_jobs,
      ({ crew, company_division }) => ({
        crew,
        division_id: company_division?.id ?? null,
        phase_id: null,
      }),
    ),
    ...inRows('warranty_details.pebble_details', remodels, ({ crew }) => ({ crew, ...ANY_WORK })),
    ...inRows(
      'warranty_details.pebble_details',
      remodels,
      ({ detail_crew: crew }) => ({ crew, ...ANY_WORK }),
      'detail_crew',
    ),
    ...(warranty_details
      ? [
          {
            path: 'warranty_details.gunite_crew',
            key: 'warranty_details.gunite_crew',
            crew: warranty_details.gunite_crew,
            ...ANY_WORK,
          },
        ]
      : []),
  ];
};

/**
 * Crews that cannot be chosen: that do not do the work of the row, of another division or another pebble phase, or that
 * are not active any more. What is stored stays: a crew may have gone to another division, or have been given up, since
 * [PEB-017 GUN-020 WAR-015 BRD-009].
 * @param path of the sub-job, with a dot at its end
 */
export const misfitCrews = (
  stored: SubJobDraft | null,
  next: SubJobDraft,
  path: string,
  { crews }: Pick<SettleFacts, 'crews'>,
): FieldIssue[] => {
  const before = new Map((stored ? placedIn(stored) : []).map((placed) => [placed.key, placed]));
  return placedIn(next).flatMap((placed) => {
    const crew = placed.crew && crews.get(placed.crew.id);
    if (!crew) return [];
    const old = before.get(placed.key);
    const isOwn = old?.crew?.id === crew.id;
    const isKept = isOwn && old.division_id === placed.division_id && sameValue(old.phase_id, placed.phase_id);
    const fits =
      (placed.division_id === null || crew.lookup_company_division_id === placed.division_id) &&
      (placed.phase_id === null || crewFitsPhase(crew.subdivision, placed.phase_id));
    const refused = !isKept && !fits ? 'crew_unfit' : !isOwn && crew.is_active === false ? 'crew_inactive' : null;
    return refused ? [fieldIssue(`${path}${placed.path}`, refused, { crew: crew.name ?? '' })] : [];
  });
};
