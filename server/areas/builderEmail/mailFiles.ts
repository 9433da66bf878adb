import { buffer } from 'node:stream/consumers';
import { CALLS } from '#domain/access/calls';
import { can } from '#domain/access/can';
import { isFolderPath, nameOf } from '#domain/documents/folders';
import { AppError, refusalError } from '#domain/errors';
import { refuse } from '#domain/refusals/refusal';
import { numberOf, textOrEmpty } from '#domain/values';
import type { Actor } from '../../access/actor';
import type { Row, Runner } from '../../db/statement';
import type { Files } from '../../files/files';
import { MAX_MAIL_FILES_MB } from '../../mail/mailer';
import { readBinned } from '../documents/readBin';
import { readPlaced } from '../documents/readDocuments';
import { readReach } from '../documents/readReach';

/** A document that goes with a mail. */
export interface MailFile {
  name: string;
  row: Row;
}

const MB = 1_048_576;
const shownMb = (bytes: number): string => (bytes / MB).toFixed(1);

/**
 * The documents of a job that go with a mail, as far as the actor may see them.
 * @throws AppError FORBIDDEN, NOT_FOUND; BAD_USER_INPUT that names the file which is gone, or with which they become too large
 */
export const findMailFiles = async (
  runner: Runner,
  actor: Actor,
  job_id: number,
  ids: readonly number[],
): Promise<MailFile[]> => {
  if (ids.length === 0) return [];
  if (!can(actor.permissions, CALLS.documents.need)) throw new AppError('FORBIDDEN');
  const reach = await readReach(runner, actor, job_id);
  const seen = reach
    ? (await readPlaced(runner, reach)).filter(({ path, job_detail_id }) => reach.sees(path, job_detail_id))
    : [];
  const files: MailFile[] = [];
  let bytes = 0;
  for (const id of new Set(ids)) {
    const found = seen.find((one) => one.id === id && !isFolderPath(one.path));
    if (!found) {
      // The name of a file that is deleted meanwhile is told to whoever sees the bin it lies in, and to nobody else.
      const seesBin = reach?.mayEdit === true && can(actor.permissions, CALLS.deletedDocuments.need);
      const gone = seesBin ? (await readBinned(runner, reach)).find((one) => one.id === id) : undefined;
      throw gone ? refusalError(refuse('mail_file_gone', { name: nameOf(gone.path) })) : new AppError('NOT_FOUND');
    }
    const name = nameOf(found.path);
    const size = numberOf(found.row.size) ?? 0;
    bytes += size;
    if (bytes > MAX_MAIL_FILES_MB * MB)
      throw refusalError(
        refuse('mail_file_large', { name, size: shownMb(size), all: shownMb(bytes), max: MAX_MAIL_FILES_MB }),
      );
    files.push({ name, row: found.row });
  }
  return files;
};

/** The bytes of files, one after the other. @throws AppError BAD_USER_INPUT that names the file that cannot be read */
export const readMailFiles = async (files: Pick<Files, 'read'>, found: readonly MailFile[]) => {
  const attachments: { filename: string; content: Buffer; contentType: string }[] = [];
  for (const { name, row } of found) {
    const content = await files
      .read(textOrEmpty(row.storage_key))
      .then((stream) => buffer(stream))
      .catch(() => {
        throw refusalError(refuse('mail_file_gone', { name }));
      });
    attachments.push({ filename: name, content, contentType: textOrEmpty(row.file_type) });
  }
  return attachments;
};
