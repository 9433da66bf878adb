import type { LocalText } from '../localText';
import { report as needs } from '../access/needs';
import type { FieldKind } from '../fields/descriptor';
import * as filters from './filters';
import { REPORT_NAMES, type Report, type ReportColumn, type ReportName } from './report';

const text = (en: string, es: string): LocalText => ({ en, es });
const column = (
  name: string,
  en: string,
  es: string,
  kind: FieldKind = 'String',
  more: Partial<ReportColumn> = {},
): ReportColumn => ({ name, label: { en, es }, kind, ...more });

const JOB = column('job_id', 'Job #', 'N.º de trabajo', 'Int', { opens: 'job' });
const NAME = column('job_name', 'Name', 'Nombre');
const BUILDER = column('builder', 'Builder', 'Constructor', 'String', { opens: 'builder' });
const ADDRESS = column('address', 'Address', 'Dirección');
const CITY = column('city', 'City', 'Ciudad');
/** Names of the product's own lists. */
const LISTED = { isListed: true } as const;
const STATUS = column('status', 'Status', 'Estado', 'String', LISTED);
const COLOR = column('color', 'Color', 'Color');
const MATERIAL = column('material', 'Material', 'Material');
const APPLIED = column('app_date', 'App Date', 'Fecha de aplicación', 'Date');
const AREA = column('area', 'Area (sq ft)', 'Área (ft²)', 'Quantity', { total: 'sum' });
const BATCHES = column('batches', 'Batches', 'Lotes', 'Quantity', { total: 'sum' });

const WARRANTY_ROW = [
  JOB,
  NAME,
  BUILDER,
  CITY,
  column('priority', 'Priority', 'Prioridad', 'String', LISTED),
  column('category', 'Category', 'Categoría', 'String', LISTED),
  column('description', 'Description', 'Descripción'),
  column('supervisor', 'Supervisor', 'Supervisor'),
  column('created', 'Created', 'Creado', 'Date'),
  column('age', 'Age (days)', 'Antigüedad (días)', 'Int'),
  STATUS,
  column('next_visit', 'Next Visit', 'Próxima visita', 'Date'),
];
const WARRANTY_FILTERS = [filters.builder, filters.division, filters.repairSupervisor];

