/** `npm run bench live`: many browsers' live streams while cards are moved. See README.md. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { ensureBuilt } from '../../scripts/build.mjs';
import { boardAnswers } from './boardAnswers.mjs';
import { contestedMoves } from './contestedMoves.mjs';
import { dataFolder } from '../inBrowser/dataFolder.mjs';
import { startServer } from '../inBrowser/startServer.mjs';
import { tellCrewsAllDay } from '../inBrowser/tellCrewsAllDay.mjs';
import { tokenOf } from '../inBrowser/tokenOf.mjs';

const folder = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(folder));
const CLIENTS = Number(process.env.BENCH_CLIENTS || 500);
const RATE = Number(process.env.BENCH_RATE || 50);
const SECONDS = Number(process.env.BENCH_SECONDS || 120);
const THREADS = 2;
/** Streams of each thread that keep a whole board. */
const BOARDS = 3;
const now = () => performance.timeOrigin + performance.now();

await ensureBuilt(root);
const data = dataFolder();
const server = await startServer({
  root,
  data,
  output: process.env.BENCH_LOG ? openSync(process.env.BENCH_LOG, 'w') : 'ignore',
});
const { url } = server;
const cpu = () => {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const stop = async () => {
  await server.end();
  rmSync(data, { recursive: true, force: true });
};

const ask = async (token, query, variables = {}) => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    body: JSON.stringify({ query, variables }),
  });
  const answer = await response.json();
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors ?? answer));
  return { ...answer, mutation_id: response.headers.get('x-mutation-id') ?? answer.extensions?.mutation_id };
};

const BOARD =
  'query($date: Date) { boardCards(category: pebble, view: week, date: $date) { days crews { id name subdivision is_active } cards { key id version job_detail_id phase_id status_id crew_id date position job_order bin } } }';
const MOVE =
  'mutation($input: CrewInfoEntryInput!) { updatePebbleWeeklyBoardCrewInfoEntry(crewInfoEntryInput: $input) { id } }';
const share = (sorted, part) =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN) * 10) / 10;

