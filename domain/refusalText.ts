import type { Language, LocalText } from './access/localText';
import { binText, stageText } from './boards/binText';
import { parseBinKey } from './boards/bins';
import { formatCivilDate } from './civilDate';
import { PRESITE_DIVISIONS } from './presite/schedule/divisions';
import { BOARD_TEXTS } from './refusals/boards';
import { CATALOGUE, type RuleName } from './refusals/catalogue';
import { PRESITE_TEXTS } from './refusals/presite';
import type { RefusalParams } from './refusals/refusal';
import { WRITE_PARAMS } from './refusals/writes';
import { textOrEmpty } from './values';

/** Where a card is now: the server says it in English, and names the bin for every other language. */
const whereText = ({ bin, crew, where, category: board }: RefusalParams, language: Language): string => {
  if (language === 'en') return String(where ?? '');
  const key = typeof bin === 'string' ? bin : null;
  const category =
    board === 'warranty' ? board : key !== null && parseBinKey(key)?.stage === 'GUNITE' ? 'gunite' : 'pebble';
  return binText(key, typeof crew === 'string' ? crew : null, category, language);
};

const BOARD_PARAMS: typeof WRITE_PARAMS = {
  stage: ({ stage }, language) => stageText(String(stage ?? ''), language),
  date: ({ date }) => formatCivilDate(String(date ?? '')),
  where: whereText,
};

const NO_DATE: LocalText = { en: '(No Date)', es: '(Sin fecha)' };

const divisionName = (value: unknown, language: Language): string =>
  PRESITE_DIVISIONS.find(({ id }) => id === value)?.name[language] ??
  (typeof value === 'number' ? String(value) : textOrEmpty(value));
const dateText = (value: unknown, language: Language): string =>
  formatCivilDate(textOrEmpty(value)) || NO_DATE[language];

const PRESITE_PARAMS: typeof WRITE_PARAMS = {
  division: ({ division }, language) => divisionName(division, language),
  date: ({ date }, language) => dateText(date, language),
  earliest: ({ earliest }, language) => dateText(earliest, language),
  latest: ({ latest }, language) => dateText(latest, language),
};

/** How an area shows its params; those that it does not name are shown as they are. */
const paramsOf = (rule: RuleName): typeof WRITE_PARAMS => {
  if (Object.hasOwn(BOARD_TEXTS, rule)) return BOARD_PARAMS;
  return Object.hasOwn(PRESITE_TEXTS, rule) ? PRESITE_PARAMS : WRITE_PARAMS;
};

/** What the database refuses is named by its label; what a form refuses stands at its field. */
const templateOf = (rule: RuleName, params: RefusalParams): LocalText =>
  CATALOGUE[rule === 'not_valid' && 'label' in params ? 'label_not_valid' : rule];

/**
 * The words of a refusal: made where somebody reads them, and nowhere before. A param that has words of its own in
 * Spanish brings them under its name with `_es`.
 */
export const refusalText = (
  { rule, params }: { rule: RuleName; params: RefusalParams },
  language: Language,
): string => {
  const show = paramsOf(rule);
  const given = (name: string) => (language === 'es' ? params[`${name}_es`] : undefined) ?? params[name] ?? '';
  return templateOf(rule, params)[language].replace(
    /\{(\w+)\}/g,
    (_, name: string) => show[name]?.(params, language) ?? String(given(name)),
  );
};
