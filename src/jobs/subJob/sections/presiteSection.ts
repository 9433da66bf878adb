import { PRESITE_CHECKLIST } from '#domain/presite/checklist';
import type { SectionSpec } from '../section/sectionSpec';
import { STAGE_LABELS } from '#domain/labels/stages';
import { FIELD_LABELS } from '#domain/labels/fields';

/** Days of a presite may be five years ahead [PRE-010]. */
const YEARS_AHEAD = 5;

/** The check of the site, on gunite and pebble sub-jobs [PRE-003 PRE-022]. */
export const PRESITE: SectionSpec = {
  title: STAGE_LABELS.presite,
  scope: 'presite',
  groups: [
    {
      fields: [
        {
          name: 'checkin_date',
          label: FIELD_LABELS.presite_date,
          kind: 'date',
          yearsAhead: YEARS_AHEAD,
        },
        {
          name: 'scheduled_date',
          label: FIELD_LABELS.scheduled_date,
          kind: 'date',
          yearsAhead: YEARS_AHEAD,
        },
        {
          name: 'presite_supervisor',
          label: FIELD_LABELS.supervisor,
          kind: 'picker',
          list: 'presiteSupervisors',
        },
      ],
    },
    ...PRESITE_CHECKLIST,
  ],
};
