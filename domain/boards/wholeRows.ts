import type { Language, LocalText } from '../localText';
import { label, linesOf, measured, nameIn, shownDate, type SheetLine } from '../sheetParts';
import { shownName } from '../lookups/shownName';
import { PRESITE_CHECKLIST } from '../presite/checklist';
import { BADGES, type BadgeCode } from './badges';
import type { CardEntity } from './types';
import type { WholeJob, WholeSubJob } from './wholeJob';
import { STATE_LABELS } from '../labels/states';
import { STAGE_LABELS } from '../labels/stages';
import { SCREEN_TITLES } from '../labels/screens';

type Flags = Readonly<Record<string, unknown>> | null | undefined;
type Row = Parameters<typeof linesOf>[1][number];

const FT = 'ft';

/** What a job is, and what is to be done on it, named when it is so. */
const FLAGS: Readonly<Record<string, LocalText>> = {
  is_central_texas: STATE_LABELS.central_texas,
  is_display: label('Display pool', 'Piscina de muestra'),
  is_commercial: STATE_LABELS.commercial,
  is_estimate: STATE_LABELS.estimate,
  was_estimated: label('Was an estimate', 'Fue un presupuesto'),
  is_cash_on_delivery: label('Cash on delivery', 'Contra entrega'),
  is_in_print_queue: label('In the print queue', 'En la cola de impresión'),
  is_invoiced: STATE_LABELS.invoiced,
  is_request_form: STATE_LABELS.request_form,
  is_slurry_pickup: STATE_LABELS.slurry_pickup,
  is_can_show: STATE_LABELS.can_show,
  is_complete_chip_out: label('Complete chip out', 'Picado completo'),
  is_update_channel_drain: label('Update channel drain', 'Cambiar el drenaje de canal'),
  is_trim_tile: STATE_LABELS.trim_tile,
  is_trash_pick_up: label('Trash pick up', 'Recogida de basura'),
  is_no_prep_print: label('No prep print', 'No imprimir preparación'),
  is_spa_negative_edge: label('Spa negative edge', 'Borde infinito del spa'),
  is_spa_rolled_edge: label('Spa rolled edge', 'Borde redondeado del spa'),
  is_flash: STAGE_LABELS.flash,
  is_gunite_division: label('Gunite division', 'División de gunita'),
  is_pebble_division: label('Pebble division', 'División de pebble'),
  is_boulder_creations_division: label('Boulder division', 'División de rocas'),
  is_will_need_to_return: label('Needs a return', 'Necesita regreso'),
};

const flagsIn = (all: readonly Flags[], language: Language, said: ReadonlySet<string>): string =>
  Object.entries(FLAGS)
    .filter(([name]) => !said.has(name) && all.some((flags) => flags?.[name] === true))
    .map(([, text]) => text[language])
    .join(', ');

const joined = (parts: readonly string[], between = ', '): string => parts.filter((part) => part !== '').join(between);
const place = (lat: number | null, lon: number | null): string =>
  lat === null || lon === null ? '' : `${lat}, ${lon}`;
const wallTime = (value: string | null): string =>
  value === null ? '' : `${shownDate(value.slice(0, 10))} ${value.slice(11, 16)}`;
const order = (value: number | null): string => (value === null ? '' : `#${value}`);

type NameOf = (of: { name: string | null } | null) => string;
/** Whether a row of a list is told beside the list, since it is the card itself. */
type IsServed = (entity: CardEntity, row: { id: number }) => boolean;

const pebbleRows = (pebble: WholeSubJob['pebble_details'], name: NameOf, isTold: IsServed): Row[] => [
  [label('Date of request', 'Fecha de solicitud'), shownDate(pebble?.request_date)],
  [
    label('Colors and materials', 'Colores y materiales'),
    (pebble?.color_additions ?? [])
      .map((row) =>
        joined([
          joined([nameIn(row.material_type), nameIn(row.color), ...row.additions.map(nameIn)], ' '),
          nameIn(row.pool_section),
          row.batches_used ?? '',
          row.notes ?? '',
        ]),
      )
      .join('\n'),
  ],
  [
    SCREEN_TITLES.crews,
    (pebble?.crew_information ?? [])
      .filter((row) => !isTold('crew_information', row))
      .map((row) =>
        joined([
          name(row.phase_type),
          name(row.status),
          shownDate(row.date),
          nameIn(row.crew),
          order(row.job_order),
          nameIn(row.foreman),
          row.notes ?? '',
        ]),
      )
      .join('\n'),
  ],
];

const guniteRows = (gunite: WholeSubJob['gunite_details'], name: NameOf, isTold: IsServed): Row[] => [
  [
    label('Gunite history', 'Historial de gunita'),
    (gunite?.gunite_history ?? [])
      .filter((row) => !isTold('gunite_history', row))
      .map((row) =>
        joined([
          name(row.type),
          shownDate(row.gunite_date),
          name(row.status),
          nameIn(row.crew),
          measured(row.yardage, 'yd'),
          order(row.job_order),
          row.notes ?? '',
        ]),
      )
      .join('\n'),
  ],
  [label('Gunite notes', 'Notas de gunita'), gunite?.notes],
];

