import type { Language, LocalText } from '../localText';
import { formatCivilDate } from '../civilDate';
import { isTray, parseBinKey } from './bins';
import { BOARDS } from './config';
import type { BinKey, BoardCategory, Stage } from './kinds';
import { STAGE_LABELS } from '../labels/stages';
import { STATE_LABELS } from '../labels/states';

/** What a card's stage is called when it has no group of bins of its own. */
const FLASH: LocalText = STAGE_LABELS.flash;
const NO_WHERE: LocalText = { en: 'off this board', es: 'fuera de este tablero' };

const NO_WORKER_TEXT: LocalText = STATE_LABELS.no_worker;

const HEADINGS = new Map<Stage, LocalText>([
  ...BOARDS.gunite.week.groups.map((group) => [group.stage, group.heading] as const),
  ...BOARDS.pebble.week.groups.map((group) => [group.stage, group.heading] as const),
  ['FLASH', FLASH],
]);

const isKnownStage = (name: string): name is Stage => [...HEADINGS.keys()].some((stage) => stage === name);

/** The name of a stage; the text itself when it is none. */
export const stageText = (stage: string, language: Language): string =>
  (isKnownStage(stage) ? HEADINGS.get(stage)?.[language] : undefined) ?? stage;

/** The name of a bin: "On Hold (Prep)", "Prep 1, 03/10/2026", "Awaiting Builder". */
export const binText = (
  key: BinKey | null,
  crewName: string | null,
  category: BoardCategory,
  language: Language,
): string => {
  const bin = key === null ? null : parseBinKey(key);
  if (!bin) return NO_WHERE[language];
  const stage = bin.stage && category === 'pebble' ? stageText(bin.stage, language) : null;
  if (isTray(bin)) {
    const heading = bin.kind === 'assigned' ? '' : BOARDS[category].week.headings[bin.kind][language];
    return stage ? `${heading} (${stage})` : heading;
  }
  const nobody = category === 'warranty' && bin.crew_id === null ? NO_WORKER_TEXT[language] : null;
  return [crewName ?? nobody ?? stage ?? '', formatCivilDate(bin.date)].filter(Boolean).join(', ');
};
