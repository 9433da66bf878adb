import type { SubJob } from '#domain/boards/types';
import { CATEGORY } from '#domain/statuses';
import { guniteSummaryOf } from '../read/loadGuniteSubJobs';
import { summaryOf } from '../read/loadSubJobs';
import { numberOf, textOf } from '#domain/values';
import type { Row } from '../../../db/statement';
import { idOf } from '../../../db/statement';

/** A sub-job with what the board's rules read of it: its own row, and that of its details. No decision reads the face of a card. */
export const leanSubJob = (row: Row, details: Row | undefined): SubJob => ({
  id: idOf(row),
  job_id: Number(row.job_id),
  version: Number(row.version),
  category_id: Number(row.job_category_id),
  status_id: numberOf(row.status_id),
  awaiting_builder_date: textOf(row.awaiting_builder_date),
  is_slurry_pickup: details?.is_slurry_pickup === true,
  details_id: numberOf(details?.id),
  summary: details && row.job_category_id === CATEGORY.PEBBLE ? summaryOf(details) : null,
  gunite_summary: details && row.job_category_id === CATEGORY.GUNITE ? guniteSummaryOf(details) : null,
  requested_app_date: null,
  job_name: null,
  company_id: null,
  company_name: null,
  company_abbreviation: null,
  address_line_1: null,
  address_line_2: null,
  city: null,
  state: null,
  zip_code: null,
  key_map: null,
  phone: null,
  gate_code: null,
  plan_perimeter: null,
  pebble_perimeter: null,
  plan_sa: null,
  plan_ia: null,
  mmg_ia: null,
  depth_low: null,
  depth_high: null,
  colors: [],
  critical_note: null,
  badges: [],
  readiness: null,
  notes: null,
  description: null,
});
