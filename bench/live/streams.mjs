/** A thread with many live streams: when each hears of a mutation, and what a few of them make of the cards. */
import { request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';

const { url, token, count, boards } = workerData;
const MUTATION = /"mutation_id":"([0-9a-f-]{36})"/g;
const END = Buffer.from('\n\n');
/** Blocks that are remembered: many more than are on their way at a time. */
const REMEMBERED = 2_000;
const now = () => performance.timeOrigin + performance.now();
/** For each stream the mutations that it heard of. */
const heard = Array.from({ length: count }, () => new Set());
const delays = [];
const sent = new Map();
/** Arrivals that came before the main thread had said when the mutation was sent. */
const early = [];
let outOfOrder = 0;
let cut = 0;
let pieces = 0;
let received = 0;
let isOver = false;
const shown = Array.from({ length: Math.min(boards, count) }, () => new Map());

const arrived = (stream, mutation_id, at) => {
  if (heard[stream].has(mutation_id)) return;
  heard[stream].add(mutation_id);
  const since = sent.get(mutation_id);
  if (since === undefined) early.push([mutation_id, at]);
  else delays.push(at - since);
};

/** A board keeps the newest of each card; an older one after a newer one is out of order. */
const take = (cards, { cards: news, removed }) => {
  for (const card of news) {
    if ((cards.get(card.key)?.version ?? 0) > card.version) outOfOrder += 1;
    else cards.set(card.key, card);
  }
  for (const key of removed) cards.delete(key);
};

const parse = (text) => {
  const isCards = text.startsWith('event: cards');
  return {
    isHello: text.startsWith('event: hello'),
    isCards,
    mutations: isCards ? [...new Set([...text.matchAll(MUTATION)].map(([, id]) => id))] : [],
    text,
  };
};

/**
 * What a block says. Every stream gets the same bytes: each is compared byte by byte with what another stream got, and read
 * only when it is new, or this thread would cost more than the server that it measures.
 */
const known = new Map();
const read = (block) => {
  const alike = known.get(block.length) ?? [];
  const found = alike.find(({ bytes }) => bytes.equals(block));
  if (found) return found;
  const made = { bytes: Buffer.from(block), ...parse(block.toString('utf8')) };
  known.set(block.length, [made, ...alike].slice(0, 50));
  if (known.size > REMEMBERED) known.delete(known.keys().next().value);
  return made;
};

const open = (stream) =>
  new Promise((resolve, reject) => {
    const call = request(
      `${url}/v1/events`,
      { headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' }, agent: false },
      (response) => {
        if (response.statusCode !== 200) return reject(new Error(`stream answered ${response.statusCode}`));
        let rest = null;
        response.on('data', (piece) => {
          const at = now();
          pieces += 1;
          received += piece.length;
          const bytes = rest ? Buffer.concat([rest, piece]) : piece;
          let from = 0;
          for (let end = bytes.indexOf(END); end >= 0; end = bytes.indexOf(END, from)) {
            const block = read(bytes.subarray(from, end));
            from = end + END.length;
            if (block.isHello) resolve();
            for (const mutation_id of block.mutations) arrived(stream, mutation_id, at);
            if (block.isCards && stream < shown.length)
              take(shown[stream], JSON.parse(block.text.slice(block.text.indexOf('data: ') + 6)));
          }
          rest = from < bytes.length ? bytes.subarray(from) : null;
        });
        response.on('error', () => undefined);
        response.on('close', () => {
          if (!isOver) cut += 1;
        });
      },
    );
    call.on('error', reject);
    call.end();
  });

parentPort.on('message', (message) => {
  if (message.kind === 'sent') sent.set(message.mutation_id, message.at);
  if (message.kind === 'end') {
    isOver = true;
    for (const [mutation_id, at] of early) if (sent.has(mutation_id)) delays.push(at - sent.get(mutation_id));
    const lost = heard.reduce(
      (sum, own) => sum + [...sent.keys()].filter((mutation_id) => !own.has(mutation_id)).length,
      0,
    );
    parentPort.postMessage({
      kind: 'result',
      delays,
      lost,
      cut,
      pieces,
      received,
      outOfOrder,
      boards: shown.map((cards) => [...cards.values()]),
    });
  }
});
for (let stream = 0; stream < count; stream += 1) await open(stream);
parentPort.postMessage({ kind: 'ready' });