const warrantyRows = (warranty: WholeSubJob['warranty_details'], name: NameOf, isTold: IsServed): Row[] => [
  [label('Pool sections', 'Secciones de la piscina'), (warranty?.pool_sections ?? []).map(name).join(', ')],
  [
    STATE_LABELS.applied,
    (warranty?.pebble_details ?? [])
      .map((row) => joined([shownDate(row.app_date), nameIn(row.color), name(row.section), nameIn(row.crew)]))
      .join('\n'),
  ],
  [
    STATE_LABELS.visits,
    (warranty?.schedule ?? [])
      .filter((row) => !isTold('warranty_schedule', row))
      .map((row) => joined([nameIn(row.fieldworker), joined([wallTime(row.start), wallTime(row.end)], ' – ')]))
      .join('\n'),
  ],
  [
    label('Repairs', 'Reparaciones'),
    (warranty?.crew_repair_jobs ?? [])
      .filter((row) => !isTold('crew_repair_job', row))
      .map((row) =>
        joined([shownDate(row.date), name(row.company_division), nameIn(row.crew), name(row.status), row.notes ?? '']),
      )
      .join('\n'),
  ],
];

const isAnswered = (presite: WholeSubJob['presite'], field: string): field is keyof NonNullable<typeof presite> =>
  presite !== null && field in presite;

const presiteRows = (presite: WholeSubJob['presite']): Row[] => [
  ...PRESITE_CHECKLIST.flatMap(({ fields }) =>
    fields.flatMap((field): Row[] => {
      const answer = isAnswered(presite, field.name) ? presite?.[field.name] : null;
      return typeof answer === 'boolean' ? [[field.label, answer]] : [];
    }),
  ),
  [
    label('Presite comments', 'Comentarios de la visita previa'),
    (presite?.comments ?? []).map(({ comment }) => comment).join('\n'),
  ],
];

/** The card beside which the job is told: what it says itself is not said again. */
export interface TellingCard {
  entity: CardEntity;
  id: number;
  badges: readonly BadgeCode[];
}

/** What the boards may tell of a job besides what a card carries; nothing for a sub-job that the user may not read. */
export const wholeRows = (
  job: WholeJob,
  job_detail_id: number,
  language: Language,
  card: TellingCard | null = null,
): SheetLine[] => {
  const subJob = job.sub_jobs.find(({ id }) => id === job_detail_id);
  if (!subJob) return [];
  const name = (of: { name: string | null } | null): string => (of?.name ? shownName(of.name, language) : '');
  const { pebble_details, gunite_details, warranty_details, presite } = subJob;
  const isTold: IsServed = (entity, { id }) => card?.entity === entity && card.id === id;
  const said = new Set<string>(card?.badges.map((code) => BADGES[code].flag) ?? []);
  const others = job.sub_jobs.filter(({ id }) => id !== job_detail_id);
  return linesOf(language, [
    [label('Job types', 'Tipos de trabajo'), subJob.job_types.map((type) => shownName(type, language)).join(', ')],
    [label('Pool type', 'Tipo de piscina'), name(subJob.pool_type)],
    [
      label('What it is', 'Qué es'),
      flagsIn([{ ...job }, { ...subJob }, pebble_details, gunite_details, warranty_details], language, said),
    ],
    [label('Plan perimeter', 'Perímetro del plano'), measured(subJob.plan_perimeter, FT)],
    [label('Pebble perimeter', 'Perímetro de pebble'), measured(subJob.pebble_perimeter, FT)],
    ...pebbleRows(pebble_details, name, isTold),
    ...guniteRows(gunite_details, name, isTold),
    [
      STATE_LABELS.boulders,
      subJob.boulder_details.map((row) => joined([nameIn(row.addition), name(row.status), row.notes ?? ''])).join('\n'),
    ],
    ...warrantyRows(warranty_details, name, isTold),
    ...presiteRows(presite),
    [label('Schedule e-mail', 'Correo de programación'), job.company?.schedule_contact_email],
    [
      label("Builder's supervisor", 'Supervisor del constructor'),
      joined([nameIn(job.company_supervisor), job.company_supervisor?.email_address ?? '']),
    ],
    [label('Address, line 2', 'Dirección, línea 2'), job.address_line_2],
    [STATE_LABELS.county, job.county],
    [label('Confirmed place', 'Lugar confirmado'), place(job.lat, job.lon)],
    [label('Estimated place', 'Lugar estimado'), place(job.temp_lat, job.temp_lon)],
    [
      label('Other sub-jobs', 'Otros subtrabajos'),
      others.map((one) => joined([name(one.job_category), name(one.status)])).join('\n'),
    ],
  ]);
};
