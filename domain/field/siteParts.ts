import type { Language, LocalText } from '../localText';
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
import { FIELD_LABELS } from '../labels/fields';
import { STATE_LABELS } from '../labels/states';
import { STAGE_LABELS } from '../labels/stages';
import { SCREEN_TITLES } from '../labels/screens';

const FT = { en: 'ft', es: 'pies' } as const;

/** An entry of the product's own lists in the language of the screen. */
const named = (value: Parameters<typeof nameIn>[0], language: Language): string => shownName(nameIn(value), language);

const PHASES: Readonly<Record<number, ReturnType<typeof label>>> = {
  [PHASE.PREP]: STAGE_LABELS.prep,
  [PHASE.APP]: STAGE_LABELS.application,
  [PHASE.DETAIL]: STAGE_LABELS.detail,
  [PHASE.SLURRY]: STAGE_LABELS.slurry,
};

const COMMON = (s: SiteSubJob, language: Language): Parameters<typeof linesOf>[1] => [
  [FIELD_LABELS.category, named(s.job_category, language)],
  [FIELD_LABELS.job_types, s.job_types.map((name) => shownName(name, language)).join(', ')],
  [FIELD_LABELS.status, named(s.status, language)],
  [FIELD_LABELS.pool_type, named(s.pool_type, language)],
  [FIELD_LABELS.spa_type, named(s.spa_type, language)],
];

const depthLines = (s: SiteSubJob, language: Language): Parameters<typeof linesOf>[1] => [
  [FIELD_LABELS.depth_low, measured(s.depth_low, FT[language])],
  [FIELD_LABELS.depth_mid, measured(s.depth_mid, FT[language])],
  [FIELD_LABELS.depth_high, measured(s.depth_high, FT[language])],
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
    [FIELD_LABELS.plan_perimeter, measured(s.plan_perimeter, FT[language])],
    [FIELD_LABELS.plan_sa, measured(s.plan_sa, STATE_LABELS.sq_ft[language])],
    ...depthLines(s, language),
    [FIELD_LABELS.spa_negative_edge, s.gunite_details?.is_spa_negative_edge],
    [FIELD_LABELS.spa_rolled_edge, s.gunite_details?.is_spa_rolled_edge],
    [STAGE_LABELS.flash, s.gunite_details?.is_flash],
    [FIELD_LABELS.total_yardage, totalYards(s, language)],
  ]);

/** Measures of a pebble sub-job, and those of its flags that are YES. */
export const pebbleLines = (s: SiteSubJob, language: Language): SheetLine[] => {
  const p = s.pebble_details;
  const flags: [ReturnType<typeof label>, boolean | undefined][] = [
    [FIELD_LABELS.chip_out, p?.is_complete_chip_out],
    [FIELD_LABELS.trim_tile, p?.is_trim_tile],
    [FIELD_LABELS.update_channel_drain, p?.is_update_channel_drain],
    [FIELD_LABELS.trash_pick_up, p?.is_trash_pick_up],
    [SCREEN_TITLES.slurry_pickup, p?.is_slurry_pickup],
    [label('Cash on Delivery', 'Contra entrega'), s.is_cash_on_delivery],
  ];
  return linesOf(language, [
    ...COMMON(s, language),
    [FIELD_LABELS.pebble_perimeter, measured(s.pebble_perimeter, FT[language])],
    [FIELD_LABELS.mmg_pebble_perimeter, measured(s.mmg_pebble_perimeter, FT[language])],
    [FIELD_LABELS.plan_ia, measured(s.plan_ia, STATE_LABELS.sq_ft[language])],
    [FIELD_LABELS.mmg_ia, measured(s.mmg_ia, STATE_LABELS.sq_ft[language])],
    ...depthLines(s, language),
    [label('Total Batches', 'Lotes totales'), measured(p?.total_batches)],
    [FIELD_LABELS.tile, p?.tile_information],
    ...flags.filter(([, isOn]) => isOn === true),
  ]);
};

const warrantyLines = (s: SiteSubJob, language: Language): SheetLine[] => {
  const w = s.warranty_details;
  return linesOf(language, [
    ...COMMON(s, language),
    [FIELD_LABELS.warranty_category, named(w?.category, language)],
    [FIELD_LABELS.priority, named(w?.priority, language)],
    [FIELD_LABELS.repair_supervisor, nameIn(w?.repair_supervisor)],
    [STATE_LABELS.return, w?.is_will_need_to_return],
  ]);
};

