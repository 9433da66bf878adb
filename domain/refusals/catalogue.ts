import { BOARD_PLAN_TEXTS } from './boardPlans';
import { BOARD_TEXTS } from './boards';
import { COMMENT_TEXTS } from './comments';
import { FIELD_TEXTS } from './fields';
import { FILE_TEXTS } from './files';
import { IMPORT_TEXTS } from './imports';
import { INVENTORY_TEXTS } from './inventory';
import { JOB_TEXTS } from './jobs';
import { PEOPLE_TEXTS } from './people';
import { PRESITE_TEXTS } from './presite';
import { REPORT_TEXTS } from './reports';
import { SOURCE_TEXTS } from './sources';
import { TOLD_TEXTS } from './told';
import { WORKDAY_TEXTS } from './workdays';
import { WORK_ORDER_TEXTS } from './workOrders';
import { WRITE_TEXTS } from './writes';

/**
 * The texts of every rule, by its stable name; `{name}` stands for a param. A file of this folder has those of an area.
 */
export const CATALOGUE = {
  ...FIELD_TEXTS,
  ...FILE_TEXTS,
  ...PEOPLE_TEXTS,
  ...IMPORT_TEXTS,
  ...INVENTORY_TEXTS,
  ...JOB_TEXTS,
  ...WRITE_TEXTS,
  ...BOARD_TEXTS,
  ...BOARD_PLAN_TEXTS,
  ...PRESITE_TEXTS,
  ...WORK_ORDER_TEXTS,
  ...REPORT_TEXTS,
  ...SOURCE_TEXTS,
  ...WORKDAY_TEXTS,
  ...TOLD_TEXTS,
  ...COMMENT_TEXTS,
} as const;

export type RuleName = keyof typeof CATALOGUE;

export const isRule = (value: unknown): value is RuleName =>
  typeof value === 'string' && Object.hasOwn(CATALOGUE, value);
