import type { DailyKind } from '#domain/daily/dailyKinds';
import { STATUS } from '#domain/statuses';
import type { FieldSpec, SectionSpec } from '../subJob/section/sectionSpec';
import { FIELD_LABELS } from '#domain/labels/fields';
import { RECORD_LABELS } from '#domain/labels/records';
import { STAGE_LABELS } from '#domain/labels/stages';

const HEAD = (request: string): readonly FieldSpec[] => [
  { name: 'status', label: FIELD_LABELS.status, kind: 'picker', list: 'statuses' },
  { name: request, label: RECORD_LABELS.date_of_request, kind: 'date' },
  {
    name: 'awaiting_builder_date',
    label: RECORD_LABELS.awaiting_builder_date,
    kind: 'shownDate',
    isIn: ({ status }) => status?.id === STATUS.AWAITING_BUILDER,
  },
  { name: 'job_types', label: FIELD_LABELS.job_types, kind: 'shownText' },
];

const DEPTHS: readonly FieldSpec[] = [
  { name: 'depth_low', label: FIELD_LABELS.depth_low, kind: 'number', unit: 'ft' },
  { name: 'depth_mid', label: FIELD_LABELS.depth_mid, kind: 'number', unit: 'ft' },
  { name: 'depth_high', label: FIELD_LABELS.depth_high, kind: 'number', unit: 'ft' },
];

const TITLE = RECORD_LABELS.sub_job;

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
            label: FIELD_LABELS.mmg_pebble_perimeter,
            kind: 'number',
            unit: 'ft',
          },
          { name: 'mmg_ia', label: FIELD_LABELS.mmg_ia, kind: 'number', unit: 'sq ft' },
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
        fields: [{ name: 'mmg_perimeter', label: RECORD_LABELS.mmg_perimeter, kind: 'number', unit: 'ft' }, ...DEPTHS],
      },
    ],
  },
};

/** What stands below the history of a gunite sub-job [DY-006]. */
export const YARDAGE_FOOT: SectionSpec = {
  title: STAGE_LABELS.gunite,
  scope: 'gunite_details',
  groups: [
    {
      fields: [{ name: 'notes', label: FIELD_LABELS.notes, kind: 'long', max: 4000, isWide: true }],
    },
    {
      fields: [
        { name: 'total_yardage', label: FIELD_LABELS.total_yardage, kind: 'shownNumber' },
        { name: 'flash_yards', label: RECORD_LABELS.flash_yards, kind: 'shownNumber' },
        { name: 'finished_date', label: RECORD_LABELS.finished_date, kind: 'shownDate' },
      ],
    },
  ],
};
