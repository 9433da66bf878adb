import { buffer } from 'node:stream/consumers';
import { CALLS } from '#domain/access/calls';
import { can } from '#domain/access/can';
import { isFolderPath, nameOf } from '#domain/documents/folders';
import { AppError, refusalError } from '#domain/errors';
import { refuse } from '#domain/refusals/refusal';
import { numberOf, textOrEmpty } from '#domain/values';
import type { Actor } from '../../access/actor';
import { runText, type Row, type Runner } from '../../db/statement';
import type { Files } from '../../files/files';
import { MAX_MAIL_FILES_MB } from '../../mail/mailer';
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
      // The name of a file that is deleted meanwhile is known to whoever chose it; of one out of sight nothing is told.
      const [gone] = await runText(
        runner,
        'select file_name from document where id = $1 and job_id = $2 and deleted_at is not null',
        [id, job_id],
      );
      const name = gone && reach ? textOrEmpty(gone.file_name) : '';
      throw name === '' ? new AppError('NOT_FOUND') : refusalError(refuse('mail_file_gone', { name }));
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
