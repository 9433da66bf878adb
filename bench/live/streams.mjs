/** A thread with many live streams: when each hears of a mutation, and what a few of them make of the cards. */
import { request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';

const { url, token, count, boards } = workerData;
const MUTATION = /"mutation_id":"([0-9a-f-]{36})"/g;
const now = () => performance.timeOrigin + performance.now();
/** For each stream the mutations that it heard of. */
const heard = Array.from({ length: count }, () => new Set());
const delays = [];
const sent = new Map();
/** Arrivals that came before the main thread had said when the mutation was sent. */
const early = [];
let outOfOrder = 0;
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

const open = (stream) => new Promise((resolve, reject) => {
  const call = request(`${url}/v1/events`, { headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' }, agent: false }, (response) => {
    if (response.statusCode !== 200) return reject(new Error(`stream answered ${response.statusCode}`));
    response.setEncoding('utf8');
    let rest = '';
    response.on('data', (piece) => {
      const at = now();
      const text = rest + piece;
      const end = text.lastIndexOf('\n\n');
      rest = end < 0 ? text : text.slice(end + 2);
      if (end < 0) return;
      for (const block of text.slice(0, end).split('\n\n')) {
        if (block.startsWith('event: hello')) resolve();
        if (!block.startsWith('event: cards')) continue;
        for (const [, mutation_id] of block.matchAll(MUTATION)) arrived(stream, mutation_id, at);
        if (stream < shown.length) take(shown[stream], JSON.parse(block.slice(block.indexOf('data: ') + 6)));
      }
    });
  });
  call.on('error', reject);
  call.end();
});

parentPort.on('message', (message) => {
  if (message.kind === 'sent') sent.set(message.mutation_id, message.at);
  if (message.kind === 'end') {
    for (const [mutation_id, at] of early) if (sent.has(mutation_id)) delays.push(at - sent.get(mutation_id));
    const lost = heard.reduce((sum, own) => sum + [...sent.keys()].filter((mutation_id) => !own.has(mutation_id)).length, 0);
    parentPort.postMessage({ kind: 'result', delays, lost, outOfOrder, boards: shown.map((cards) => [...cards.values()]) });
  }
});
for (let stream = 0; stream < count; stream += 1) await open(stream);
parentPort.postMessage({ kind: 'ready' });
