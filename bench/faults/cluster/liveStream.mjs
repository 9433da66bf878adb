import { setTimeout as pause } from 'node:timers/promises';

/** Each row that the writers make has a name of its own (`openWriters`). */
const NAMES = /\b(?:W\d+-\d+-[0-9a-f]{8}|P-[0-9a-f-]{36})\b/g;

/**
 * A live stream of one server, taken up again where it ended. It remembers the records that it told of, and as a page
 * does it loads all of them anew when the server says `resync`.
 */
export const openLiveStream = (url, token) => {
  const [told, loaded] = [new Set(), new Set()];
  const stream = { isWanted: true, cursor: '', opened: 0, resyncs: 0, unread: 0, cut: new AbortController() };
  const headers = { authorization: `Bearer ${token}` };
  /** What a page would show from now on; tried until it is answered, since a failover may go on. */
  const loadAnew = async () => {
    stream.resyncs += 1;
    stream.unread += 1;
    while (stream.isWanted) {
      const text = await fetch(`${url}/v1/export/homeowner`, { headers, signal: AbortSignal.timeout(30_000) })
        .then((answer) => (answer.ok ? answer.text() : null))
        .catch(() => null); // also one that ends in the middle of its rows
      const names = text?.match(NAMES);
      for (const name of names ?? []) loaded.add(name);
      if (text !== null) break;
      await pause(500);
    }
    stream.unread -= 1;
  };
  const read = async () => {
    const from = stream.cursor === '' ? '' : `?cursor=${encodeURIComponent(stream.cursor)}`;
    const answer = await fetch(`${url}/v1/events${from}`, { headers, signal: stream.cut.signal });
    if (!answer.ok) throw new Error(String(answer.status));
    stream.opened += 1;
    let text = '';
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        const event = text.slice(0, end);
        text = text.slice(end + 2);
        stream.cursor = /"cursor":"([^"]+)"/.exec(event)?.[1] ?? stream.cursor;
        for (const [, id] of event.matchAll(/"entity":"homeowner","id":(\d+)/g)) told.add(Number(id));
        if (/^event: ?resync$/m.test(event)) void loadAnew();
      }
    }
  };
  const listening = (async () => {
    while (stream.isWanted) {
      await read().catch(() => undefined);
      await pause(200);
    }
  })();
  return {
    /** Of the writes that were answered, by their names: how many it neither told of nor loaded anew. */
    untold: (answered) => [...answered].filter(([name, id]) => !told.has(id) && !loaded.has(name)).length,
    /** Whether a loading anew goes on. */
    isLoading: () => stream.unread > 0,
    isOpen: () => stream.cursor !== '',
    /** How often it was cut and opened again. */
    reopened: () => Math.max(0, stream.opened - 1),
    resyncs: () => stream.resyncs,
    close: async () => {
      stream.isWanted = false;
      stream.cut.abort();
      await listening;
    },
  };
};
