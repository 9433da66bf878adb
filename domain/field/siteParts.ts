import type { Language } from '../localText';
import { formatInstant } from '../fields/formatInstant';
import { PHASE } from '../pebble/phases';
import { PRESITE_CHECKLIST, type ChecklistName } from '../presite/checklist';
import { shownName } from '../lookups/shownName';
import { CATEGORY } from '../statuses';
import {
  filledParts,
  label,
  linesOf,
  measured,
  nameIn,
  shownDate,
  type SheetLine,
  type SheetPart,
} from '../sheetParts';
import type { CrewDay, PresiteOfSite, SiteSubJob } from './siteSubJob';

const FT = { en: 'ft', es: 'pies' } as const;
const SQ_FT = { en: 'sq ft', es: 'pies²' } as const;

/** An entry of the product's own lists in the language of the screen. */
const named = (value: Parameters<typeof nameIn>[0], language: Language): string => shownName(nameIn(value), language);

const PHASES: Readonly<Record<number, ReturnType<typeof label>>> = {
  [PHASE.PREP]: label('Prep', 'Preparación'),
  [PHASE.APP]: label('Application', 'Aplicación'),
  [PHASE.DETAIL]: label('Detail', 'Detalle'),
  [PHASE.SLURRY]: label('Slurry', 'Lodo'),
};

const COMMON = (s: SiteSubJob, language: Language): Parameters<typeof linesOf>[1] => [
  [label('Category', 'Categoría'), named(s.job_category, language)],
  [label('Job Types', 'Tipos de trabajo'), s.job_types.map((name) => shownName(name, language)).join(', ')],
  [label('Status', 'Estado'), named(s.status, language)],
  [label('Pool Type', 'Tipo de piscina'), named(s.pool_type, language)],
  [label('Spa Type', 'Tipo de spa'), named(s.spa_type, language)],
];

const depthLines = (s: SiteSubJob, language: Language): Parameters<typeof linesOf>[1] => [
  [label('Depth Low', 'Profundidad mínima'), measured(s.depth_low, FT[language])],
  [label('Depth Mid', 'Profundidad media'), measured(s.depth_mid, FT[language])],
  [label('Depth High', 'Profundidad máxima'), measured(s.depth_high, FT[language])],
];

/** The total counts whole yards [GUN-016]; what was poured stands beside it where that is another number. */
export const totalYards = ({ gunite_details: gunite }: SiteSubJob, language: Language): string => {
  if (!gunite || gunite.total_yardage === null) return '';
  const whole = measured(gunite.total_yardage, 'yd');
  const all = gunite.gunite_history.reduce((sum, { yardage }) => sum + Math.round((yardage ?? 0) * 100), 0);
  const poured = (all - Math.round((gunite.flash_yards ?? 0) * 100)) / 100;
  const isCut = poured !== gunite.total_yardage && Math.trunc(poured) === gunite.total_yardage;
  return isCut ? `${whole} (${poured} ${{ en: 'poured', es: 'coladas' }[language]})` : whole;
};

/** Category, types, measures and what is special about a gunite sub-job. */
export const guniteLines = (s: SiteSubJob, language: Language): SheetLine[] =>
  linesOf(language, [
    ...COMMON(s, language),
    [label('Plan Perimeter', 'Perímetro del plano'), measured(s.plan_perimeter, FT[language])],
    [label('Plan SA', 'Superficie del plano'), measured(s.plan_sa, SQ_FT[language])],
    ...depthLines(s, language),
    [label('Spa Negative Edge', 'Borde infinito del spa'), s.gunite_details?.is_spa_negative_edge],
    [label('Spa Rolled Edge', 'Borde redondeado del spa'), s.gunite_details?.is_spa_rolled_edge],
    [label('Flash', 'Flash'), s.gunite_details?.is_flash],
    [label('Total Yardage', 'Yardas totales'), totalYards(s, language)],
  ]);

