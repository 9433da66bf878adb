import { randomInt, randomUUID } from 'node:crypto';
import {
  chemicalsChecks,
  guniteChecks,
  guniteEntryChecks,
  jobChecks,
  pebbleChecks,
  presiteChecks,
  subJobChecks,
  warrantyChecks,
} from '../../../domain/generated/draftFields';
import { RESOURCES } from '../../../domain/generated/resources';
import { PRESITE_CHECKLIST } from '../../../domain/presite/checklist';
import { PHASE } from '../../../domain/pebble/phases';
import { entriesOf, isField, WORK_ORDER_TYPES } from '../../../domain/workOrders/workOrderTypes';
import { aBuilder, api } from '../browserApi';
import { aWholeJob, type WholeJob } from '../screenAddresses';
import { ADMIN, checkedFields, offeredBy, readBy, typedFields, type HandForm, type HandFormSource } from './handForm';
import type { HandField } from './meanings';

/** Of the job alone. A new address asks for its check before it is saved; its state is kept in full. */
const JOB_FIELDS: readonly HandField[] = [
  ...checkedFields(jobChecks, [
    'address_line_1',
    'address_line_2',
    'city',
    'state',
    'zip_code',
    'county',
    'lat',
    'lon',
    'temp_lat',
    'temp_lon',
    'manchaca_mileage',
  ]),
  { name: 'is_commercial', label: 'Commercial', kind: 'Boolean' },
  { name: 'is_display', label: 'Display Pool', kind: 'Boolean' },
];

/** Areas follow from the other measures when those are typed later. */
const OWN: readonly HandField[] = checkedFields(subJobChecks, [
  'critical_note',
  'awaiting_builder_date',
  'plan_sa',
  'plan_ia',
  'mmg_ia',
]);

const below = (part: string, fields: readonly HandField[], labels: Readonly<Record<string, string>>): HandField[] =>
  fields.flatMap((field) => {
    const label = labels[field.name];
    return label === undefined ? [] : [{ ...field, name: `${part}.${field.name}`, label }];
  });
