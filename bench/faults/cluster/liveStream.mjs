/** A live stream of one server, taken up again where it ended, which remembers the records that it told of. */
export const openLiveStream = (url, token) => {
  const told = new Set();
  const stream = { isWanted: true, cursor: '', opened: 0, cut: new AbortController() };
  const read = async () => {
    const from = stream.cursor === '' ? '' : `?cursor=${encodeURIComponent(stream.cursor)}`;
    const answer = await fetch(`${url}/v1/events${from}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: stream.cut.signal,
    });
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
      }
    }
  };
  const listening = (async () => {
    while (stream.isWanted) {
      await read().catch(() => undefined);
      await new Promise((done) => setTimeout(done, 200));
    }
  })();
  return {
    told,
    isOpen: () => stream.cursor !== '',
    /** How often it was cut and opened again. */
    reopened: () => Math.max(0, stream.opened - 1),
    close: async () => {
      stream.isWanted = false;
      stream.cut.abort();
      await listening;
    },
  };
};
