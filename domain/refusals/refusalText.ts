import type { Language, LocalText } from '../access/localText';
import { BOARD_PARAMS, BOARD_TEXTS } from './boards';
import { CATALOGUE, type RuleName } from './catalogue';
import { PRESITE_PARAMS, PRESITE_TEXTS } from './presite';
import type { RefusalParams } from './refusal';
import { WRITE_PARAMS } from './writes';

/** How an area shows its params; those that it does not name are shown as they are. */
const paramsOf = (rule: RuleName): typeof WRITE_PARAMS => {
  if (Object.hasOwn(BOARD_TEXTS, rule)) return BOARD_PARAMS;
  return Object.hasOwn(PRESITE_TEXTS, rule) ? PRESITE_PARAMS : WRITE_PARAMS;
};

/** What the database refuses is named by its label; what a form refuses stands at its field. */
const templateOf = (rule: RuleName, params: RefusalParams): LocalText =>
  CATALOGUE[rule === 'not_valid' && 'label' in params ? 'label_not_valid' : rule];

/** The words of a refusal: made where somebody reads them, and nowhere before. */
export const refusalText = (
  { rule, params }: { rule: RuleName; params: RefusalParams },
  language: Language,
): string => {
  const show = paramsOf(rule);
  return templateOf(rule, params)[language].replace(
    /\{(\w+)\}/g,
    (_, name: string) => show[name]?.(params, language) ?? String(params[name] ?? ''),
  );
};
