import type { LocalText } from '../localText';
import { report as needs } from '../access/needs';
import type { FieldKind } from '../fields/descriptor';
import * as filters from './filters';
import { REPORT_NAMES, type Report, type ReportColumn, type ReportName } from './report';
import { RECORD_LABELS } from '../labels/records';
import { STATE_LABELS } from '../labels/states';
import { FIELD_LABELS } from '../labels/fields';
import { SCREEN_TITLES } from '../labels/screens';
import { STAGE_LABELS } from '../labels/stages';

const text = (en: string, es: string): LocalText => ({ en, es });
const column = (
  name: string,
  label: LocalText,
  kind: FieldKind = 'String',
  more: Partial<ReportColumn> = {},
): ReportColumn => ({ name, label, kind, ...more });

const JOB = column('job_id', RECORD_LABELS.job_number, 'Int', { opens: 'job' });
const NAME = column('job_name', RECORD_LABELS.name);
const BUILDER = column('builder', STATE_LABELS.builder, 'String', { opens: 'builder' });
const ADDRESS = column('address', RECORD_LABELS.address);
const CITY = column('city', RECORD_LABELS.city);
/** Names of the product's own lists. */
const LISTED = { isListed: true } as const;
const STATUS = column('status', FIELD_LABELS.status, 'String', LISTED);
const COLOR = column('color', FIELD_LABELS.color);
const MATERIAL = column('material', FIELD_LABELS.material);
const APPLIED = column('app_date', RECORD_LABELS.app_date, 'Date');
const AREA = column('area', RECORD_LABELS.area_sq_ft, 'Quantity', { total: 'sum' });
const BATCHES = column('batches', FIELD_LABELS.batches, 'Quantity', { total: 'sum' });

const WARRANTY_ROW = [
  JOB,
  NAME,
  BUILDER,
  CITY,
  column('priority', FIELD_LABELS.priority, 'String', LISTED),
  column('category', FIELD_LABELS.category, 'String', LISTED),
  column('description', FIELD_LABELS.description),
  column('supervisor', FIELD_LABELS.supervisor),
  column('created', text('Created', 'Creado'), 'Date'),
  column('age', text('Age (days)', 'Antigüedad (días)'), 'Int'),
  STATUS,
  column('next_visit', text('Next Visit', 'Próxima visita'), 'Date'),
];
const WARRANTY_FILTERS = [filters.builder, filters.division, filters.repairSupervisor];

