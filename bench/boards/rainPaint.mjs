/** What a change of a Rain-out costs until it is painted: a gunite week from which some 400 cards move. */
import { meter } from '../inBrowser/meter.mjs';

const CARDS = 900;
const CHANGES = 10;
/** Milliseconds from the choice of another mode until the board shows it (SDY-002). */
const LIMIT = 200;
const MODES = ['Fit into free room', 'Push everything back'];
const LOST = ['Thu 5', 'Fri 6'];

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Answers how many cards move, and the medians of CPU of the main thread and of the clock, in milliseconds. */
export const rainPaint = async (bench) => {
  const page = await bench.browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(60_000);
  try {
    await page.goto(bench.url);
    await page.waitForFunction(() => typeof window.start === 'function');
    await page.evaluate((count) => window.prepare('ours-gunite', count), CARDS);
    await page.waitForSelector('#root', { state: 'attached' });
    const during = await meter(await page.context().newCDPSession(page));
    await page.evaluate(() => window.start());
    await page.locator('.tray-cards [data-card]').first().waitFor();
    await page.locator('.day-head.is-today').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Rain-out...' }).click();
    const panel = page.getByRole('region', { name: 'Rain-out' });
    const button = panel.getByRole('button', { name: /^Move \d+ cards$/ });
    await button.waitFor();
    for (const day of LOST) await panel.getByRole('button', { name: day, exact: true }).click();
    const moved = Number(/\d+/.exec(await button.innerText())?.[0]);
    const costs = [];
    for (let change = 0; change < CHANGES; change += 1) {
      const radio = await panel.getByRole('radio', { name: MODES[change % MODES.length] }).elementHandle();
      let clock = 0;
      const { cpu } = await during(async () => {
        clock = await radio.evaluate(
          (input) =>
            new Promise((resolve) => {
              const start = performance.now();
              input.click();
              // The frame after the one in which it is drawn: by then it is painted.
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)));
            }),
        );
      });
      costs.push({ cpu, clock });
    }
    return {
      moved,
      cpu: median(costs.map((one) => one.cpu)),
      clock: median(costs.map((one) => one.clock)),
      limit: LIMIT,
    };
  } finally {
    await page.close();
  }
};
