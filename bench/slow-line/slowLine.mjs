import { connect, createServer } from 'node:net';
import { performance } from 'node:perf_hooks';

/** What fits into one packet: connections take turns by it. */
const PACKET = 1460;
const LATE_MS = 20;

/** One direction of a line: so many bytes a second for all connections together, who take turns, and half a round trip late. */
const direction = (bytesPerSecond, delayMs) => {
  /** Connections with something to send, in their turn. */
  const waiting = [];
  /** What is on its way, in the order of its arrival. */
  const underWay = [];
  let free = 0;
  let timer = null;
  const endIfOver = (one) => {
    if (one.isOver && one.underWay === 0 && one.chunks.length === 0) one.end();
  };
  const arrive = () => {
    while (underWay.length > 0 && underWay[0].due <= performance.now()) {
      const { one, packet } = underWay.shift();
      one.underWay -= 1;
      one.deliver(packet);
      endIfOver(one);
    }
  };
  const run = () => {
    clearTimeout(timer);
    const now = performance.now();
    arrive();
    while (waiting.length > 0 && free <= now) {
      const one = waiting.shift();
      const [chunk] = one.chunks;
      const packet = chunk.subarray(0, PACKET);
      if (packet.length === chunk.length) one.chunks.shift();
      else one.chunks[0] = chunk.subarray(PACKET);
      if (one.chunks.length > 0) waiting.push(one);
      // Timers come late: what the line could have carried meanwhile, it carries.
      free = Math.max(free, now - LATE_MS) + (packet.length / bytesPerSecond) * 1000;
      one.underWay += 1;
      underWay.push({ due: free + delayMs, one, packet });
    }
    const next = Math.min(waiting.length > 0 ? free : Infinity, underWay[0]?.due ?? Infinity);
    if (next < Infinity) timer = setTimeout(run, Math.max(1, next - now));
  };
  return (deliver, end) => {
    const one = { chunks: [], underWay: 0, isOver: false, deliver, end };
    return {
      send: (chunk) => {
        if (one.chunks.length === 0) waiting.push(one);
        one.chunks.push(chunk);
        run();
      },
      over: () => {
        one.isOver = true;
        endIfOver(one);
      },
    };
  };
};

/**
 * A slow line before a server, for all that a browser asks, its worker too, which a browser's own emulation of a page leaves out.
 * @param port of the server
 * @param listen the port of the line
 * @param down bytes a second towards the browser, of all connections together
 * @param up bytes a second towards the server
 * @param roundTrip milliseconds; a new connection costs one of them
 * @returns `url`, `bytes` (those that came down so far), `close`
 */
export const slowLine = async ({ port, listen = 0, down, up, roundTrip }) => {
  let bytes = 0;
  const towardsBrowser = direction(down, roundTrip / 2);
  const towardsServer = direction(up, roundTrip / 2);
  const sockets = new Set();
  const server = createServer({ noDelay: true }, (browser) => {
    const upstream = connect({ port, host: '127.0.0.1', noDelay: true });
    sockets.add(browser).add(upstream);
    const toServer = towardsServer(
      (packet) => upstream.write(packet),
      () => upstream.end(),
    );
    const toBrowser = towardsBrowser(
      (packet) => {
        bytes += packet.length;
        browser.write(packet);
      },
      () => browser.end(),
    );
    let isOpen = false;
    const early = [];
    setTimeout(() => {
      isOpen = true;
      early.forEach(toServer.send);
    }, roundTrip);
    browser.on('data', (chunk) => (isOpen ? toServer.send(chunk) : early.push(chunk)));
    upstream.on('data', toBrowser.send);
    browser.on('end', toServer.over);
    upstream.on('end', toBrowser.over);
    for (const socket of [browser, upstream])
      socket.on('error', () => [browser, upstream].forEach((one) => one.destroy()));
    browser.on('close', () => {
      sockets.delete(browser);
      upstream.destroy();
    });
    upstream.on('close', () => sockets.delete(upstream));
  });
  await new Promise((resolve) => {
    server.listen(listen, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    bytes: () => bytes,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
