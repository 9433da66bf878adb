import { CATEGORY, STATUS } from '#domain/statuses';
import type { SubJobDraft } from '#domain/jobs/draft';
import type { SectionSpec } from '../section/sectionSpec';

const categoryOf = ({ job_category }: SubJobDraft): number | null => job_category?.id ?? null;
const isGuniteOrPebble = (subJob: SubJobDraft): boolean =>
  categoryOf(subJob) === CATEGORY.GUNITE || categoryOf(subJob) === CATEGORY.PEBBLE;

/** What every sub-job has, below its category [SUB-022]. */
export const SUB_JOB: SectionSpec = {
  title: { en: 'Sub-Job', es: 'Subtrabajo' },
  scope: '',
  groups: [
    {
      fields: [
        { name: 'job_category', label: { en: 'Category', es: 'Categoría' }, kind: 'category', required: true },
        { name: 'status', label: { en: 'Status', es: 'Estado' }, kind: 'picker', list: 'statuses' },
        { name: 'job_types', label: { en: 'Job Types', es: 'Tipos de trabajo' }, kind: 'names', list: 'jobTypes' },
        {
          name: 'pool_type',
          label: { en: 'Pool Type', es: 'Tipo de piscina' },
          kind: 'picker',
          list: 'poolTypes',
          isIn: isGuniteOrPebble,
        },
        {
          name: 'spa_type',
          label: { en: 'Spa Type', es: 'Tipo de spa' },
          kind: 'picker',
          list: 'spaTypes',
          isIn: isGuniteOrPebble,
        },
        {
          name: 'awaiting_builder_date',
          label: { en: 'Awaiting Builder Date', es: 'Espera al constructor desde' },
          kind: 'shownDate',
          isIn: ({ status }) => status?.id === STATUS.AWAITING_BUILDER,
        },
      ],
    },
    {
      fields: [
        { name: 'is_cash_on_delivery', label: { en: 'COD', es: 'Contra entrega' }, kind: 'check' },
        { name: 'is_in_print_queue', label: { en: 'Print Queue', es: 'Cola de impresión' }, kind: 'check' },
        { name: 'is_invoiced', label: { en: 'Invoiced', es: 'Facturado' }, kind: 'check' },
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
  { name: 'depth_low', label: { en: 'Depth Low', es: 'Profundidad mínima' }, kind: 'number', unit: 'ft' },
  { name: 'depth_mid', label: { en: 'Depth Mid', es: 'Profundidad media' }, kind: 'number', unit: 'ft' },
  { name: 'depth_high', label: { en: 'Depth High', es: 'Profundidad máxima' }, kind: 'number', unit: 'ft' },
] as const;

const PLAN_SA = {
  name: 'plan_sa',
  label: { en: 'Plan SA', es: 'Superficie del plano' },
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
          label: { en: 'Plan Perimeter', es: 'Perímetro del plano' },
          kind: 'number',
          unit: 'ft',
        },
        { name: 'mmg_perimeter', label: { en: 'MMG Perimeter', es: 'Perímetro MMG' }, kind: 'number', unit: 'ft' },
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
          label: { en: 'Pebble Perimeter', es: 'Perímetro de pebble' },
          kind: 'number',
          unit: 'ft',
        },
        {
          name: 'mmg_pebble_perimeter',
          label: { en: 'MMG Pebble Perimeter', es: 'Perímetro de pebble MMG' },
          kind: 'number',
          unit: 'ft',
        },
        PLAN_SA,
        { name: 'quoted_ia', label: { en: 'Quoted IA', es: 'Área interior cotizada' }, kind: 'number', unit: 'sq ft' },
        { name: 'plan_ia', label: { en: 'Plan IA', es: 'Área interior del plano' }, kind: 'number', unit: 'sq ft' },
        { name: 'mmg_ia', label: { en: 'MMG IA', es: 'Área interior MMG' }, kind: 'number', unit: 'sq ft' },
        ...DEPTHS,
      ],
    },
  ],
};
