import type { SectionSpec } from '../section/sectionSpec';
import { STAGE_LABELS } from '#domain/labels/stages';
import { RECORD_LABELS } from '#domain/labels/records';
import { FIELD_LABELS } from '#domain/labels/fields';
import { SCREEN_TITLES } from '#domain/labels/screens';

/** The days of a pebble sub-job; those of its phases come from the crew rows [PEB-022 PEB-023 PEB-024]. */
export const PEBBLE_DATES: SectionSpec = {
  title: STAGE_LABELS.pebble,
  scope: 'pebble_details',
  groups: [
    {
      fields: [
        { name: 'request_date', label: RECORD_LABELS.date_of_request, kind: 'date' },
        {
          name: 'requested_app_date',
          label: { en: 'Requested App Date', es: 'Fecha de aplicación solicitada' },
          kind: 'date',
        },
      ],
    },
    {
      fields: [
        { name: 'prep_date', label: RECORD_LABELS.prep_date, kind: 'shownDate' },
        {
          name: 'scheduled_app_date',
          label: { en: 'Scheduled App Date', es: 'Aplicación programada' },
          kind: 'shownDate',
        },
        { name: 'app_date', label: RECORD_LABELS.app_date, kind: 'shownDate' },
        { name: 'detail_date', label: RECORD_LABELS.detail_date, kind: 'shownDate' },
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
        { name: 'is_request_form', label: FIELD_LABELS.request_form, kind: 'check' },
        { name: 'is_can_show', label: { en: 'Can Show', es: 'Se puede mostrar' }, kind: 'check' },
        { name: 'is_complete_chip_out', label: { en: 'Complete Chip Out', es: 'Picado completo' }, kind: 'check' },
        {
          name: 'is_update_channel_drain',
          label: FIELD_LABELS.update_channel_drain,
          kind: 'check',
        },
        { name: 'is_trim_tile', label: FIELD_LABELS.trim_tile, kind: 'check' },
        { name: 'is_trash_pick_up', label: FIELD_LABELS.trash_pick_up, kind: 'check' },
        { name: 'is_no_prep_print', label: { en: 'No Prep Print', es: 'No imprimir preparación' }, kind: 'check' },
        { name: 'is_slurry_pickup', label: SCREEN_TITLES.slurry_pickup, kind: 'check' },
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
          label: FIELD_LABELS.tile_information,
          kind: 'text',
          max: 200,
          isWide: true,
        },
        { name: 'notes', label: FIELD_LABELS.notes, kind: 'long', max: 4000 },
      ],
    },
  ],
};
