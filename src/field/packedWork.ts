import { readFieldWork } from '../connectivity/fieldWork';
import type { PackedWork } from '../offline/files/packedWork';
import { keptAnswersOf } from '../siteCheck/keptAnswers';
import { markQueue } from './today/markQueue';

/** The marks and checks of the user of this device that wait, as its file holds them. */
export const packedWork = async (user: number): Promise<PackedWork[]> => {
  const marks = (await markQueue.kept())
    .filter((mark) => mark.user === String(user))
    .map(({ id, marking, made_at = null }): PackedWork => ({
      key: `mark:${id}`,
      kind: 'mark',
      action: id,
      marking: { ...marking },
      made_at,
    }));
  const checks = readFieldWork().flatMap(({ kind, job_detail_id }): PackedWork[] => {
    const kept = kind === 'check' ? keptAnswersOf(job_detail_id).read() : null;
    if (!kept) return [];
    const { typed, over, made_at = null } = kept;
    return [
      {
        key: `check:${job_detail_id}`,
        kind: 'check',
        job_detail_id,
        kept: { typed: { ...typed }, over: { ...over } },
        made_at,
      },
    ];
  });
  return [...marks, ...checks];
};
