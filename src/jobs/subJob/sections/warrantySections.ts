import { OTHER } from '#domain/subJobs/warrantyRules';
import type { FieldSpec, SectionSpec } from '../section/sectionSpec';
import { STAGE_LABELS } from '#domain/labels/stages';
import { FIELD_LABELS } from '#domain/labels/fields';
import { RECORD_LABELS } from '#domain/labels/records';

/** The warranty itself [WAR-002 WAR-021 WAR-023]. */
export const WARRANTY: SectionSpec = {
  title: STAGE_LABELS.warranty,
  scope: 'warranty_details',
  groups: [
    {
      fields: [
        { name: 'creation_date', label: { en: 'Creation Date', es: 'Fecha de creación' }, kind: 'shownDate' },
        { name: 'job_entered_by', label: { en: 'Entered By', es: 'Registrado por' }, kind: 'shownText' },
        {
          name: 'imported_job_code',
          label: { en: 'Imported Job Code', es: 'Código importado' },
          kind: 'shownText',
          isIn: ({ warranty_details }) => Boolean(warranty_details?.imported_job_code),
        },
      ],
    },
    {
      fields: [
        { name: 'priority', label: FIELD_LABELS.priority, kind: 'picker', list: 'priorities' },
        { name: 'category', label: FIELD_LABELS.category, kind: 'picker', list: 'warrantyCategories' },
      ],
    },
    {
      fields: [
        { name: 'description', label: FIELD_LABELS.description, kind: 'long', max: 4000 },
        {
          name: 'description_notes',
          label: { en: 'Description Notes', es: 'Notas de la descripción' },
          kind: 'long',
          max: 4000,
        },
        {
          name: 'special_instructions',
          label: FIELD_LABELS.special_instructions,
          kind: 'long',
          max: 4000,
        },
        { name: 'contact_notes', label: { en: 'Contact Notes', es: 'Notas de contacto' }, kind: 'long', max: 4000 },
      ],
    },
    {
      fields: [
        {
          name: 'repair_supervisor',
          label: FIELD_LABELS.repair_supervisor,
          kind: 'picker',
          list: 'repairSupervisors',
        },
        {
          name: 'other_repair_supervisor',
          label: { en: 'Other Repair Supervisor', es: 'Otro supervisor de reparación' },
          kind: 'text',
          max: 100,
          required: true,
          isIn: ({ warranty_details }) => warranty_details?.repair_supervisor?.id === OTHER,
        },
      ],
    },
    {
      fields: [
        { name: 'other_info', label: { en: 'Other Information', es: 'Otra información' }, kind: 'long', max: 4000 },
        { name: 'report_notes', label: FIELD_LABELS.report_notes, kind: 'long', max: 4000 },
      ],
    },
    {
      fields: [
        { name: 'is_will_need_to_return', label: RECORD_LABELS.need_to_return, kind: 'check' },
        { name: 'invoice_date', label: { en: 'Invoice Date', es: 'Fecha de factura' }, kind: 'date' },
        { name: 'is_gunite_division', label: { en: 'Gunite Division', es: 'División de gunita' }, kind: 'check' },
        { name: 'is_pebble_division', label: { en: 'Pebble Division', es: 'División de pebble' }, kind: 'check' },
        {
          name: 'is_boulder_creations_division',
          label: { en: 'Boulder Creations Division', es: 'División Boulder Creations' },
          kind: 'check',
        },
      ],
    },
  ],
};

const reading = (name: string, en: string, es: string): FieldSpec => ({
  name: `chemicals.${name}`,
  label: { en, es },
  kind: 'number',
});

/** The readings of the water, in ppm but for the pH [WAR-003 WAR-022]. */
export const WATER_CHEMISTRY: SectionSpec = {
  title: { en: 'Water Chemistry', es: 'Química del agua' },
  scope: 'warranty_details',
  groups: [
    {
      fields: [
        reading('alkalinity', 'Alkalinity', 'Alcalinidad'),
        reading('calcium', 'Calcium', 'Calcio'),
        reading('chlorine', 'Chlorine', 'Cloro'),
        reading('cyanuric_acid', 'Cyanuric Acid', 'Ácido cianúrico'),
        reading('ph', 'pH', 'pH'),
        reading('phosphates', 'Phosphates', 'Fosfatos'),
        reading('sequestering_agent', 'Sequestering Agent', 'Agente secuestrante'),
      ],
    },
  ],
};

/** The pool that the warranty is on. */
export const WARRANTY_POOL: SectionSpec = {
  title: { en: 'Pool', es: 'Piscina' },
  scope: 'warranty_details',
  groups: [
    {
      fields: [
        {
          name: 'pool_sections',
          label: RECORD_LABELS.pool_sections,
          kind: 'picks',
          list: 'poolSections',
          isWide: true,
        },
        { name: 'pool_info', label: { en: 'Pool Info', es: 'Datos de la piscina' }, kind: 'long', max: 2000 },
        {
          name: 'gunite_crew',
          label: RECORD_LABELS.gunite_crew,
          kind: 'picker',
          list: 'guniteCrews',
        },
        {
          name: 'gunite_application_date',
          label: RECORD_LABELS.gunite_application_date,
          kind: 'date',
        },
      ],
    },
  ],
};
