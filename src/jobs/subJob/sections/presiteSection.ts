import { PRESITE_CHECKLIST } from '#domain/presite/checklist';
import type { SectionSpec } from '../section/sectionSpec';

/** Days of a presite may be five years ahead [PRE-010]. */
const YEARS_AHEAD = 5;

/** The check of the site, on gunite and pebble sub-jobs [PRE-003 PRE-022]. */
export const PRESITE: SectionSpec = {
  title: { en: 'Presite', es: 'Visita previa' },
  scope: 'presite',
  groups: [
    {
      fields: [
        {
          name: 'checkin_date',
          label: { en: 'Presite Date', es: 'Fecha de la visita previa' },
          kind: 'date',
          yearsAhead: YEARS_AHEAD,
        },
        {
          name: 'scheduled_date',
          label: { en: 'Scheduled Date', es: 'Fecha programada' },
          kind: 'date',
          yearsAhead: YEARS_AHEAD,
        },
        {
          name: 'presite_supervisor',
          label: { en: 'Supervisor', es: 'Supervisor' },
          kind: 'picker',
          list: 'presiteSupervisors',
        },
      ],
    },
    ...PRESITE_CHECKLIST,
  ],
};
