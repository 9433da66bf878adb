import type { Language } from '../localText';
import { formatCivilDate } from '../civilDate';
import { BOARD_TEXTS } from '../refusals/boards';
import { fillTemplate, type ShownParams } from '../refusals/fillTemplate';
import type { Refusal, RefusalParams } from '../refusals/refusal';
import { binText, stageText } from './binText';
import { parseBinKey } from './bins';
import { ruleWords } from './overrides/overrideReason';

/** Why the rules of a board say no. A board brings the words of these along, and of no others. */
export type BoardRefusal = Refusal<keyof typeof BOARD_TEXTS>;

/** Where a card is now: the server says it in English, and names the bin for every other language. */
const whereText = ({ bin, crew, where, category: board }: RefusalParams, language: Language): string => {
  if (language === 'en') return String(where ?? '');
  const key = typeof bin === 'string' ? bin : null;
  const category =
    board === 'warranty' ? board : key !== null && parseBinKey(key)?.stage === 'GUNITE' ? 'gunite' : 'pebble';
  return binText(key, typeof crew === 'string' ? crew : null, category, language);
};

/** How a board shows the params of its refusals. */
export const BOARD_PARAMS: ShownParams = {
  stage: ({ stage }, language) => stageText(String(stage ?? ''), language),
  date: ({ date }) => formatCivilDate(String(date ?? '')),
  where: whereText,
  rules: ({ rules }, language) => ruleWords(String(rules ?? ''), language),
};

/** The words of a board's refusal. */
export const boardRefusalText = ({ rule, params }: BoardRefusal, language: Language): string =>
  fillTemplate(BOARD_TEXTS[rule], { params, shown: BOARD_PARAMS }, language);
