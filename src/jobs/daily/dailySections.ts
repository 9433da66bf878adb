import type { DailyKind } from '#domain/daily/dailyKinds';
import { STATUS } from '#domain/statuses';
import type { FieldSpec, SectionSpec } from '../subJob/section/sectionSpec';

const HEAD = (request: string): readonly FieldSpec[] => [
  { name: 'status', label: { en: 'Status', es: 'Estado' }, kind: 'picker', list: 'statuses' },
  { name: request, label: { en: 'Date of Request', es: 'Fecha de solicitud' }, kind: 'date' },
  {
    name: 'awaiting_builder_date',
    label: { en: 'Awaiting Builder Date', es: 'Espera al constructor desde' },
    kind: 'shownDate',
    isIn: ({ status }) => status?.id === STATUS.AWAITING_BUILDER,
  },
  { name: 'job_types', label: { en: 'Job Types', es: 'Tipos de trabajo' }, kind: 'shownText' },
];

const DEPTHS: readonly FieldSpec[] = [
  { name: 'depth_low', label: { en: 'Depth Low', es: 'Profundidad mínima' }, kind: 'number', unit: 'ft' },
  { name: 'depth_mid', label: { en: 'Depth Mid', es: 'Profundidad media' }, kind: 'number', unit: 'ft' },
  { name: 'depth_high', label: { en: 'Depth High', es: 'Profundidad máxima' }, kind: 'number', unit: 'ft' },
];

const TITLE = { en: 'Sub-Job', es: 'Subtrabajo' };

/** The fields of a daily sheet above its rows, in their order [DB-004 DY-006]. */
export const DAILY_HEAD: Readonly<Record<DailyKind, SectionSpec>> = {
  batches: {
    title: TITLE,
    scope: '',
    groups: [
      { fields: HEAD('pebble_details.request_date') },
      {
        fields: [
          {
            name: 'mmg_pebble_perimeter',
            label: { en: 'MMG Pebble Perimeter', es: 'Perímetro de pebble MMG' },
            kind: 'number',
            unit: 'ft',
          },
          { name: 'mmg_ia', label: { en: 'MMG IA', es: 'Área interior MMG' }, kind: 'number', unit: 'sq ft' },
          ...DEPTHS,
        ],
      },
    ],
  },
  yardage: {
    title: TITLE,
    scope: '',
    groups: [
      { fields: HEAD('gunite_details.request_date') },
      {
        fields: [
          { name: 'mmg_perimeter', label: { en: 'MMG Perimeter', es: 'Perímetro MMG' }, kind: 'number', unit: 'ft' },
          ...DEPTHS,
        ],
      },
    ],
  },
};

/** What stands below the history of a gunite sub-job [DY-006]. */
export const YARDAGE_FOOT: SectionSpec = {
  title: { en: 'Gunite', es: 'Gunita' },
  scope: 'gunite_details',
  groups: [
    {
      fields: [{ name: 'notes', label: { en: 'Notes', es: 'Notas' }, kind: 'long', max: 4000, isWide: true }],
    },
    {
      fields: [
        { name: 'total_yardage', label: { en: 'Total Yardage', es: 'Yardas totales' }, kind: 'shownNumber' },
        { name: 'flash_yards', label: { en: 'Flash Yards', es: 'Yardas de flash' }, kind: 'shownNumber' },
        { name: 'finished_date', label: { en: 'Finished Date', es: 'Fecha de término' }, kind: 'shownDate' },
      ],
    },
  ],
};