/** Measures of a pebble sub-job, and those of its flags that are YES. */
export const pebbleLines = (s: SiteSubJob, language: Language): SheetLine[] => {
  const p = s.pebble_details;
  const flags: [ReturnType<typeof label>, boolean | undefined][] = [
    [label('Chip Out', 'Picado'), p?.is_complete_chip_out],
    [label('Trim Tile', 'Azulejo de borde'), p?.is_trim_tile],
    [label('Update Channel Drain', 'Cambiar el drenaje de canal'), p?.is_update_channel_drain],
    [label('Trash Pick Up', 'Recogida de basura'), p?.is_trash_pick_up],
    [label('Slurry Pickup', 'Recogida de lodo'), p?.is_slurry_pickup],
    [label('Cash on Delivery', 'Contra entrega'), s.is_cash_on_delivery],
  ];
  return linesOf(language, [
    ...COMMON(s, language),
    [label('Pebble Perimeter', 'Perímetro de pebble'), measured(s.pebble_perimeter, FT[language])],
    [label('MMG Pebble Perimeter', 'Perímetro de pebble MMG'), measured(s.mmg_pebble_perimeter, FT[language])],
    [label('Plan IA', 'Área interior del plano'), measured(s.plan_ia, SQ_FT[language])],
    [label('MMG IA', 'Área interior MMG'), measured(s.mmg_ia, SQ_FT[language])],
    ...depthLines(s, language),
    [label('Total Batches', 'Lotes totales'), measured(p?.total_batches)],
    [label('Tile', 'Azulejo'), p?.tile_information],
    ...flags.filter(([, isOn]) => isOn === true),
  ]);
};

const warrantyLines = (s: SiteSubJob, language: Language): SheetLine[] => {
  const w = s.warranty_details;
  return linesOf(language, [
    ...COMMON(s, language),
    [label('Warranty Category', 'Categoría de garantía'), named(w?.category, language)],
    [label('Priority', 'Prioridad'), named(w?.priority, language)],
    [label('Repair Supervisor', 'Supervisor de reparación'), nameIn(w?.repair_supervisor)],
    [label('Return', 'Regreso'), w?.is_will_need_to_return],
  ]);
};

/** The colours of a pebble sub-job with what is mixed in. */
export const colorPart = (s: SiteSubJob): SheetPart => ({
  title: label('Colors', 'Colores'),
  table: {
    head: [
      label('Material', 'Material'),
      label('Color', 'Color'),
      label('Additives', 'Aditivos'),
      label('Section', 'Sección'),
      label('Batches', 'Lotes'),
      label('Notes', 'Notas'),
    ],
    rows: (s.pebble_details?.color_additions ?? []).map((c) => [
      nameIn(c.material_type),
      nameIn(c.color),
      c.additions.map(nameIn).join(', '),
      nameIn(c.pool_section),
      c.batches_used ?? '',
      c.notes ?? '',
    ]),
  },
});

/** The days of the crews of a pebble sub-job. @param phases all of them unless said */
export const crewPart = (s: SiteSubJob, language: Language, phases?: readonly number[]): SheetPart => ({
  title: label('Crews', 'Cuadrillas'),
  table: {
    head: [
      label('Phase', 'Fase'),
      label('Date', 'Fecha'),
      label('Crew', 'Cuadrilla'),
      label('Foreman', 'Capataz'),
      label('Status', 'Estado'),
      label('Notes', 'Notas'),
    ],
    rows: (s.pebble_details?.crew_information ?? [])
      .filter(({ phase_type_id }) => phases === undefined || phases.includes(phase_type_id))
      .map((row: CrewDay) => [
        PHASES[row.phase_type_id]?.[language] ?? '',
        shownDate(row.date),
        nameIn(row.crew),
        nameIn(row.foreman),
        named(row.status, language),
        row.notes ?? '',
      ]),
  },
});

/** The days of a gunite sub-job, in seven columns. */
export const historyPart = (s: SiteSubJob, language: Language): SheetPart => ({
  title: label('Gunite History', 'Historial de gunita'),
  table: {
    head: [
      label('Type', 'Tipo'),
      label('Date', 'Fecha'),
      label('Crew', 'Cuadrilla'),
      label('Yards', 'Yardas'),
      label('Order', 'Orden'),
      label('Status', 'Estado'),
      label('Notes', 'Notas'),
    ],
    rows: (s.gunite_details?.gunite_history ?? []).map((row) => [
      named(row.type, language),
      shownDate(row.gunite_date),
      nameIn(row.crew),
      measured(row.yardage),
      measured(row.job_order),
      named(row.status, language),
      row.notes ?? '',
    ]),
  },
});

const visitsPart = (s: SiteSubJob): SheetPart => ({
  title: label('Visits', 'Visitas'),
  table: {
    head: [label('Start', 'Inicio'), label('End', 'Fin'), label('Fieldworker', 'Trabajador')],
    rows: (s.warranty_details?.schedule ?? []).map((row) => [
      wallTime(row.start),
      wallTime(row.end),
      nameIn(row.fieldworker),
    ]),
  },
});

