import type { StoredLinks } from '#domain/jobSave/subJobChanges';
import { inOnePacket } from '../../../db/inOnePacket';
import type { Mutation } from '../../../pipeline/mutation';
import { rowDecoder, worked } from '../../../db/rowDecoder';
import { runText } from '../../../db/statement';

const READS: Readonly<Record<string, string>> = {
  job_detail_job_type:
    'select id, job_detail_id as sub_job, job_detail_id as via, job_type_id as "to" from job_detail_job_type where job_detail_id = any($1)',
  warranty_pool_section:
    'select id, job_detail_id as sub_job, job_detail_id as via, pool_section_id as "to" from warranty_pool_section where job_detail_id = any($1)',
  color_addition_additive: `select x.id, c.job_detail_id as sub_job, c.id as via, x.additive_id as "to" from color_addition_additive x
    join color_addition c on c.id = x.color_addition_id where c.job_detail_id = any($1)`,
  warranty_pebble_detail_additive: `select x.id, p.job_detail_id as sub_job, p.id as via, x.additive_id as "to" from warranty_pebble_detail_additive x
    join warranty_pebble_detail p on p.id = x.warranty_pebble_detail_id where p.job_detail_id = any($1)`,
};

const toLink = rowDecoder({ id: worked.number, via: worked.number, to: worked.number });

/** The joining rows of sub-jobs, by sub-job. */
export const readLinks = async (
  { client }: Mutation,
  ids: readonly number[],
): Promise<(subJob: number) => StoredLinks> => {
  const found = await inOnePacket(client, () =>
    Promise.all(Object.values(READS).map((text) => runText(client, text, [[...ids]]))),
  );
  return (subJob) =>
    Object.fromEntries(
      Object.keys(READS).map((entity, index) => [
        entity,
        (found[index] ?? []).filter(({ sub_job }) => sub_job === subJob).map(toLink),
      ]),
    );
};
