import type { Language, LocalText } from '../localText';
import { formatInstant } from '../fields/formatInstant';
import { PHASE } from '../pebble/phases';
import { crewPart, colorPart, guniteLines, historyPart, pebbleLines, totalYards } from './siteParts';
import { filledParts, label, linesOf, measured, nameIn, shownDate, type SheetPart } from '../sheetParts';
import type { SiteSubJob } from './siteSubJob';
import { FIELD_LABELS } from '../labels/fields';
import { RECORD_LABELS } from '../labels/records';
import { STAGE_LABELS } from '../labels/stages';

/** The printed cards: one for each category, and those of boulders and of Prep [WO-025]. */
export type CardKindName = 'gunite' | 'boulder' | 'prep' | 'pebble';
const CARD_KINDS: readonly CardKindName[] = ['gunite', 'boulder', 'prep', 'pebble'];
export const isCardKind = (word: string): word is CardKindName => CARD_KINDS.some((kind) => kind === word);

const LAST_COMMENTS = 5;

const text = (title: LocalText, words: string | null | undefined): SheetPart => ({
  title,
  text: words?.trim() ?? '',
});

const comments = (s: SiteSubJob): SheetPart => ({
  title: label('General Comments', 'Comentarios generales'),
  table: {
    head: [FIELD_LABELS.date, label('By', 'Por'), label('Comment', 'Comentario')],
    rows: s.general_comments
      .slice(0, LAST_COMMENTS)
      .map((one) => [formatInstant(one.date_created), nameIn(one.created_by), one.general_comment]),
  },
});

const gunite = (s: SiteSubJob, language: Language): SheetPart[] => [
  { title: RECORD_LABELS.job_details, lines: guniteLines(s, language) },
  historyPart(s, language),
  {
    title: label('Totals', 'Totales'),
    lines: linesOf(language, [
      [FIELD_LABELS.total_yardage, totalYards(s, language)],
      [RECORD_LABELS.flash_yards, measured(s.gunite_details?.flash_yards, 'yd')],
      [RECORD_LABELS.flash_date, shownDate(s.gunite_details?.flash_date)],
      [label('Flash Crew', 'Cuadrilla de flash'), nameIn(s.gunite_details?.flash_crew)],
    ]),
  },
  text(FIELD_LABELS.notes, s.gunite_details?.notes),
];

const pebble = (s: SiteSubJob, language: Language): SheetPart[] => [
  { title: RECORD_LABELS.job_details, lines: pebbleLines(s, language) },
  colorPart(s),
  crewPart(s, language),
  text(STAGE_LABELS.slurry, s.pebble_details?.slurry_pickup_notes),
  text(FIELD_LABELS.notes, s.pebble_details?.notes),
];

const prep = (s: SiteSubJob, language: Language): SheetPart[] => {
  const [p, v] = [s.pebble_details, s.presite];
  return [
    {
      title: RECORD_LABELS.job_details,
      lines: linesOf(language, [
        [FIELD_LABELS.job_types, s.job_types.join(', ')],
        [FIELD_LABELS.chip_out, p?.is_complete_chip_out],
        [RECORD_LABELS.bond_kote, v?.is_bond_cote],
        [FIELD_LABELS.trim_tile, p?.is_trim_tile],
        [FIELD_LABELS.update_channel_drain, p?.is_update_channel_drain],
        [FIELD_LABELS.trash_pick_up, p?.is_trash_pick_up],
        [FIELD_LABELS.tile, p?.tile_information],
        [label('Access to Power', 'Acceso a corriente'), v?.is_access_to_power],
        [label('Water on Site', 'Agua en el sitio'), v?.is_water_on_site],
        [label('Steel Done', 'Acero terminado'), v?.is_steel_done],
      ]),
    },
    crewPart(s, language, [PHASE.PREP]),
    text(RECORD_LABELS.access, v?.access_notes),
    text(RECORD_LABELS.steel, v?.steel_notes),
    text(FIELD_LABELS.notes, p?.notes),
  ];
};

const boulder = (s: SiteSubJob, language: Language, entry: number | null): SheetPart[] => {
  const found = s.boulder_details.find(({ id }) => id === entry);
  return [
    {
      title: RECORD_LABELS.job_details,
      lines: linesOf(language, [
        [FIELD_LABELS.addition, nameIn(found?.addition)],
        [FIELD_LABELS.status, nameIn(found?.status)],
        [FIELD_LABELS.completed, shownDate(found?.completed_date)],
      ]),
    },
    text(FIELD_LABELS.notes, found?.notes),
  ];
};

/**
 * What a card says below its head; the last five comments stand on all of them [WO-025]. @param entry the
 * boulder's
 */
export const cardParts = (
  kind: CardKindName,
  s: SiteSubJob,
  language: Language,
  entry: number | null = null,
): SheetPart[] => {
  const own = { gunite, pebble, prep, boulder }[kind](s, language, entry);
  return filledParts([...own, comments(s)]);
};

/** Whether a sub-job has a card of a kind: Prep unless it is not to be printed [WO-024]. */
export const hasCard = (kind: CardKindName, s: SiteSubJob, entry: number | null = null): boolean => {
  if (kind === 'boulder') return s.boulder_details.some(({ id }) => id === entry);
  if (kind === 'gunite') return s.gunite_details !== null;
  return s.pebble_details !== null && (kind === 'pebble' || !s.pebble_details.is_no_prep_print);
};