const repairsPart = (s: SiteSubJob, language: Language): SheetPart => ({
  title: label('Crew Repair', 'Reparación de cuadrilla'),
  table: {
    head: [label('Date', 'Fecha'), label('Crew', 'Cuadrilla'), label('Status', 'Estado'), label('Notes', 'Notas')],
    rows: (s.warranty_details?.crew_repair_jobs ?? []).map((row) => [
      shownDate(row.date),
      nameIn(row.crew),
      named(row.status, language),
      row.notes ?? '',
    ]),
  },
});

/** `2026-03-11T09:00:00` as it is read: it has no zone. */
const wallTime = (value: string | null): string =>
  value === null ? '' : `${shownDate(value.slice(0, 10))} ${value.slice(11, 16)}`;

const textPart = (en: string, es: string, text: string | null | undefined): SheetPart => ({
  title: label(en, es),
  text: text?.trim() ?? '',
});

/** What is to be built, by the category of the sub-job. */
export const detailParts = (s: SiteSubJob, language: Language): SheetPart[] => {
  const title = label('Details', 'Detalles');
  if (s.job_category_id === CATEGORY.GUNITE)
    return filledParts([
      { title, lines: guniteLines(s, language) },
      textPart('Notes', 'Notas', s.gunite_details?.notes),
      {
        title: label('Boulders', 'Rocas'),
        table: {
          head: [label('Addition', 'Adición'), label('Status', 'Estado'), label('Completed', 'Terminado')],
          rows: s.boulder_details.map((row) => [
            nameIn(row.addition),
            named(row.status, language),
            shownDate(row.completed_date),
          ]),
        },
      },
    ]);
  if (s.job_category_id === CATEGORY.PEBBLE)
    return filledParts([
      { title, lines: pebbleLines(s, language) },
      colorPart(s),
      textPart('Slurry', 'Lodo', s.pebble_details?.slurry_pickup_notes),
      textPart('Notes', 'Notas', s.pebble_details?.notes),
    ]);
  return filledParts([
    { title, lines: warrantyLines(s, language) },
    textPart('Description', 'Descripción', s.warranty_details?.description),
    textPart('Special Instructions', 'Instrucciones especiales', s.warranty_details?.special_instructions),
    textPart('Report Notes', 'Notas del informe', s.warranty_details?.report_notes),
  ]);
};

/** The part of the site page that lists crews and their dates. */
export const scheduleParts = (s: SiteSubJob, language: Language): SheetPart[] => {
  const [p, g] = [s.pebble_details, s.gunite_details];
  return filledParts([
    {
      title: label('Schedule', 'Programación'),
      lines: linesOf(language, [
        [label('Requested', 'Solicitado'), shownDate(p?.requested_app_date ?? g?.requested_app_date)],
        [label('Scheduled', 'Programado'), shownDate(p?.scheduled_app_date ?? g?.scheduled_date)],
        [label('Finished', 'Terminado'), shownDate(g?.finished_date)],
      ]),
    },
    crewPart(s, language),
    historyPart(s, language),
    visitsPart(s),
    repairsPart(s, language),
  ]);
};

const answered = (value: PresiteOfSite[ChecklistName]): string | number | boolean | null =>
  value !== null && typeof value === 'object' ? nameIn(value) : value;

/** All that the check of the site found, in its order; nothing where there is none, as for a warranty. */
export const presiteParts = (presite: PresiteOfSite | null, language: Language): SheetPart[] =>
  presite === null
    ? []
    : filledParts([
        {
          title: label('Presite', 'Visita previa'),
          lines: linesOf(language, [
            [label('Scheduled Date', 'Fecha programada'), shownDate(presite.scheduled_date)],
            [label('Presite Date', 'Fecha de la visita previa'), shownDate(presite.checkin_date)],
            [label('Supervisor', 'Supervisor'), nameIn(presite.presite_supervisor)],
          ]),
        },
        ...PRESITE_CHECKLIST.flatMap(({ title, fields }): SheetPart[] => [
          {
            title,
            lines: linesOf(
              language,
              fields
                .filter(({ kind }) => kind !== 'long')
                .map(({ name, label: text }) => [text, answered(presite[name])]),
            ),
          },
          ...fields
            .filter(({ kind }) => kind === 'long')
            .map(({ name, label: text }) => ({ title: text, text: String(answered(presite[name]) ?? '').trim() })),
        ]),
        ...presite.comments.map(({ comment, date_created, created_by }) =>
          textPart(
            `${formatInstant(date_created)} ${nameIn(created_by)}`.trim(),
            `${formatInstant(date_created)} ${nameIn(created_by)}`.trim(),
            comment,
          ),
        ),
      ]);
