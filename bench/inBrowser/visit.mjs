/** The slow telephone of the aims: slow 4G, and a quarter of this machine's CPU. */
export const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: {
    viewport: { width: 390, height: 844 },
    network: { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
    slower: 4,
  },
};

/** The page tells by itself when it can be used: asking it would bring it code of the one who asks, for 15 ms and more. */
const TOLD = 'benchUsable';

const isCode = ({ type }) => type === 'Script' || type === 'Stylesheet' || type === 'Document';

/** The longest row of requests of which each began after the one before it had ended: no answer can have been waited for by more. */
const depthOf = (requests) => {
  const ordered = requests.toSorted((a, b) => a.begun - b.begun);
  const depths = ordered.map(() => 1);
  ordered.forEach((one, at) => {
    for (let before = 0; before < at; before += 1)
      if (ordered[before].ended <= one.begun) depths[at] = Math.max(depths[at], depths[before] + 1);
  });
  return Math.max(0, ...depths);
};

/**
 * Opens an address in a new page and waits until it can be used. Bytes are those that crossed the wire, heads among them;
 * what came out of the browser's cache counts as nothing.
 * @param context a browser context: a second visit in the same one has a full cache
 * @param usable what stands in the page when it can be used
 * @param stay milliseconds that the page stays open after that, as people do: what it keeps on the device is kept then
 * @returns milliseconds, requests, the longest row of them, and bytes, of all and of code
 */
export const visit = async (context, address, usable, { network, slower, stay = 200 } = {}) => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime, redirectResponse }) => {
    const before = requests.get(requestId);
    if (redirectResponse && before) {
      requests.delete(requestId);
      requests.set(`${requestId} ${before.url}`, {
        ...before,
        ended: timestamp,
        bytes: redirectResponse.encodedDataLength,
      });
    }
    requests.set(requestId, { url: request.url, type, begun: timestamp, wall: wallTime, ended: Infinity, bytes: 0 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => requests.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) requests.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { ended: timestamp, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (network) await session.send('Network.emulateNetworkConditions', network);
  if (slower) await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const told = new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${usable} did not come in a minute`)), 60_000);
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== TOLD) return;
      clearTimeout(late);
      resolve(JSON.parse(payload));
    });
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: TOLD });
  await page.addInitScript(
    ({ selector, tell }) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        const ms = performance.now();
        window[tell](JSON.stringify({ ms, wall: (performance.timeOrigin + ms) / 1000 }));
      });
      observer.observe(document, { childList: true, subtree: true, attributes: true });
    },
    { selector: usable, tell: TOLD },
  );
  try {
    await page.goto(address, { waitUntil: 'commit' });
    const at = await told;
    const { metrics } = await session.send('Performance.getMetrics');
    await page.waitForTimeout(stay); // the ends of what had come are told a little later
    const all = [...requests.values()].filter(({ url, wall }) => url.startsWith('http') && wall <= at.wall);
    const offset = all[0] ? all[0].wall - all[0].begun : 0;
    const done = all.filter(({ ended }) => ended + offset <= at.wall);
    const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0) / 1000;
    return {
      ms: at.ms,
      cpu_ms: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000,
      requests: all.length,
      depth: depthOf(done),
      kB: sum(done),
      code_kB: sum(done.filter(isCode)),
      files: done.map(({ url, bytes, type, begun, ended }) => ({
        path: new URL(url).pathname,
        type,
        bytes,
        begun: Math.round((begun - all[0].begun) * 1000),
        ended: Math.round((ended - all[0].begun) * 1000),
      })),
    };
  } finally {
    await page.close();
  }
};
