import { isClosedBin } from '#domain/boards/binDay';
import { parseBinKey } from '#domain/boards/bins';
import type { BoardFacts } from '#domain/boards/boardFacts';
import { binText } from '#domain/boards/binText';
import { refuse } from '#domain/refusals/refusal';
import { dayIndex } from '#domain/boards/workdays/dayIndex';
import type { Runner } from '../../../db/statement';
import { loadDaysWithoutWork } from '../../workdays/loadDaysWithoutWork';
import type { PlanConflict } from './planConflicts';
import type { BoardPlanInput } from './planInputs';

/**
 * The cards of a plan that would come to a day without work of which the plan knew nothing. Why nobody works there is not
 * said: not everybody may read it [SDY-001].
 */
export const closedDays = async (
  runner: Runner,
  board: BoardFacts,
  items: BoardPlanInput['items'],
): Promise<PlanConflict[]> => {
  const targets = items.flatMap((item) => {
    const bin = parseBinKey(item.to);
    return bin?.date && !item.onto_closed && item.to !== item.expected_bin
      ? [{ key: item.key, bin, date: bin.date }]
      : [];
  });
  const dates = targets.map(({ date }) => date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const facts = { ...board, days_without_work: dayIndex(await loadDaysWithoutWork(runner, first, last)) };
  return targets
    .filter(({ bin }) => isClosedBin(facts, bin))
    .map(({ key, bin }) => {
      const crew = (bin.crew_id === null ? undefined : board.crews.get(bin.crew_id)?.name) ?? null;
      const where = binText(bin.key, crew, board.config.category, 'en');
      return { key, refusal: refuse('plan_day_closed', { where, bin: bin.key, ...(crew !== null && { crew }) }) };
    });
};
