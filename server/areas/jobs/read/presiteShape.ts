import { presite, presiteComment } from '../../../db/tables/presite';
import type { Shape } from './shape';
import { AUTHOR, targetJson } from './targets';

/** Who wrote a comment, which is told instead of the bare id [PRE-021 SUB-024]. */
export const WRITTEN_BY = { created_by: { target: AUTHOR, sql: targetJson(AUTHOR, 'r.id = t.created_by') } };

const commentShape: Shape = {
  type: 'PresiteComment',
  table: presiteComment,
  extras: WRITTEN_BY,
  orderBy: 't.date_created desc',
};

/** The files in the presite folder of the sub-job. */
const DOCUMENT_COUNT = `(select count(*)::int from document f
  where f.job_detail_id = t.job_detail_id and f.is_presite and f.deleted_at is null and f.file_name is not null)`;

/** The check of the site [BRD-028 PRE-001 PRE-002]. */
export const presiteShape: Shape = {
  type: 'Presite',
  table: presite,
  extras: { document_count: { type: 'Int!', sql: DOCUMENT_COUNT } },
  parts: { comments: { shape: commentShape, many: true } },
};
