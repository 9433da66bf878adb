import type { SectionSpec } from '../section/sectionSpec';
import { STAGE_LABELS } from '#domain/labels/stages';
import { RECORD_LABELS } from '#domain/labels/records';
import { FIELD_LABELS } from '#domain/labels/fields';

/** What a gunite sub-job has beside its history; what the history yields is read only [GUN-002 GUN-021]. */
export const GUNITE: SectionSpec = {
  title: STAGE_LABELS.gunite,
  scope: 'gunite_details',
  groups: [
    {
      fields: [
        { name: 'request_date', label: RECORD_LABELS.date_of_request, kind: 'date' },
        { name: 'requested_app_date', label: { en: 'Requested Date', es: 'Fecha solicitada' }, kind: 'date' },
      ],
    },
    {
      fields: [
        { name: 'scheduled_date', label: FIELD_LABELS.scheduled_date, kind: 'shownDate' },
        { name: 'finished_date', label: RECORD_LABELS.finished_date, kind: 'shownDate' },
        { name: 'flash_date', label: RECORD_LABELS.flash_date, kind: 'shownDate' },
        { name: 'total_yardage', label: FIELD_LABELS.total_yardage, kind: 'shownNumber' },
        { name: 'flash_yards', label: RECORD_LABELS.flash_yards, kind: 'shownNumber' },
      ],
    },
    {
      fields: [
        {
          name: 'is_spa_negative_edge',
          label: FIELD_LABELS.spa_negative_edge,
          kind: 'check',
        },
        { name: 'is_spa_rolled_edge', label: FIELD_LABELS.spa_rolled_edge, kind: 'check' },
        { name: 'is_flash', label: STAGE_LABELS.flash, kind: 'check' },
      ],
    },
    { fields: [{ name: 'notes', label: FIELD_LABELS.notes, kind: 'long', max: 4000 }] },
  ],
};
