import type { Change } from '#domain/changes';
import { freeName } from '#domain/documents/freeName';
import { textOrEmpty } from '#domain/values';
import { lockRows } from '../../../pipeline/lockRows';
import type { Mutation } from '../../../pipeline/mutation';
import { runText, type Row, idOf } from '../../../db/statement';

const DOCUMENTS =
  'select id, is_presite, folder, file_name from document where job_id = $1 and deleted_at is null order by id';
const STAMP = "select to_char(now() at time zone 'America/Chicago', 'YYYYMMDDHH24MISS') as stamp";

const placeOf = ({ folder, file_name }: Row): string =>
  `${textOrEmpty(folder).toLowerCase()}|${textOrEmpty(file_name).toLowerCase()}`;

/**
 * The documents of an estimate go to the job, each into the folder of the same name: a file that is there already gets another name, a
 * folder that is there already stays behind [JOB-068 DOC-024]. Those of presites go with their sub-jobs.
 */
export const documentChanges = async (mutation: Mutation, estimate: number, job_id: number): Promise<Change[]> => {
  const [theirs, ours, [clock]] = [
    await runText(mutation.client, DOCUMENTS, [estimate]),
    await runText(mutation.client, DOCUMENTS, [job_id]),
    await runText(mutation.client, STAMP, []),
  ];
  await lockRows(mutation, { document: theirs.map(idOf) });
  const taken = new Set(ours.filter(({ is_presite }) => is_presite !== true).map(placeOf));
  return theirs.flatMap((row): Change[] => {
    const move = (set: Change['set']): Change[] => [
      { entity: 'document', id: idOf(row), job_id, op: 'update', set: { job_id, ...set } },
    ];
    if (row.is_presite === true) return move({});
    if (row.file_name === null) return taken.has(placeOf(row)) ? [] : move({});
    const folder = textOrEmpty(row.folder).toLowerCase();
    const names = new Set(
      [...taken].filter((place) => place.startsWith(`${folder}|`)).map((place) => place.slice(folder.length + 1)),
    );
    const file_name = freeName(textOrEmpty(row.file_name), names, textOrEmpty(clock?.stamp));
    taken.add(placeOf({ folder, file_name }));
    return move(file_name === row.file_name ? {} : { file_name });
  });
};