const inWords = (name: string): string =>
  name.replaceAll(/(^|_)([a-z])/g, (_whole, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`);
const byName = (part: string, fields: readonly HandField[], more: Readonly<Record<string, string>> = {}): HandField[] =>
  below(part, fields, Object.fromEntries(fields.map(({ name }) => [name, more[name] ?? inWords(name)])));
const flag = (name: string, label: string): HandField => ({ name, label, kind: 'Boolean' });
const pick = async (name: string, label: string, lookup: string): Promise<HandField> => ({
  name: `${name}.id`,
  label,
  kind: 'Reference',
  options: await offeredBy(lookup),
});
/** A box whose text is added to a list by the save, newest first. */
const box = (name: string, nth: number, field = 'comment'): HandField => ({
  name: `${name}.0.${field}`,
  label: 'Comment',
  nth,
  kind: 'LongText',
  max: 2000,
  isBox: true,
});

const OF_ALL: readonly HandField[] = [
  ...OWN,
  flag('is_cash_on_delivery', 'COD'),
  flag('is_in_print_queue', 'Print Queue'),
  flag('is_invoiced', 'Invoiced'),
];

/** The questions of a presite, in the form of a sub-job. */
const presite = async (): Promise<HandField[]> => [
  ...byName('presite', checkedFields(presiteChecks, ['slurry_type_other']), {
    checkin_date: 'Presite Date',
    slurry_type_notes: 'Slurry Notes',
    in_floor_nozzles: 'In-Floor Nozzles',
    vgb_main_drains: 'VGB Main Drains',
    feet_of_hose_needed: 'Feet of Hose Needed',
    estimated_number_of_batches: 'Estimated Batches',
    estimated_number_of_hoses: 'Estimated Hoses',
  }),
  await pick('presite.vgb_main_drains_by', 'VGB Main Drains By', 'lookupVgbMainDrainProvider'),
];

const pools = async (): Promise<HandField[]> => [
  await pick('pool_type', 'Pool Type', 'lookupPoolType'),
  await pick('spa_type', 'Spa Type', 'lookupSpaType'),
  ...(await presite()),
  box('presite.comments', 0),
  box('general_comments', 1, 'general_comment'),
];

const guniteFields = async (): Promise<HandField[]> => [
  ...OF_ALL,
  ...(await pools()),
  ...below('gunite_details', checkedFields(guniteChecks), {
    request_date: 'Date of Request',
    requested_app_date: 'Requested Date',
    notes: 'Notes',
  }),
  ...below('gunite_details.gunite_history.0', checkedFields(guniteEntryChecks, ['job_order']), {
    gunite_date: 'Gunite Date, row 1',
    yardage: 'Yardage, row 1',
  }),
  {
    name: 'gunite_details.gunite_history.0.notes',
    label: 'Notes, row 1',
    nth: 0,
    kind: 'LongText',
    max: 4000,
  },
  { name: 'boulder_details.0.notes', label: 'Notes, row 1', nth: 1, kind: 'LongText', max: 4000 },
  { name: 'boulder_details.0.completed_date', label: 'Completed Date, row 1', kind: 'Date' },
  flag('gunite_details.is_spa_negative_edge', 'Spa Negative Edge'),
  flag('gunite_details.is_spa_rolled_edge', 'Spa Rolled Edge'),
  flag('gunite_details.is_flash', 'Flash'),
];

const pebbleFields = async (): Promise<HandField[]> => [
  ...OF_ALL,
  ...(await pools()),
  ...below('pebble_details', checkedFields(pebbleChecks), {
    request_date: 'Date of Request',
    requested_app_date: 'Requested App Date',
    notes: 'Notes',
    tile_information: 'Tile Information',
  }),
  ...[1, 2, 3, 4].flatMap((row): HandField[] => [
    { name: `pebble_details.crew_information.${row - 1}.date`, label: `Date, row ${row}`, kind: 'Date' },
    {
      name: `pebble_details.crew_information.${row - 1}.notes`,
      label: `Notes, row ${row}`,
      kind: 'LongText',
      max: 4000,
    },
  ]),
  flag('pebble_details.is_can_show', 'Can Show'),
  flag('pebble_details.is_trim_tile', 'Trim Tile'),
  flag('pebble_details.is_request_form', 'Request Form'),
];

const warrantyFields = async (): Promise<HandField[]> => [
  ...OF_ALL,
  ...byName('warranty_details', checkedFields(warrantyChecks, ['other_repair_supervisor', 'creation_date']), {
    other_info: 'Other Information',
  }),
  ...byName('warranty_details.chemicals', checkedFields(chemicalsChecks), { ph: 'pH' }).map((field) =>
    field.label === 'pH' ? { ...field, most: 14 } : field,
  ),
  await pick('warranty_details.priority', 'Priority', 'lookupPriority'),
  await pick('warranty_details.category', 'Category', 'lookupWarrantyCategory'),
  flag('warranty_details.is_will_need_to_return', 'Need to Return'),
  flag('warranty_details.is_pebble_division', 'Pebble Division'),
  box('general_comments', 0, 'general_comment'),
];

/** The form of a sub-job of a job of its own: hands that meet in one would ask each other. */
const ofSubJob = (
  name: string,
  pathOf: (job: WholeJob) => string,
  which: 'gunite' | 'pebble' | 'warranty',
  fieldsOf: () => Promise<readonly HandField[]>,
): HandFormSource => ({
  name,
  make: async () => {
    const [job, fields] = [await aWholeJob(), await fieldsOf()];
    const read = readBy('job_detail(job_detail_id: $id)', job[which], fields);
    return { name, path: pathOf(job), fields, read };
  },
});

const jobForm: HandFormSource = {
  name: 'Job',
  make: async () => {
    const job = await aWholeJob();
    const read = readBy('job(id: $id)', job.id, JOB_FIELDS);
    return { name: 'Job', path: `/job/${job.id}/edit`, fields: JOB_FIELDS, read };
  },
};

const estimateForm: HandFormSource = {
  name: 'Estimate',
  make: async () => {
    const company = await aBuilder();
    const { made } = await api<{ made: { id: number } }>(
      ADMIN,
      'mutation ($estimate: JobInput!) { made: createEstimate(estimateInput: $estimate) { id } }',
      { estimate: { name: `Hand ${randomUUID().slice(0, 8)}`, company: { id: company.id } } },
    );
    const read = readBy('estimate(id: $id)', made.id, JOB_FIELDS);
    return { name: 'Estimate', path: `/estimate/${made.id}/edit`, fields: JOB_FIELDS, read };
  },
};

/** The answers without which an order is not saved. */
const answersOf = (type: (typeof WORK_ORDER_TYPES)[number]): Record<string, unknown> =>
  Object.fromEntries(
    entriesOf(type)
      .filter(isField)
      .filter(({ asks }) => asks !== undefined)
      .flatMap(({ name, kind, choices }): [string, unknown][] => {
        if (kind === 'answer') return [[name, false]];
        if (kind === 'choice') return [[name, choices?.[0]]];
        if (kind === 'text' || kind === 'line') return [[name, 'Done']];
        return [];
      }),
  );

/** The answers that are chosen, and times: one alone is in no order of a day. */
const isOfOrder = ({ name, kind, options }: HandField): boolean =>
  (kind !== 'Time' || name === 'driver_in') && kind !== 'Boolean' && options === undefined;

const workOrderForm = (type: (typeof WORK_ORDER_TYPES)[number]): HandFormSource => ({
  name: `${type.label} Work Order`,
  make: async (): Promise<HandForm> => {
    const job = await aWholeJob();
    const resource = RESOURCES.find(({ name }) => name === type.table);
    const { subJob, id } = job.order(type.type);
    if (!resource) throw new Error(`no resource for ${type.type}`);
    const { one, update } = resource.operations;
    const stored = await readBy(`${one}(id: $id)`, id, [{ name: 'version', kind: 'Int' }])();
    await api(
      ADMIN,
      `mutation ($id: Int!, $row: ${resource.type}Patch!) { ${update}(id: $id, ${resource.argument}: $row) { id } }`,
      { id, row: { version: stored.version, ...answersOf(type) } },
    );
    const fields = typedFields(resource.fields).filter(isOfOrder);
    return {
      name: `${type.label} Work Order`,
      path: `/job/${job.id}/${subJob}/work-order/${type.type}/${id}/edit`,
      fields,
      read: readBy(`${one}(id: $id)`, id, fields),
    };
  },
});

/** A day on which nobody else works: after all that the demo plans, before the last that a date field takes. */
const aQuietDay = (): string => {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 300 + randomInt(400));
  return day.toISOString().slice(0, 10);
};

interface DayCells {
  cells: {
    kind: 'yardage' | 'batches';
    row_id: number;
    job_id: number;
    job_name: string;
    type_name: string | null;
    color: string | null;
    section: string | null;
    value: string | null;
  }[];
}

/** The yards and batches of all jobs of a day, each stored as its cell is left. */
const daySheet: HandFormSource = {
  name: 'Sheet of a Day',
  make: async () => {
    const [company, date] = [await aBuilder(), aQuietDay()];
    const colors = (await offeredBy('lookupPebbleColor')).slice(0, 2);
    const plain = { is_cash_on_delivery: false, is_critical_note: false };
    await api(ADMIN, 'mutation ($job: JobInput!) { made: createJob(job: $job) { id } }', {
      job: {
        name: `Hand ${randomUUID().slice(0, 8)}`,
        company: { id: company.id },
        is_display: false,
        is_commercial: false,
        is_central_texas: false,
        sub_jobs: [
          {
            ...plain,
            job_category: { id: 1 },
            gunite_details: { gunite_history: [1, 2].map((id) => ({ type: { id }, gunite_date: date })) },
          },
          {
            ...plain,
            job_category: { id: 2 },
            pebble_details: {
              crew_information: [{ phase_type: { id: PHASE.APP }, date }],
              color_additions: colors.map(({ stored }) => ({ color: { id: stored } })),
            },
          },
        ],
      },
    });
    const readCells = async () =>
      (
        await api<DayCells>(
          ADMIN,
          'query ($date: Date!) { cells: dayCells(date: $date) { kind row_id job_id job_name type_name color section value } }',
          { date },
        )
      ).cells;
    const fields = (await readCells()).map(
      ({ kind, row_id, job_id, job_name, type_name, color, section }): HandField => ({
        name: `${kind}${row_id}`,
        label: `${kind === 'yardage' ? 'Yards' : 'Batches'}: ${job_id} ${job_name}, ${[type_name, color, section].filter(Boolean).join(' · ')}`,
        kind: 'Quantity',
        min: 0,
        scale: 2,
      }),
    );
    return {
      name: 'Sheet of a Day',
      path: `/daily?date=${date}`,
      savesFields: true,
      fields,
      read: async () =>
        Object.fromEntries((await readCells()).map(({ kind, row_id, value }) => [`${kind}${row_id}`, value])),
    };
  },
};

/** The kinds of answers of a site check that are typed. */
const TYPED_ANSWERS = { count: 'Int', text: 'String', long: 'LongText' } as const;

/** The check of a site, each answer stored as it is left. */
const siteCheck: HandFormSource = {
  name: 'Site Check',
  make: async () => {
    const { gunite } = await aWholeJob();
    const fields = PRESITE_CHECKLIST.flatMap((group) => group.fields).flatMap((field): HandField[] =>
      // "Other" asks which, and nothing else does.
      field.kind === 'yesNo' || field.kind === 'picker' || field.name === 'slurry_type_other'
        ? []
        : [
            {
              name: `presite.${field.name}`,
              label: field.label.en,
              kind: TYPED_ANSWERS[field.kind],
              ...('max' in field ? { max: field.max } : { min: 0 }),
            },
          ],
    );
    return {
      name: 'Site Check',
      path: `/SuperDetail/${gunite}#presite`,
      savesFields: true,
      fields,
      read: readBy('job_detail(job_detail_id: $id)', gunite, fields),
    };
  },
};

/** The forms of jobs, their sub-jobs, daily sheets and work orders. */
export const jobForms: readonly HandFormSource[] = [
  ofSubJob('Gunite Sub-job', ({ id, gunite }) => `/job/${id}/edit/${gunite}`, 'gunite', guniteFields),
  ofSubJob('Pebble Sub-job', ({ id, pebble }) => `/job/${id}/edit/${pebble}`, 'pebble', pebbleFields),
  ofSubJob('Warranty Sub-job', ({ id, warranty }) => `/job/${id}/edit/${warranty}`, 'warranty', warrantyFields),
  jobForm,
  ofSubJob(
    'Daily Yardage',
    ({ id }) => `/daily-yardage/${id}`,
    'gunite',
    async () => OWN,
  ),
  ofSubJob(
    'Daily Batches',
    ({ id }) => `/daily-batches/${id}`,
    'pebble',
    async () => OWN,
  ),
  daySheet,
  siteCheck,
  estimateForm,
  ...WORK_ORDER_TYPES.map(workOrderForm),
];
