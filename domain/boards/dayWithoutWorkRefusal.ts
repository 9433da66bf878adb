import { STATE_LABELS } from '../labels/states';
import { named, refuse } from '../refusals/refusal';
import { closedWords, isClosedBin } from './binDay';
import type { BoardFacts, DayRule } from './boardFacts';
import type { BoardRefusal } from './boardRefusal';
import type { Bin } from './kinds';
import type { DayIndex } from './workdays/dayIndex';

/** What is said to who may not read why nobody works there. */
const NOT_TOLD = STATE_LABELS.closed;

/**
 * Why a day without work takes no card, where the company's setting says so: with the day and the reason [ADM-020].
 * @param told the days as whoever asks may read them, which give the reason; the rule holds for all of them
 */
export const dayWithoutWorkRefusal = (
  facts: Omit<BoardFacts, 'day_rule'>,
  to: Bin,
  told: DayIndex = facts.days_without_work,
): BoardRefusal | null => {
  if (facts.rights.refuses_days_without_work !== true || to.kind !== 'assigned' || to.date === null) return null;
  if (!isClosedBin(facts, to)) return null;
  const reader = { ...facts, days_without_work: told };
  const why = { en: closedWords(reader, to, 'en') ?? NOT_TOLD.en, es: closedWords(reader, to, 'es') ?? NOT_TOLD.es };
  return refuse('day_without_work', { date: to.date, ...named('reason', why) });
};

/** The rule for who may read all days that the board has. */
export const dayRule: DayRule = (facts, to) => dayWithoutWorkRefusal(facts, to);
