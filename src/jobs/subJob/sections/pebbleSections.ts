import type { SectionSpec } from '../section/sectionSpec';

/** The days of a pebble sub-job; those of its phases come from the crew rows [PEB-022 PEB-023 PEB-024]. */
export const PEBBLE_DATES: SectionSpec = {
  title: { en: 'Pebble', es: 'Pebble' },
  scope: 'pebble_details',
  groups: [
    {
      fields: [
        { name: 'request_date', label: { en: 'Date of Request', es: 'Fecha de solicitud' }, kind: 'date' },
        {
          name: 'requested_app_date',
          label: { en: 'Requested App Date', es: 'Fecha de aplicación solicitada' },
          kind: 'date',
        },
      ],
    },
    {
      fields: [
        { name: 'prep_date', label: { en: 'Prep Date', es: 'Fecha de preparación' }, kind: 'shownDate' },
        {
          name: 'scheduled_app_date',
          label: { en: 'Scheduled App Date', es: 'Aplicación programada' },
          kind: 'shownDate',
        },
        { name: 'app_date', label: { en: 'App Date', es: 'Fecha de aplicación' }, kind: 'shownDate' },
        { name: 'detail_date', label: { en: 'Detail Date', es: 'Fecha de detalle' }, kind: 'shownDate' },
      ],
    },
  ],
};

/** Flags, tile and notes [PEB-002 PEB-003]. */
export const PEBBLE_FLAGS: SectionSpec = {
  title: { en: 'Flags and Notes', es: 'Marcas y notas' },
  scope: 'pebble_details',
  groups: [
    {
      fields: [
        { name: 'is_request_form', label: { en: 'Request Form', es: 'Formulario de solicitud' }, kind: 'check' },
        { name: 'is_can_show', label: { en: 'Can Show', es: 'Se puede mostrar' }, kind: 'check' },
        { name: 'is_complete_chip_out', label: { en: 'Complete Chip Out', es: 'Picado completo' }, kind: 'check' },
        {
          name: 'is_update_channel_drain',
          label: { en: 'Update Channel Drain', es: 'Cambiar el drenaje de canal' },
          kind: 'check',
        },
        { name: 'is_trim_tile', label: { en: 'Trim Tile', es: 'Azulejo de borde' }, kind: 'check' },
        { name: 'is_trash_pick_up', label: { en: 'Trash Pick Up', es: 'Recogida de basura' }, kind: 'check' },
        { name: 'is_no_prep_print', label: { en: 'No Prep Print', es: 'No imprimir preparación' }, kind: 'check' },
        { name: 'is_slurry_pickup', label: { en: 'Slurry Pickup', es: 'Recogida de lodo' }, kind: 'check' },
      ],
    },
    {
      fields: [
        {
          name: 'slurry_pickup_notes',
          label: { en: 'Slurry Pickup Notes', es: 'Notas sobre el lodo' },
          kind: 'long',
          max: 4000,
          isIn: ({ pebble_details }) => pebble_details?.is_slurry_pickup === true,
        },
        {
          name: 'tile_information',
          label: { en: 'Tile Information', es: 'Información del azulejo' },
          kind: 'text',
          max: 200,
          isWide: true,
        },
        { name: 'notes', label: { en: 'Notes', es: 'Notas' }, kind: 'long', max: 4000 },
      ],
    },
  ],
};