/** The colours of a pebble sub-job with what is mixed in. */
export const colorPart = (s: SiteSubJob): SheetPart => ({
  title: FIELD_LABELS.colors,
  table: {
    head: [
      FIELD_LABELS.material,
      FIELD_LABELS.color,
      FIELD_LABELS.additives,
      FIELD_LABELS.section,
      FIELD_LABELS.batches,
      FIELD_LABELS.notes,
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
  title: SCREEN_TITLES.crews,
  table: {
    head: [
      FIELD_LABELS.phase,
      FIELD_LABELS.date,
      FIELD_LABELS.crew,
      FIELD_LABELS.foreman,
      FIELD_LABELS.status,
      FIELD_LABELS.notes,
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
  title: FIELD_LABELS.gunite_history,
  table: {
    head: [
      FIELD_LABELS.type,
      FIELD_LABELS.date,
      FIELD_LABELS.crew,
      FIELD_LABELS.yards,
      FIELD_LABELS.order,
      FIELD_LABELS.status,
      FIELD_LABELS.notes,
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
  title: STATE_LABELS.visits,
  table: {
    head: [FIELD_LABELS.start, FIELD_LABELS.end, label('Fieldworker', 'Trabajador')],
    rows: (s.warranty_details?.schedule ?? []).map((row) => [
      wallTime(row.start),
      wallTime(row.end),
      nameIn(row.fieldworker),
    ]),
  },
});

const repairsPart = (s: SiteSubJob, language: Language): SheetPart => ({
  title: STATE_LABELS.crew_repair,
  table: {
    head: [FIELD_LABELS.date, FIELD_LABELS.crew, FIELD_LABELS.status, FIELD_LABELS.notes],
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

const sameIn = (text: string): LocalText => label(text, text);

const textPart = (title: LocalText, text: string | null | undefined): SheetPart => ({
  title,
  text: text?.trim() ?? '',
});

/** What is to be built, by the category of the sub-job. */
export const detailParts = (s: SiteSubJob, language: Language): SheetPart[] => {
  const title = FIELD_LABELS.details;
  if (s.job_category_id === CATEGORY.GUNITE)
    return filledParts([
      { title, lines: guniteLines(s, language) },
      textPart(FIELD_LABELS.notes, s.gunite_details?.notes),
      {
        title: STATE_LABELS.boulders,
        table: {
          head: [FIELD_LABELS.addition, FIELD_LABELS.status, FIELD_LABELS.completed],
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
      textPart(STAGE_LABELS.slurry, s.pebble_details?.slurry_pickup_notes),
      textPart(FIELD_LABELS.notes, s.pebble_details?.notes),
    ]);
  return filledParts([
    { title, lines: warrantyLines(s, language) },
    textPart(FIELD_LABELS.description, s.warranty_details?.description),
    textPart(FIELD_LABELS.special_instructions, s.warranty_details?.special_instructions),
    textPart(FIELD_LABELS.report_notes, s.warranty_details?.report_notes),
  ]);
};

/** The part of the site page that lists crews and their dates. */
export const scheduleParts = (s: SiteSubJob, language: Language): SheetPart[] => {
  const [p, g] = [s.pebble_details, s.gunite_details];
  return filledParts([
    {
      title: SCREEN_TITLES.schedule,
      lines: linesOf(language, [
        [label('Requested', 'Solicitado'), shownDate(p?.requested_app_date ?? g?.requested_app_date)],
        [STATE_LABELS.scheduled, shownDate(p?.scheduled_app_date ?? g?.scheduled_date)],
        [FIELD_LABELS.finished, shownDate(g?.finished_date)],
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
          title: STAGE_LABELS.presite,
          lines: linesOf(language, [
            [FIELD_LABELS.scheduled_date, shownDate(presite.scheduled_date)],
            [FIELD_LABELS.presite_date, shownDate(presite.checkin_date)],
            [FIELD_LABELS.supervisor, nameIn(presite.presite_supervisor)],
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
          textPart(sameIn(`${formatInstant(date_created)} ${nameIn(created_by)}`.trim()), comment),
        ),
      ]);
