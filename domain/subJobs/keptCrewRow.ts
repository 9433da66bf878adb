import type { CrewRow } from '../jobs/draft';
import { PHASE } from '../pebble/phases';
import { mayHaveDate } from '../statusTable';
import { differs, withValues } from './byKey';

/**
 * On hold, weeping and cancelled: crew, foreman and order that were not chosen since are gone, of a new row all of
 * them; a date that was chosen since takes the status away, one that was stored with it stays [PEB-019 PEB-020].
 */
const keptStatus = (row: CrewRow, saved: CrewRow | undefined): CrewRow => {
  if (mayHaveDate(row.status?.id)) return row;
  const isChosen = !saved || differs(row.status, saved.status);
  if (!isChosen) return row.date === null || row.date === saved.date ? row : { ...row, status: null };
  return withValues(row, {
    date: null,
    crew: saved && differs(row.crew, saved.crew) ? row.crew : null,
    foreman: saved && differs(row.foreman, saved.foreman) ? row.foreman : null,
    job_order: saved && row.job_order !== saved.job_order ? row.job_order : null,
  });
};

/**
 * What holds for every crew row, whoever wrote it: slurry has no crew and alone has a pickup, and no crew has no
 * foreman [PEB-012 PEB-014 PEB-039].
 */
export const keptCrewRow = (given: CrewRow, saved: CrewRow | undefined): CrewRow => {
  const row = keptStatus(given, saved);
  const isSlurry = row.phase_type?.id === PHASE.SLURRY;
  const crew = isSlurry ? null : row.crew;
  return withValues(row, {
    crew,
    foreman: crew === null ? null : row.foreman,
    slurry_pickup: isSlurry ? row.slurry_pickup : null,
  });
};