/** The reports of rows, by their name [RPT-013]. */
export const REPORTS: Readonly<Record<ReportName, Report>> = {
  'top-contacts': {
    name: 'top-contacts',
    query: 'reportTopContacts',
    label: SCREEN_TITLES.customer_top_50_contacts,
    need: needs('CAN_VIEW_REPORT_CUSTOMER_TOP_50_CONTACTS'),
    filters: [...filters.enteredLastYear, filters.category],
    columns: [
      column('rank', text('Rank', 'Puesto'), 'Int'),
      column('contact', RECORD_LABELS.contact),
      column('position', RECORD_LABELS.position),
      BUILDER,
      column('phone', RECORD_LABELS.phone, 'PhoneNumber'),
      column('email', RECORD_LABELS.email, 'EmailAddress'),
      column('jobs', SCREEN_TITLES.jobs, 'Int', { total: 'sum', opens: 'jobs' }),
      column('gunite', STAGE_LABELS.gunite, 'Int', { total: 'sum', opens: 'jobs' }),
      column('pebble', STAGE_LABELS.pebble, 'Int', { total: 'sum', opens: 'jobs' }),
      column('warranty', STAGE_LABELS.warranty, 'Int', { total: 'sum', opens: 'jobs' }),
      column('last_job', text('Last Job', 'Último trabajo'), 'Date'),
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
    label: SCREEN_TITLES.customer_contact_list,
    need: needs('CAN_VIEW_REPORT_CUSTOMER_CONTACT_LIST'),
    filters: [filters.keyword, filters.active],
    columns: [
      BUILDER,
      column('customer_no', text('Customer No.', 'N.º de cliente')),
      column('contact', RECORD_LABELS.contact),
      column('position', RECORD_LABELS.position),
      column('phone', RECORD_LABELS.phone, 'PhoneNumber'),
      column('email', RECORD_LABELS.email, 'EmailAddress'),
      column('business_phone', RECORD_LABELS.business_phone, 'PhoneNumber'),
      CITY,
      column('state', RECORD_LABELS.state),
    ],
    group: STATE_LABELS.builder,
  },
  coverage: {
    name: 'coverage',
    query: 'reportCoverage',
    label: SCREEN_TITLES.coverage,
    need: needs('CAN_VIEW_REPORT_COVERAGE'),
    filters: [...filters.appliedThisMonth, filters.crew, filters.material, filters.color, ...filters.otherTime],
    columns: [
      JOB,
      NAME,
      BUILDER,
      column('crew', FIELD_LABELS.crew),
      column('foreman', FIELD_LABELS.foreman),
      COLOR,
      MATERIAL,
      APPLIED,
      AREA,
      BATCHES,
      column('square_feet_per_batch', text('Sq ft per Batch', 'ft² por lote'), 'Quantity', {
        total: 'own',
        none: STATE_LABELS.no_batches,
      }),
    ],
    group: FIELD_LABELS.crew,
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
    label: SCREEN_TITLES.per_company_job,
    need: needs('CAN_VIEW_REPORT_PER_COMPANY_JOB'),
    filters: [filters.builder, ...filters.enteredThisYear, filters.category, filters.status, ...filters.otherTime],
    columns: [
      JOB,
      NAME,
      ADDRESS,
      CITY,
      column('category', FIELD_LABELS.category, 'String', LISTED),
      column('job_types', FIELD_LABELS.job_types, 'String', LISTED),
      STATUS,
      column('scheduled', STATE_LABELS.scheduled, 'Date'),
      column('finished', text('Finished or App Date', 'Terminado o aplicado'), 'Date'),
      column('yards', FIELD_LABELS.yards, 'Quantity', { total: 'sum' }),
      AREA,
      COLOR,
    ],
    group: RECORD_LABELS.company,
    compares: true,
  },
  'warranty-aging': {
    name: 'warranty-aging',
    query: 'reportWarrantyAging',
    label: SCREEN_TITLES.warranty_aging,
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
    label: SCREEN_TITLES.warranty_jobs_outstanding,
    need: needs('CAN_VIEW_WARRANTY_JOBS'),
    filters: [...WARRANTY_FILTERS, filters.priority, filters.status],
    columns: [
      ...WARRANTY_ROW,
      column('division', RECORD_LABELS.division, 'String', LISTED),
      column('special_instructions', FIELD_LABELS.special_instructions),
      column('is_will_need_to_return', STATE_LABELS.return, 'Boolean'),
    ],
    group: FIELD_LABELS.status,
  },
  'slurry-pickup': {
    name: 'slurry-pickup',
    query: 'reportSlurryPickup',
    label: SCREEN_TITLES.slurry_pickup,
    need: needs('CAN_VIEW_REPORT_SLURRY_PICKUP'),
    filters: [...filters.thisWeek, filters.undated, filters.slurryPickup, filters.openStatus],
    columns: [
      column('date', FIELD_LABELS.date, 'Date'),
      JOB,
      NAME,
      BUILDER,
      ADDRESS,
      column('key_map', RECORD_LABELS.key_map),
      column('pickup', RECORD_LABELS.pickup, 'String', LISTED),
      STATUS,
      column('batches', FIELD_LABELS.batches, 'Quantity'),
      column('notes', FIELD_LABELS.notes),
    ],
    group: RECORD_LABELS.pickup,
    hasManyOfJob: true,
  },
  'color-location': {
    name: 'color-location',
    query: 'reportColorLocation',
    label: SCREEN_TITLES.color_location,
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
      column('section', FIELD_LABELS.section, 'String', LISTED),
      column('additions', RECORD_LABELS.additions, 'String', LISTED),
      APPLIED,
    ],
    group: FIELD_LABELS.color,
    hasManyOfJob: true,
    hasMap: true,
  },
  overrides: {
    name: 'overrides',
    query: 'reportOverrides',
    label: SCREEN_TITLES.schedule_overrides,
    need: needs('CAN_OVERRIDE_SCHEDULE'),
    filters: [...filters.thisWeek, filters.anyCrew, filters.overriddenRule, filters.overrider],
    columns: [
      column('day', text('Day', 'Día'), 'Date'),
      column('rule', RECORD_LABELS.rule, 'String', LISTED),
      JOB,
      NAME,
      column('from_crew', RECORD_LABELS.from_crew),
      column('from_date', RECORD_LABELS.from_date, 'Date'),
      column('to_crew', RECORD_LABELS.to_crew),
      column('to_date', RECORD_LABELS.to_date, 'Date'),
      column('reason', RECORD_LABELS.reason, 'String', LISTED),
      column('words', text('In Own Words', 'En propias palabras')),
      column('who', RECORD_LABELS.who),
      column('quantity', RECORD_LABELS.load, 'Quantity'),
      column('capacity', RECORD_LABELS.capacity, 'Quantity'),
      column('percent', text('% of Capacity', '% de la capacidad'), 'Int'),
    ],
    group: RECORD_LABELS.rule,
    hasManyOfJob: true,
  },
};

/** The report of an address below /reports/, or null. */
export const reportOf = (name: string): Report | null => {
  const found = REPORT_NAMES.find((one) => one === name);
  return found ? REPORTS[found] : null;
};
