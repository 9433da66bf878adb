/** What Chromium counts for a page, by the names under which it is told here. */
const METRICS = {
  cpu: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
};

/**
 * Milliseconds of the main thread by its own clock, so that what other processes take does not count: `cpu` is all of it;
 * `script`, `style` and `layout` are parts of it, `rest` is what is left (painting, collecting garbage, events).
 * @param session a CDP session of the page
 */
export const meter = async (session) => {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const values = new Map(metrics.map(({ name, value }) => [name, value * 1000]));
    return Object.fromEntries(Object.entries(METRICS).map(([name, metric]) => [name, values.get(metric)]));
  };
  return async (work) => {
    const before = await read();
    await work();
    const after = await read();
    const spent = Object.fromEntries(Object.keys(METRICS).map((name) => [name, after[name] - before[name]]));
    return { ...spent, rest: spent.cpu - spent.script - spent.style - spent.layout };
  };
};
