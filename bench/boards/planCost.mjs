/** What a Rain-out costs in the rules: plan and decision of 400 cards of five crews over four weeks, in CPU time. */
import { register } from 'tsx/esm/api';

const CREWS = [41, 42, 43, 44, 45];
const CARDS = 400;
const WARM_UP = 5;
const ROUNDS = 15;
/** The rules have this many milliseconds before anything is drawn (SDY-002). */
const LIMIT = 100;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Answers the median in milliseconds, and how many cards moved. */
export const planCost = async () => {
  const unregister = register();
  try {
    const { aBoard, aCardOf, aCrew } = await import('../../domain/boards/testBoard.ts');
    const { rainOn, afterPlan } = await import('../../domain/boards/rainOut/testRain.ts');
    const { planRainOut } = await import('../../domain/boards/rainOut/planRainOut.ts');
    const { addDays } = await import('../../domain/civilDate.ts');
    const monday = '2026-03-09';
    const day = (at) => addDays(monday, 7 * Math.floor(at / 5) + (at % 5));
    const board = aBoard({
      category: 'gunite',
      crews: CREWS.map((id) => aCrew({ id, division_id: 2, subdivision: 'Gunite', daily_capacity: 120 })),
      cards: Array.from({ length: CARDS }, (_, at) =>
        aCardOf(at % 4 === 3 ? 'G2-8' : 'G1', {
          id: at + 1,
          job_id: at + 1,
          job_detail_id: at + 1,
          crew_id: CREWS[at % 5],
          date: day(Math.floor(at / 5) % 20),
          job_order: Math.floor(at / 100) + 1,
          yardage: 30,
        }),
      ),
    });
    const request = rainOn(board, { days: [monday, addDays(monday, 1)], horizon: addDays(monday, 34) });
    const times = [];
    let moved = 0;
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const start = process.cpuUsage();
      const { moves } = planRainOut(board, request);
      afterPlan(board, moves);
      const { user, system } = process.cpuUsage(start);
      if (round >= 0) times.push((user + system) / 1000);
      moved = moves.length;
    }
    return { moved, milliseconds: median(times), limit: LIMIT };
  } finally {
    await unregister();
  }
};
