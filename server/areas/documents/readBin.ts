import { BIN_DAYS } from '#domain/documents/binDays';
import { nameOf, parentOf } from '#domain/documents/folders';
import type { PlacedDocument } from '#domain/documents/placedDocument';
import { numberOf, textOf } from '#domain/values';
import type { Row, Runner } from '../../db/statement';
import { readPlaced } from './readDocuments';
import type { DocumentReach } from './readReach';
import type { DeletedDocument as SharedDeletedDocument } from '#domain/documents/deletedDocument';

/** A document in the bin of its job. */
export type DeletedDocument = SharedDeletedDocument<unknown, Date>;

/** The deleted documents of a job that the actor may see, with their rows; those of a sub-job that is gone are not. */
export const readBinned = async (runner: Runner, reach: DocumentReach): Promise<(PlacedDocument & { row: Row })[]> =>
  (await readPlaced(runner, reach, 'deleted')).filter(({ path, job_detail_id }) => reach.sees(path, job_detail_id));

const DAY_MS = 24 * 3_600_000;
const endOf = ({ deleted_at, bin_counts_from }: Row): Date =>
  new Date(Math.max(...[deleted_at, bin_counts_from].map((at) => new Date(String(at)).getTime())) + BIN_DAYS * DAY_MS);

/** The bin of a job as it is shown, the latest deletion first. */
export const readBin = async (runner: Runner, reach: DocumentReach): Promise<DeletedDocument[]> =>
  (await readBinned(runner, reach)).map(({ id, path, row }) => ({
    id,
    file_name: nameOf(path),
    folder: parentOf(path),
    is_folder: path.endsWith('/'),
    size: numberOf(row.size),
    deleted_at: row.deleted_at,
    deleted_by: textOf(row.deleted_by),
    erased_on: endOf(row),
  }));
