import { LateCheckAddress } from './LateCheckAddress';
import { CompanyField } from './CompanyField';
import { CompanyTypeField } from './CompanyTypeField';
import { ContactEmail, SupervisorEmail } from './EmailFields';
import { HomeownerField } from './HomeownerField';
import type { InfoSection } from './infoSpec';
import { SupervisorField } from './SupervisorField';
import { RECORD_LABELS } from '#domain/labels/records';
import { STATE_LABELS } from '#domain/labels/states';
import { FIELD_LABELS } from '#domain/labels/fields';

/** The tab Job Info: its sections and fields in their order [JOB-016 JOB-067]. */
export const infoSections = (homeownerId: number): readonly InfoSection[] => [
  {
    title: { en: 'Company Information', es: 'Cliente' },
    fields: [
      {
        kind: 'own',
        name: 'company_type',
        label: { en: 'Company Type', es: 'Tipo de cliente' },
        input: CompanyTypeField,
      },
      { kind: 'own', name: 'company', label: RECORD_LABELS.company, input: CompanyField },
      {
        kind: 'own',
        name: 'company_supervisor',
        label: RECORD_LABELS.company_supervisor,
        input: SupervisorField,
        isIn: ({ company }) => company?.id !== homeownerId,
      },
      {
        kind: 'own',
        name: 'homeowner',
        label: STATE_LABELS.homeowner,
        input: HomeownerField,
        isIn: ({ company }) => company?.id === homeownerId,
      },
      { kind: 'phone', name: 'phone', label: RECORD_LABELS.phone, isShort: true },
      {
        kind: 'own',
        name: 'contact_email',
        label: { en: 'Contact Email', es: 'Correo de contacto' },
        input: ContactEmail,
      },
      {
        kind: 'own',
        name: 'supervisor_email',
        label: { en: 'Supervisor Email', es: 'Correo del supervisor' },
        input: SupervisorEmail,
      },
    ],
  },
  {
    title: { en: 'Job Information', es: 'Trabajo' },
    fields: [
      { kind: 'text', name: 'name', label: { en: 'Job Name', es: 'Nombre del trabajo' }, max: 255, required: true },
      {
        kind: 'shown',
        name: 'id',
        label: { en: 'Job ID', es: 'N.º de trabajo' },
        isIn: ({ id }) => id !== null,
        isShort: true,
      },
      { kind: 'date', name: 'entered_date', label: RECORD_LABELS.entered_date, isShort: true },
      {
        kind: 'text',
        name: 'address_line_1',
        label: RECORD_LABELS.address_line_1,
        max: 255,
        block: 'address',
      },
      {
        kind: 'text',
        name: 'address_line_2',
        label: RECORD_LABELS.address_line_2,
        max: 255,
        block: 'address',
      },
      { kind: 'city', name: 'city', label: RECORD_LABELS.city, block: 'address' },
      { kind: 'text', name: 'state', label: RECORD_LABELS.state, max: 50, block: 'address' },
      { kind: 'text', name: 'zip_code', label: RECORD_LABELS.zip_code, max: 10, block: 'address' },
      { kind: 'text', name: 'county', label: STATE_LABELS.county, max: 100, block: 'address' },
      {
        kind: 'own',
        name: 'check_address',
        label: { en: 'Check Address', es: 'Comprobar dirección' },
        input: LateCheckAddress,
        block: 'address',
      },
      { kind: 'text', name: 'key_map', label: RECORD_LABELS.key_map, max: 20, isShort: true },
      { kind: 'check', name: 'is_commercial', label: STATE_LABELS.commercial },
      { kind: 'check', name: 'is_display', label: { en: 'Display Pool', es: 'Piscina de muestra' } },
      {
        kind: 'check',
        name: 'is_central_texas',
        label: STATE_LABELS.central_texas,
        isIn: (_draft, isProduction) => !isProduction,
      },
    ],
  },
  {
    title: { en: 'Additional Site Information', es: 'Más sobre el sitio' },
    fields: [
      {
        kind: 'amount',
        name: 'mmg_mileage',
        label: { en: 'MMG Mileage', es: 'Millas MMG' },
        unit: 'mi',
        isShort: true,
      },
      {
        kind: 'amount',
        name: 'manchaca_mileage',
        label: { en: 'Manchaca Mileage', es: 'Millas Manchaca' },
        unit: 'mi',
        isIn: ({ is_central_texas }) => is_central_texas,
        isShort: true,
      },
      { kind: 'text', name: 'gate_code', label: { en: 'Gate Code', es: 'Código del portón' }, max: 50, isShort: true },
      { kind: 'long', name: 'notes', label: FIELD_LABELS.notes, max: 10_000, isWide: true },
      {
        kind: 'text',
        name: 'homeowner_first_name',
        label: { en: 'Homeowner First Name', es: 'Nombre del propietario' },
        max: 100,
      },
      {
        kind: 'text',
        name: 'homeowner_last_name',
        label: { en: 'Homeowner Last Name', es: 'Apellido del propietario' },
        max: 100,
      },
      {
        kind: 'phone',
        name: 'homeowner_phone',
        label: { en: 'Homeowner Phone', es: 'Teléfono del propietario' },
        isShort: true,
      },
      {
        kind: 'phone',
        name: 'homeowner_secondary_phone',
        label: { en: 'Homeowner Secondary Phone', es: 'Segundo teléfono del propietario' },
        isShort: true,
      },
      {
        kind: 'email',
        name: 'homeowner_email',
        label: { en: 'Homeowner Email', es: 'Correo del propietario' },
        max: 254,
      },
    ],
  },
];
