/** `npm run bench pdf`: papers of work orders made while cards are moved. See README.md. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../scripts/build.mjs';
import { dataFolder } from '../inBrowser/dataFolder.mjs';
import { startServer } from '../inBrowser/startServer.mjs';
import { tokenOf } from '../inBrowser/tokenOf.mjs';

const folder = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(folder));
const RATE = Number(process.env.BENCH_RATE || 50);
const SECONDS = Number(process.env.BENCH_SECONDS || 30);
const PAGES = Number(process.env.BENCH_PAGES || 40);
const ACCOUNTS = ['manager', 'scheduler', 'admin'];

await ensureBuilt(root);
const data = dataFolder();
const server = await startServer({ root, data });
const { url } = server;
const stop = async () => {
  await server.end();
  rmSync(data, { recursive: true, force: true });
};
/** Megabytes that the server's process holds. */
const held = () =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024);

const ask = async (token, query, variables = {}) => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ query, variables }),
  });
  const answer = await response.json();
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors ?? answer).slice(0, 300));
  return answer.data;
};
const share = (times, part) => {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN) * 10) / 10;
};

const BOARD =
  'query($date: Date) { boardCards(category: pebble, view: week, date: $date) { days crews { id subdivision is_active } cards { key id job_detail_id bin } } }';
const MOVE =
  'mutation($input: CrewInfoEntryInput!) { updatePebbleWeeklyBoardCrewInfoEntry(crewInfoEntryInput: $input) { id } }';
const START = 'mutation($id: Int!) { startWorkOrder(type: "pebble", job_detail_id: $id) }';

try {
  const movers = await Promise.all(ACCOUNTS.map((account) => tokenOf(url, account)));
  const watcher = await tokenOf(url, 'display');
  // Those who print ask for at most two papers a second each.
  const printers = await Promise.all(['office', 'supervisor', ...ACCOUNTS].map((account) => tokenOf(url, account)));
  const later = new Date(Date.now() + 35 * 86_400_000).toISOString().slice(0, 10);
  const { boardCards: board } = await ask(movers[0], BOARD, { date: later });
  const crews = board.crews.filter(({ subdivision, is_active }) => is_active && /app/i.test(subdivision ?? ''));
  const cards = board.cards
    .filter(({ key, bin, id }) => bin === 'unassigned:APP' && id > 0 && key.startsWith('crew_information:'))
    .slice(0, 200);
  if (cards.length < 20 || crews.length === 0) throw new Error('the demo has too few cards to move');
  const order = (await ask(movers[0], START, { id: cards[0].job_detail_id })).startWorkOrder;
  const paperOf = async (token) => {
    const response = await fetch(`${url}/v1/pdf/pebble-work-order/${order}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`paper: ${response.status} ${await response.text()}`);
    return Buffer.from(await response.arrayBuffer())
      .toString('latin1')
      .match(/\/Type \/Page\b/g).length;
  };
  const pagesOfOne = await paperOf(printers[0]);
  const batch = Math.ceil(PAGES / pagesOfOne);

  let turn = 0;
  /** Moves at the rate and reads of a board beside them. @returns the milliseconds of both */
  const traffic = async () => {
    const [moves, reads] = [[], []];
    const timed = async (times, run) => {
      const at = performance.now();
      await run().then(
        () => times.push(performance.now() - at),
        () => undefined,
      );
    };
    const begun = performance.now();
    const running = [];
    for (let step = 0; step < RATE * SECONDS; step += 1) {
      await pause(Math.max(0, begun + (step * 1000) / RATE - performance.now()));
      turn += 1;
      const card = cards[turn % cards.length];
      const date = board.days[(turn + Math.floor(turn / cards.length)) % 5];
      const input = {
        id: card.id,
        job_detail_id: card.job_detail_id,
        phase_type_id: 2,
        crew_id: crews[turn % crews.length].id,
        date,
        status: { id: 2 },
        awaiting_builder: false,
        override: { reason_code: 'correction' }, // moves of the bench may break a chain
      };
      const mover = movers[turn % movers.length];
      running.push(timed(moves, () => ask(mover, MOVE, { input })));
      if (step % 5 === 0) running.push(timed(reads, () => ask(watcher, BOARD, { date: board.days[0] })));
    }
    await Promise.all(running);
    return { moves, reads };
  };
  /** One batch after the other until told to stop. */
  const papers = async (isDone) => {
    const made = { pages: 0, batches: [], most: held() };
    for (let round = 0; !isDone() || round === 0; round += 1) {
      const at = performance.now();
      const pages = await Promise.all(
        Array.from({ length: batch }, (_, one) => paperOf(printers[(one + round) % printers.length])),
      );
      made.pages += pages.reduce((sum, each) => sum + each, 0);
      made.batches.push(performance.now() - at);
      made.most = Math.max(made.most, held());
      // The server lets each person ask for 120 papers a minute.
      await pause(isDone() ? 0 : Math.max(0, (batch / printers.length) * 500 + 50 - (performance.now() - at)));
    }
    return made;
  };

  await traffic();
  const before = held();
  const alone = await traffic();
  let isOver = false;
  const [beside, made] = await Promise.all([
    traffic().finally(() => {
      isOver = true;
    }),
    papers(() => isOver),
  ]);
  const figures = ({ moves, reads }) => ({
    move_p50: share(moves, 0.5),
    move_p99: share(moves, 0.99),
    board_p50: share(reads, 0.5),
    board_p99: share(reads, 0.99),
  });
  const without = figures(alone);
  const withPapers = figures(beside);
  const busy = made.batches.reduce((sum, each) => sum + each, 0) / 1000;
  const result = {
    rate: RATE,
    seconds: SECONDS,
    pages_of_batch: batch * pagesOfOne,
    batches: made.batches.length,
    without,
    with_papers: withPapers,
    board_p99_worse_by: Math.round((withPapers.board_p99 - without.board_p99) * 10) / 10,
    batch_ms: share(made.batches, 0.5),
    pages_a_second: Math.round((made.pages / busy) * 10) / 10,
    memory_before_mb: before,
    memory_most_mb: made.most,
  };
  console.table({ without, 'with papers': withPapers });
  console.log(result);
  mkdirSync(join(root, 'bench/results'), { recursive: true });
  writeFileSync(join(root, 'bench/results/pdf.json'), `${JSON.stringify(result, null, 2)}\n`);
} finally {
  await stop();
}
