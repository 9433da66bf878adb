import { CATEGORY, STATUS } from '#domain/statuses';
import type { SubJobDraft } from '#domain/jobs/draft';
import type { SectionSpec } from '../section/sectionSpec';
import { RECORD_LABELS } from '#domain/labels/records';
import { FIELD_LABELS } from '#domain/labels/fields';
import { STATE_LABELS } from '#domain/labels/states';
import { SCREEN_TITLES } from '#domain/labels/screens';

const categoryOf = ({ job_category }: SubJobDraft): number | null => job_category?.id ?? null;
const isGuniteOrPebble = (subJob: SubJobDraft): boolean =>
  categoryOf(subJob) === CATEGORY.GUNITE || categoryOf(subJob) === CATEGORY.PEBBLE;

/** What every sub-job has, below its category [SUB-022]. */
export const SUB_JOB: SectionSpec = {
  title: RECORD_LABELS.sub_job,
  scope: '',
  groups: [
    {
      fields: [
        { name: 'job_category', label: FIELD_LABELS.category, kind: 'category', required: true },
        { name: 'status', label: FIELD_LABELS.status, kind: 'picker', list: 'statuses' },
        { name: 'job_types', label: FIELD_LABELS.job_types, kind: 'names', list: 'jobTypes' },
        {
          name: 'pool_type',
          label: FIELD_LABELS.pool_type,
          kind: 'picker',
          list: 'poolTypes',
          isIn: isGuniteOrPebble,
        },
        {
          name: 'spa_type',
          label: FIELD_LABELS.spa_type,
          kind: 'picker',
          list: 'spaTypes',
          isIn: isGuniteOrPebble,
        },
        {
          name: 'awaiting_builder_date',
          label: RECORD_LABELS.awaiting_builder_date,
          kind: 'shownDate',
          isIn: ({ status }) => status?.id === STATUS.AWAITING_BUILDER,
        },
      ],
    },
    {
      fields: [
        { name: 'is_cash_on_delivery', label: STATE_LABELS.cod, kind: 'check' },
        { name: 'is_in_print_queue', label: SCREEN_TITLES.print_queue, kind: 'check' },
        { name: 'is_invoiced', label: STATE_LABELS.invoiced, kind: 'check' },
        { name: 'is_critical_note', label: { en: 'Critical Note', es: 'Nota crítica' }, kind: 'switch' },
      ],
    },
    {
      fields: [
        {
          name: 'critical_note',
          label: { en: 'Critical Note Text', es: 'Texto de la nota crítica' },
          kind: 'long',
          max: 4000,
          isWide: true,
          isIn: ({ is_critical_note }) => is_critical_note,
        },
      ],
    },
  ],
};

const DIMENSIONS = { en: 'Dimensions', es: 'Medidas' };

const DEPTHS = [
  { name: 'depth_low', label: FIELD_LABELS.depth_low, kind: 'number', unit: 'ft' },
  { name: 'depth_mid', label: FIELD_LABELS.depth_mid, kind: 'number', unit: 'ft' },
  { name: 'depth_high', label: FIELD_LABELS.depth_high, kind: 'number', unit: 'ft' },
] as const;

const PLAN_SA = {
  name: 'plan_sa',
  label: FIELD_LABELS.plan_sa,
  kind: 'number',
  unit: 'sq ft',
} as const;

/** [GUN-021] */
export const GUNITE_DIMENSIONS: SectionSpec = {
  title: DIMENSIONS,
  scope: '',
  groups: [
    {
      fields: [
        {
          name: 'plan_perimeter',
          label: FIELD_LABELS.plan_perimeter,
          kind: 'number',
          unit: 'ft',
        },
        { name: 'mmg_perimeter', label: RECORD_LABELS.mmg_perimeter, kind: 'number', unit: 'ft' },
        PLAN_SA,
        ...DEPTHS,
      ],
    },
  ],
};

/** What the two IAs are computed from, and they themselves [SUB-020]. */
export const PEBBLE_DIMENSIONS: SectionSpec = {
  title: DIMENSIONS,
  scope: '',
  groups: [
    {
      fields: [
        {
          name: 'pebble_perimeter',
          label: FIELD_LABELS.pebble_perimeter,
          kind: 'number',
          unit: 'ft',
        },
        {
          name: 'mmg_pebble_perimeter',
          label: FIELD_LABELS.mmg_pebble_perimeter,
          kind: 'number',
          unit: 'ft',
        },
        PLAN_SA,
        { name: 'quoted_ia', label: { en: 'Quoted IA', es: 'Área interior cotizada' }, kind: 'number', unit: 'sq ft' },
        { name: 'plan_ia', label: FIELD_LABELS.plan_ia, kind: 'number', unit: 'sq ft' },
        { name: 'mmg_ia', label: FIELD_LABELS.mmg_ia, kind: 'number', unit: 'sq ft' },
        ...DEPTHS,
      ],
    },
  ],
};
