import type { LocalText } from '#domain/localText';
import { BOULDERS, COLORS, CREWS, GUNITE_HISTORY, REPAIRS, VISITS, WARRANTY_PEBBLE } from './rows/entryLists';
import type { SectionSpec } from './section/sectionSpec';
import { GUNITE_DIMENSIONS, PEBBLE_DIMENSIONS, SUB_JOB } from './sections/commonSections';
import { GUNITE } from './sections/guniteSections';
import { PEBBLE_DATES, PEBBLE_FLAGS } from './sections/pebbleSections';
import { PRESITE } from './sections/presiteSection';
import { WARRANTY, WARRANTY_POOL, WATER_CHEMISTRY } from './sections/warrantySections';
import { subJobMessages, type SubJobMessage } from './messages';

interface List {
  path: string;
  words: { title: LocalText };
  columns: readonly { name: string; label: LocalText }[];
}

const SECTIONS: readonly SectionSpec[] = [
  SUB_JOB,
  GUNITE_DIMENSIONS,
  PEBBLE_DIMENSIONS,
  GUNITE,
  PEBBLE_DATES,
  PEBBLE_FLAGS,
  PRESITE,
  WARRANTY,
  WATER_CHEMISTRY,
  WARRANTY_POOL,
];
const LISTS: readonly List[] = [CREWS, COLORS, GUNITE_HISTORY, BOULDERS, VISITS, WARRANTY_PEBBLE, REPAIRS];

const said = (message: SubJobMessage): LocalText => ({
  en: subJobMessages.en[message],
  es: subJobMessages.es[message],
});

/**
 * What the fields and lists of a sub-job are called, by their path within it without the keys of rows:
 * `pebble_details.crew_information.date`.
 */
export const SUB_JOB_LABELS: ReadonlyMap<string, LocalText> = new Map([
  ...SECTIONS.flatMap(({ scope, groups }) =>
    groups
      .flatMap(({ fields }) => fields)
      .map(({ name, label }) => [scope === '' ? name : `${scope}.${name}`, label] as const),
  ),
  ...LISTS.flatMap(({ path, words, columns }) => [
    [path, words.title] as const,
    ...columns.map(({ name, label }) => [`${path}.${name}`, label] as const),
  ]),
  ['general_comments', said('general_comments')],
  ['presite.comments', said('presite_comments')],
]);
