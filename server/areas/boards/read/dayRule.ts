import type { BoardFacts } from '#domain/boards/boardFacts';
import { dayWithoutWorkRefusal } from '#domain/boards/dayWithoutWorkRefusal';
import type { BoardCategory } from '#domain/boards/kinds';
import { dayIndex } from '#domain/boards/workdays/dayIndex';
import { withoutReasons } from '#domain/boards/workdays/withoutReasons';
import type { CivilDate } from '#domain/civilDate';
import { runText, type Runner } from '../../../db/statement';
import type { Mutation } from '../../../pipeline/mutation';
import { daysFor } from '../../workdays/daysFor';
import { loadDaysWithoutWork } from '../../workdays/loadDaysWithoutWork';
import { seesAbsences } from '../../workdays/seesAbsences';

/** Whether days without work refuse cards, as part of another statement. */
export const REFUSES_DAYS = '(select refuses_days_without_work from company_setting where id = 1)';

/** Whether the company's setting refuses cards on days without work [SDY-001]. */
export const refusesDays = async (runner: Runner): Promise<boolean> => {
  const [row] = await runText(runner, `select ${REFUSES_DAYS} as refuses`, []);
  return row?.refuses === true;
};

/** The board with its days without work and the rule that they take no card; only the reason is as the actor may read it. */
export const withDayRule = async (
  { client, actor }: Mutation,
  board: BoardFacts,
  dates: readonly CivilDate[],
): Promise<BoardFacts> => {
  const { category }: { category: BoardCategory } = board.config;
  const [first = board.today, last = board.today] = [dates.toSorted()[0], dates.toSorted().at(-1)];
  const days = await loadDaysWithoutWork(client, first, last);
  const told = dayIndex(seesAbsences(actor) ? daysFor(actor, days) : withoutReasons(days, category));
  return {
    ...board,
    rights: { ...board.rights, refuses_days_without_work: true },
    days_without_work: dayIndex(days),
    day_rule: (facts, to) => dayWithoutWorkRefusal(facts, to, told),
  };
};