/** The reports of rows, by their name [RPT-013]. */
export const REPORTS: Readonly<Record<ReportName, Report>> = {
  'top-contacts': {
    name: 'top-contacts',
    query: 'reportTopContacts',
    label: text('Customer Top 50 Contacts', '50 contactos principales'),
    need: needs('CAN_VIEW_REPORT_CUSTOMER_TOP_50_CONTACTS'),
    filters: [...filters.enteredLastYear, filters.category],
    columns: [
      column('rank', 'Rank', 'Puesto', 'Int'),
      column('contact', 'Contact', 'Contacto'),
      column('position', 'Position', 'Cargo'),
      BUILDER,
      column('phone', 'Phone', 'Teléfono', 'PhoneNumber'),
      column('email', 'Email', 'Correo electrónico', 'EmailAddress'),
      column('jobs', 'Jobs', 'Trabajos', 'Int', { total: 'sum', opens: 'jobs' }),
      column('gunite', 'Gunite', 'Gunita', 'Int', { total: 'sum', opens: 'jobs' }),
      column('pebble', 'Pebble', 'Pebble', 'Int', { total: 'sum', opens: 'jobs' }),
      column('warranty', 'Warranty', 'Garantía', 'Int', { total: 'sum', opens: 'jobs' }),
      column('last_job', 'Last Job', 'Último trabajo', 'Date'),
    ],
    chart: {
      of: 'rows',
      name: 'contact',
      value: 'jobs',
      label: text('Jobs of the first ten', 'Trabajos de los diez primeros'),
    },
  },
  'customer-contact-list': {
    name: 'customer-contact-list',
    query: 'reportCustomerContactList',
    label: text('Customer Contact List', 'Lista de contactos'),
    need: needs('CAN_VIEW_REPORT_CUSTOMER_CONTACT_LIST'),
    filters: [filters.keyword, filters.active],
    columns: [
      BUILDER,
      column('customer_no', 'Customer No.', 'N.º de cliente'),
      column('contact', 'Contact', 'Contacto'),
      column('position', 'Position', 'Cargo'),
      column('phone', 'Phone', 'Teléfono', 'PhoneNumber'),
      column('email', 'Email', 'Correo electrónico', 'EmailAddress'),
      column('business_phone', 'Business Phone', 'Teléfono de la empresa', 'PhoneNumber'),
      CITY,
      column('state', 'State', 'Estado'),
    ],
    group: text('Builder', 'Constructor'),
  },
  coverage: {
    name: 'coverage',
    query: 'reportCoverage',
    label: text('Coverage', 'Rendimiento'),
    need: needs('CAN_VIEW_REPORT_COVERAGE'),
    filters: [...filters.appliedThisMonth, filters.crew, filters.material, filters.color, ...filters.otherTime],
    columns: [
      JOB,
      NAME,
      BUILDER,
      column('crew', 'Crew', 'Cuadrilla'),
      column('foreman', 'Foreman', 'Capataz'),
      COLOR,
      MATERIAL,
      APPLIED,
      AREA,
      BATCHES,
      column('square_feet_per_batch', 'Sq ft per Batch', 'ft² por lote', 'Quantity', {
        total: 'own',
        none: text('(No Batches)', '(Sin lotes)'),
      }),
    ],
    group: text('Crew', 'Cuadrilla'),
    chart: {
      of: 'groups',
      value: 'square_feet_per_batch',
      label: text('Sq ft per batch by crew', 'ft² por lote de cada cuadrilla'),
    },
    compares: true,
  },
  'per-company-job': {
    name: 'per-company-job',
    query: 'reportPerCompanyJob',
    label: text('Per Company Job', 'Trabajos por empresa'),
    need: needs('CAN_VIEW_REPORT_PER_COMPANY_JOB'),
    filters: [filters.builder, ...filters.enteredThisYear, filters.category, filters.status, ...filters.otherTime],
    columns: [
      JOB,
      NAME,
      ADDRESS,
      CITY,
      column('category', 'Category', 'Categoría', 'String', LISTED),
      column('job_types', 'Job Types', 'Tipos de trabajo', 'String', LISTED),
      STATUS,
      column('scheduled', 'Scheduled', 'Programado', 'Date'),
      column('finished', 'Finished or App Date', 'Terminado o aplicado', 'Date'),
      column('yards', 'Yards', 'Yardas', 'Quantity', { total: 'sum' }),
      AREA,
      COLOR,
    ],
    group: text('Company', 'Empresa'),
    compares: true,
  },
  'warranty-aging': {
    name: 'warranty-aging',
    query: 'reportWarrantyAging',
    label: text('Warranty Aging', 'Antigüedad de garantías'),
    need: needs('CAN_VIEW_WARRANTY_JOBS'),
    filters: WARRANTY_FILTERS,
    columns: WARRANTY_ROW,
    group: text('Age', 'Antigüedad'),
    chart: {
      of: 'groups',
      value: 'count',
      groups: ['91+', '61-90', '31-60', '0-30'],
      label: text('Open warranty jobs by age', 'Garantías abiertas por antigüedad'),
    },
  },
  'warranty-jobs-outstanding': {
    name: 'warranty-jobs-outstanding',
    query: 'reportWarrantyJobsOutstanding',
    label: text('Warranty Jobs Outstanding', 'Garantías pendientes'),
    need: needs('CAN_VIEW_WARRANTY_JOBS'),
    filters: [...WARRANTY_FILTERS, filters.priority, filters.status],
    columns: [
      ...WARRANTY_ROW,
      column('division', 'Division', 'División', 'String', LISTED),
      column('special_instructions', 'Special Instructions', 'Instrucciones especiales'),
      column('is_will_need_to_return', 'Return', 'Regreso', 'Boolean'),
    ],
    group: text('Status', 'Estado'),
  },
  'slurry-pickup': {
    name: 'slurry-pickup',
    query: 'reportSlurryPickup',
    label: text('Slurry Pickup', 'Recogida de lodo'),
    need: needs('CAN_VIEW_REPORT_SLURRY_PICKUP'),
    filters: [...filters.thisWeek, filters.undated, filters.slurryPickup, filters.openStatus],
    columns: [
      column('date', 'Date', 'Fecha', 'Date'),
      JOB,
      NAME,
      BUILDER,
      ADDRESS,
      column('key_map', 'Key Map', 'Key Map'),
      column('pickup', 'Pickup', 'Recolección', 'String', LISTED),
      STATUS,
      column('batches', 'Batches', 'Lotes', 'Quantity'),
      column('notes', 'Notes', 'Notas'),
    ],
    group: text('Pickup', 'Recolección'),
    hasManyOfJob: true,
  },
  'color-location': {
    name: 'color-location',
    query: 'reportColorLocation',
    label: text('Color Location', 'Ubicación de colores'),
    need: needs('CAN_VIEW_PLASTER_JOBS_ALL'),
    filters: [filters.requiredColor, filters.material, ...filters.appliedEver, filters.canShow],
    columns: [
      COLOR,
      MATERIAL,
      JOB,
      NAME,
      BUILDER,
      ADDRESS,
      CITY,
      column('section', 'Section', 'Sección', 'String', LISTED),
      column('additions', 'Additions', 'Aditivos', 'String', LISTED),
      APPLIED,
    ],
    group: text('Color', 'Color'),
    hasManyOfJob: true,
    hasMap: true,
  },
  overrides: {
    name: 'overrides',
    query: 'reportOverrides',
    label: text('Schedule Overrides', 'Excepciones del calendario'),
    need: needs('CAN_OVERRIDE_SCHEDULE'),
    filters: [...filters.thisWeek, filters.anyCrew, filters.overriddenRule, filters.overrider],
    columns: [
      column('day', 'Day', 'Día', 'Date'),
      column('rule', 'Rule', 'Regla', 'String', LISTED),
      JOB,
      NAME,
      column('from_crew', 'From Crew', 'De cuadrilla'),
      column('from_date', 'From Date', 'De fecha', 'Date'),
      column('to_crew', 'To Crew', 'A cuadrilla'),
      column('to_date', 'To Date', 'A fecha', 'Date'),
      column('reason', 'Reason', 'Motivo', 'String', LISTED),
      column('words', 'In Own Words', 'En propias palabras'),
      column('who', 'Who', 'Quién'),
      column('quantity', 'Load', 'Carga', 'Quantity'),
      column('capacity', 'Capacity', 'Capacidad', 'Quantity'),
      column('percent', '% of Capacity', '% de la capacidad', 'Int'),
    ],
    group: text('Rule', 'Regla'),
    hasManyOfJob: true,
  },
};

/** The report of an address below /reports/, or null. */
export const reportOf = (name: string): Report | null => {
  const found = REPORT_NAMES.find((one) => one === name);
  return found ? REPORTS[found] : null;
};
