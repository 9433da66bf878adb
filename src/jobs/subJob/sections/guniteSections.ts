import type { SectionSpec } from '../section/sectionSpec';

/** What a gunite sub-job has beside its history; what the history yields is read only [GUN-002 GUN-021]. */
export const GUNITE: SectionSpec = {
  title: { en: 'Gunite', es: 'Gunita' },
  scope: 'gunite_details',
  groups: [
    {
      fields: [
        { name: 'request_date', label: { en: 'Date of Request', es: 'Fecha de solicitud' }, kind: 'date' },
        { name: 'requested_app_date', label: { en: 'Requested Date', es: 'Fecha solicitada' }, kind: 'date' },
      ],
    },
    {
      fields: [
        { name: 'scheduled_date', label: { en: 'Scheduled Date', es: 'Fecha programada' }, kind: 'shownDate' },
        { name: 'finished_date', label: { en: 'Finished Date', es: 'Fecha de término' }, kind: 'shownDate' },
        { name: 'flash_date', label: { en: 'Flash Date', es: 'Fecha de flash' }, kind: 'shownDate' },
        { name: 'total_yardage', label: { en: 'Total Yardage', es: 'Yardas totales' }, kind: 'shownNumber' },
        { name: 'flash_yards', label: { en: 'Flash Yards', es: 'Yardas de flash' }, kind: 'shownNumber' },
      ],
    },
    {
      fields: [
        {
          name: 'is_spa_negative_edge',
          label: { en: 'Spa Negative Edge', es: 'Borde infinito del spa' },
          kind: 'check',
        },
        { name: 'is_spa_rolled_edge', label: { en: 'Spa Rolled Edge', es: 'Borde redondeado del spa' }, kind: 'check' },
        { name: 'is_flash', label: { en: 'Flash', es: 'Flash' }, kind: 'check' },
      ],
    },
    { fields: [{ name: 'notes', label: { en: 'Notes', es: 'Notas' }, kind: 'long', max: 4000 }] },
  ],
};