try {
  await tellCrewsAllDay(url);
  // Each user may ask 1,200 times a minute.
  const movers = await Promise.all(['manager', 'scheduler', 'admin'].map((account) => tokenOf(url, account)));
  const [mover] = movers;
  const watcher = await tokenOf(url, 'display');
  // A week in which the demo has little: the days are long enough for every card.
  const {
    data: { boardCards: board },
  } = await ask(mover, BOARD, { date: new Date(Date.now() + 35 * 86_400_000).toISOString().slice(0, 10) });
  const crews = board.crews.filter(({ subdivision, is_active }) => is_active && /app/i.test(subdivision ?? ''));
  const cards = board.cards
    .filter(({ key, bin, id }) => bin === 'unassigned:APP' && id > 0 && key.startsWith('crew_information:'))
    .slice(0, 200);
  if (cards.length < 20 || crews.length === 0) throw new Error('the demo has too few cards to move');

  const threads = await Promise.all(
    Array.from(
      { length: THREADS },
      (_, at) =>
        new Promise((resolve, reject) => {
          const count = Math.floor(CLIENTS / THREADS) + (at < CLIENTS % THREADS ? 1 : 0);
          const thread = new Worker(join(folder, 'streams.mjs'), {
            workerData: { url, token: watcher, count, boards: BOARDS },
          });
          thread.once('message', () => resolve(thread));
          thread.once('error', reject);
        }),
    ),
  );
  console.log(`${CLIENTS} streams are open; ${RATE} moves a second of ${cards.length} cards for ${SECONDS} s`);

  const begun = now();
  const used = cpu();
  const own = process.cpuUsage();
  const answers = [];
  let refused = 0;
  const move = (turn) => {
    const card = cards[turn % cards.length];
    const crew = crews[turn % crews.length];
    const date = board.days[(turn + Math.floor(turn / cards.length)) % 5];
    return ask(movers[turn % movers.length], MOVE, {
      input: {
        id: card.id,
        job_detail_id: card.job_detail_id,
        phase_type_id: 2,
        crew_id: crew.id,
        date,
        status: { id: 2 },
        awaiting_builder: false,
        override: { reason_code: 'correction' }, // moves of the bench may break a chain
      },
    });
  };
  const one = async (turn) => {
    const at = now();
    try {
      const { mutation_id } = await move(turn);
      answers.push(now() - at);
      for (const thread of threads) thread.postMessage({ kind: 'sent', mutation_id, at });
    } catch (error) {
      refused += 1;
      if (refused === 1) console.error(error.message.slice(0, 300));
    }
  };
  const running = [];
  for (let turn = 0; turn < RATE * SECONDS; turn += 1) {
    await pause(Math.max(0, begun + (turn * 1000) / RATE - now()));
    running.push(one(turn));
  }
  await Promise.all(running);
  const seconds = (now() - begun) / 1000;
  const cores = (cpu() - used) / seconds;
  const ownCores = (process.cpuUsage(own).user + process.cpuUsage(own).system) / 1e6 / seconds;
  await pause(2000);

  const results = await Promise.all(
    threads.map(
      (thread) =>
        new Promise((resolve) => {
          thread.once('message', resolve);
          thread.postMessage({ kind: 'end' });
        }),
    ),
  );
  await Promise.all(threads.map((thread) => thread.terminate()));
  const {
    data: { boardCards: end },
  } = await ask(mover, BOARD, { date: board.days[0] });
  const truth = new Map(end.cards.map((card) => [card.key, card]));
  const wrong = results
    .flatMap(({ boards }) => boards.flat())
    .filter((card) => {
      const stored = truth.get(card.key);
      return (
        stored &&
        ['version', 'status_id', 'crew_id', 'date', 'position', 'job_order'].some(
          (field) => stored[field] !== card[field],
        )
      );
    }).length;
  const answered = await boardAnswers((query, variables) => ask(watcher, query, variables), move);
  const places = [0, 1, 2].map((at) => ({ crew_id: crews[at % crews.length].id, date: board.days[at] }));
  const contested = await contestedMoves({
    places,
    read: async () => {
      const now = (await ask(mover, BOARD, { date: board.days[0] })).data.boardCards.cards;
      return cards.slice(0, 20).map(({ key }) => now.find((one) => one.key === key));
    },
    move: (writer, { id, job_detail_id }, { crew_id, date }, version) =>
      ask(movers[writer % movers.length], MOVE, {
        input: {
          id,
          job_detail_id,
          phase_type_id: 2,
          crew_id,
          date,
          status: { id: 2 },
          awaiting_builder: false,
          override: { reason_code: 'correction' }, // moves of the bench may break a chain
          ...(version === null ? {} : { version }),
        },
      }),
  });
  const delays = results.flatMap((result) => result.delays).sort((a, b) => a - b);
  answers.sort((a, b) => a - b);
  const figures = {
    clients: CLIENTS,
    moves: answers.length,
    refused,
    rate: Math.round((answers.length / seconds) * 10) / 10,
    seen_p50: share(delays, 0.5),
    seen_p99: share(delays, 0.99),
    seen_max: share(delays, 1),
    answer_p50: share(answers, 0.5),
    answer_p99: share(answers, 0.99),
    seen: delays.length,
    lost: results.reduce((sum, { lost }) => sum + lost, 0),
    cut: results.reduce((sum, { cut }) => sum + cut, 0),
    out_of_order: results.reduce((sum, { outOfOrder }) => sum + outOfOrder, 0),
    boards: THREADS * BOARDS,
    wrong_cards: wrong,
    server_cores: Math.round(cores * 100) / 100,
    client_cores: Math.round(ownCores * 100) / 100,
  };
  const sum = (name) => results.reduce((all, { [name]: own }) => all + own, 0) / CLIENTS / seconds;
  console.table([figures]);
  console.log(`a stream: ${Math.round(sum('pieces'))} pieces and ${Math.round(sum('received') / 1000)} kB a second`);
  console.table([answered]);
  console.table(contested);
  mkdirSync(join(root, 'bench/results'), { recursive: true });
  writeFileSync(
    join(root, 'bench/results/live.json'),
    JSON.stringify(
      { at: new Date().toISOString(), node: process.version, seconds: SECONDS, ...figures, board: answered, contested },
      null,
      2,
    ),
  );
} finally {
  await stop();
}
