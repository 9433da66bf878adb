import type { Language, LocalText } from './localText';
import { BOARD_PARAMS } from './boards/boardRefusal';
import { formatCivilDate } from './civilDate';
import { PRESITE_DIVISIONS } from './presite/schedule/divisions';
import { BOARD_TEXTS } from './refusals/boards';
import { CATALOGUE, type RuleName } from './refusals/catalogue';
import { PRESITE_TEXTS } from './refusals/presite';
import { fillTemplate, type ShownParams } from './refusals/fillTemplate';
import type { RefusalParams } from './refusals/refusal';
import { WRITE_PARAMS } from './refusals/writes';
import { textOrEmpty } from './values';
import { STATE_LABELS } from './labels/states';

const NO_DATE: LocalText = STATE_LABELS.no_date;

const divisionName = (value: unknown, language: Language): string =>
  PRESITE_DIVISIONS.find(({ id }) => id === value)?.name[language] ??
  (typeof value === 'number' ? String(value) : textOrEmpty(value));
const dateText = (value: unknown, language: Language): string =>
  formatCivilDate(textOrEmpty(value)) || NO_DATE[language];

const PRESITE_PARAMS: ShownParams = {
  division: ({ division }, language) => divisionName(division, language),
  date: ({ date }, language) => dateText(date, language),
  earliest: ({ earliest }, language) => dateText(earliest, language),
  latest: ({ latest }, language) => dateText(latest, language),
};

/** How an area shows its params; those that it does not name are shown as they are. */
const paramsOf = (rule: RuleName): ShownParams => {
  if (Object.hasOwn(BOARD_TEXTS, rule)) return BOARD_PARAMS;
  return Object.hasOwn(PRESITE_TEXTS, rule) ? PRESITE_PARAMS : WRITE_PARAMS;
};

/** What the database refuses is named by its label; what a form refuses stands at its field. */
const templateOf = (rule: RuleName, params: RefusalParams): LocalText =>
  CATALOGUE[rule === 'not_valid' && 'label' in params ? 'label_not_valid' : rule];

/** The words of a refusal: made where somebody reads them, and nowhere before. */
export const refusalText = ({ rule, params }: { rule: RuleName; params: RefusalParams }, language: Language): string =>
  fillTemplate(templateOf(rule, params), { params, shown: paramsOf(rule) }, language);
