import { generalComment, job, jobDetail } from '../../../db/tables/jobs';
import { boulderShape, guniteShape } from './guniteShapes';
import { pebbleShape } from './pebbleShapes';
import { presiteShape, WRITTEN_BY } from './presiteShape';
import type { Extra, Shape } from './shape';
import { warrantyShape } from './warrantyShapes';

const VERSION: Extra = { type: 'Int!', sql: 't.version' };

const generalCommentShape: Shape = {
  type: 'GeneralComment',
  table: generalComment,
  extras: WRITTEN_BY,
  orderBy: 't.date_created desc',
};

/** The names of its job types [BRD-020 SUB-001]. */
const JOB_TYPES: Extra = {
  type: '[String!]!',
  sql: `array(select l.name from job_detail_job_type x join lookup_job_type l on l.id = x.job_type_id where x.job_detail_id = t.id order by l.sort_order, l.id)`,
};

/** A sub-job with its groups: those of its category are there, the others are null or empty [BRD-020 SUB-001]. */
export const subJobShape: Shape = {
  type: 'SubJob',
  table: jobDetail,
  extras: {
    version: VERSION,
    job_types: JOB_TYPES,
    key_map: { type: 'String', sql: '(select j.key_map from job j where j.id = t.job_id)' },
  },
  parts: {
    general_comments: { shape: generalCommentShape, many: true },
    pebble_details: { shape: pebbleShape, many: false },
    gunite_details: { shape: guniteShape, many: false },
    boulder_details: { shape: boulderShape, many: true },
    warranty_details: { shape: warrantyShape, many: false },
    presite: { shape: presiteShape, many: false },
  },
};

/** A sub-job as the lean screens list it: without its groups [API-038]. */
export const baseSubJobShape: Shape = {
  type: 'BaseSubJob',
  table: jobDetail,
  only: ['id', 'job_category_id', 'status_id'],
  extras: { version: VERSION, job_types: JOB_TYPES },
};

/** A job [BRD-019 JOB-019]; its sub-jobs are read apart, under the user's row scope. */
export const jobShape: Shape = { type: 'Job', table: job, extras: { version: VERSION } };
