import type { Language } from '../localText';
import { formatInstant } from '../fields/formatInstant';
import { PHASE } from '../pebble/phases';
import { crewPart, colorPart, guniteLines, historyPart, pebbleLines, totalYards } from './siteParts';
import { filledParts, label, linesOf, measured, nameIn, shownDate, type SheetPart } from '../sheetParts';
import type { SiteSubJob } from './siteSubJob';

/** The printed cards: one for each category, and those of boulders and of Prep [WO-025]. */
export type CardKindName = 'gunite' | 'boulder' | 'prep' | 'pebble';
const CARD_KINDS: readonly CardKindName[] = ['gunite', 'boulder', 'prep', 'pebble'];
export const isCardKind = (word: string): word is CardKindName => CARD_KINDS.some((kind) => kind === word);

const LAST_COMMENTS = 5;

const text = (en: string, es: string, words: string | null | undefined): SheetPart => ({
  title: label(en, es),
  text: words?.trim() ?? '',
});

const comments = (s: SiteSubJob): SheetPart => ({
  title: label('General Comments', 'Comentarios generales'),
  table: {
    head: [label('Date', 'Fecha'), label('By', 'Por'), label('Comment', 'Comentario')],
    rows: s.general_comments
      .slice(0, LAST_COMMENTS)
      .map((one) => [formatInstant(one.date_created), nameIn(one.created_by), one.general_comment]),
  },
});

const gunite = (s: SiteSubJob, language: Language): SheetPart[] => [
  { title: label('Job Details', 'Detalles del trabajo'), lines: guniteLines(s, language) },
  historyPart(s, language),
  {
    title: label('Totals', 'Totales'),
    lines: linesOf(language, [
      [label('Total Yardage', 'Yardas totales'), totalYards(s, language)],
      [label('Flash Yards', 'Yardas de flash'), measured(s.gunite_details?.flash_yards, 'yd')],
      [label('Flash Date', 'Fecha de flash'), shownDate(s.gunite_details?.flash_date)],
      [label('Flash Crew', 'Cuadrilla de flash'), nameIn(s.gunite_details?.flash_crew)],
    ]),
  },
  text('Notes', 'Notas', s.gunite_details?.notes),
];

const pebble = (s: SiteSubJob, language: Language): SheetPart[] => [
  { title: label('Job Details', 'Detalles del trabajo'), lines: pebbleLines(s, language) },
  colorPart(s),
  crewPart(s, language),
  text('Slurry', 'Lodo', s.pebble_details?.slurry_pickup_notes),
  text('Notes', 'Notas', s.pebble_details?.notes),
];

const prep = (s: SiteSubJob, language: Language): SheetPart[] => {
  const [p, v] = [s.pebble_details, s.presite];
  return [
    {
      title: label('Job Details', 'Detalles del trabajo'),
      lines: linesOf(language, [
        [label('Job Types', 'Tipos de trabajo'), s.job_types.join(', ')],
        [label('Chip Out', 'Picado'), p?.is_complete_chip_out],
        [label('Bond Kote', 'Bond Kote'), v?.is_bond_cote],
        [label('Trim Tile', 'Azulejo de borde'), p?.is_trim_tile],
        [label('Update Channel Drain', 'Cambiar el drenaje de canal'), p?.is_update_channel_drain],
        [label('Trash Pick Up', 'Recogida de basura'), p?.is_trash_pick_up],
        [label('Tile', 'Azulejo'), p?.tile_information],
        [label('Access to Power', 'Acceso a corriente'), v?.is_access_to_power],
        [label('Water on Site', 'Agua en el sitio'), v?.is_water_on_site],
        [label('Steel Done', 'Acero terminado'), v?.is_steel_done],
      ]),
    },
    crewPart(s, language, [PHASE.PREP]),
    text('Access', 'Acceso', v?.access_notes),
    text('Steel', 'Acero', v?.steel_notes),
    text('Notes', 'Notas', p?.notes),
  ];
};

const boulder = (s: SiteSubJob, language: Language, entry: number | null): SheetPart[] => {
  const found = s.boulder_details.find(({ id }) => id === entry);
  return [
    {
      title: label('Job Details', 'Detalles del trabajo'),
      lines: linesOf(language, [
        [label('Addition', 'Adición'), nameIn(found?.addition)],
        [label('Status', 'Estado'), nameIn(found?.status)],
        [label('Completed', 'Terminado'), shownDate(found?.completed_date)],
      ]),
    },
    text('Notes', 'Notas', found?.notes),
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
