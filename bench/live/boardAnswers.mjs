import { performance } from 'node:perf_hooks';

const DAY_MS = 86_400_000;
/** More weeks than the server keeps. */
const WEEKS = 30;
const ROUNDS = 20;
const FACE =
  'cursor cards { key id version job_detail_id phase_id status_id crew_id foreman_name date job_order position notes } sub_jobs { id job_id version status_id job_name company_name city key_map plan_ia mmg_ia colors critical_note badges }';
const WHOLE = `query($date: Date) { boardCards(category: pebble, view: week, date: $date) { ${FACE} } }`;
const SINCE = `query($date: Date, $since: String) { boardCards(category: pebble, view: week, date: $date, since: $since) { is_complete ${FACE} } }`;

const median = (values) =>
  Math.round((values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN) * 10) / 10;
const timed = async (work) => {
  const begun = performance.now();
  const answer = await work();
  return { took: performance.now() - begun, answer };
};

/**
 * Milliseconds of the three answers of a board, one at a time: a week read anew, a week that the server keeps, and what
 * changed since a cursor after one move.
 * @param ask (query, variables) => the answer, as a user who may see the board
 * @param move makes one move, which the last answer is to tell of
 */
export const boardAnswers = async (ask, move) => {
  const dayAt = (week) => new Date(Date.now() + week * 7 * DAY_MS).toISOString().slice(0, 10);
  const cold = [];
  for (let week = -WEEKS / 2; week < WEEKS / 2; week += 1)
    cold.push((await timed(() => ask(WHOLE, { date: dayAt(week) }))).took);
  const date = dayAt(0);
  const first = await ask(WHOLE, { date });
  const kept = [];
  const since = [];
  let told = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    kept.push((await timed(() => ask(WHOLE, { date }))).took);
    const {
      data: {
        boardCards: { cursor },
      },
    } = await ask(WHOLE, { date });
    await move(round);
    const { took, answer } = await timed(() => ask(SINCE, { date, since: cursor }));
    since.push(took);
    told += answer.data.boardCards.is_complete ? 0 : 1;
  }
  return {
    cards: first.data.boardCards.cards.length,
    cold_ms: median(cold),
    kept_ms: median(kept),
    since_ms: median(since),
    since_told: told,
  };
};
