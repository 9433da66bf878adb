import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeOptions {
  /** The part of the page that is looked at; all of it unless given. */
  within?: string;
  /** Parts that are left out. */
  without?: readonly string[];
  /** Those rules alone, where the rest was looked at in another width or theme. */
  rules?: readonly string[];
}

/** The serious and critical findings of axe on the page as it stands: rule, place, and what is wrong. */
export const axeFindings = async (
  page: Page,
  { within = 'html', without = [], rules }: AxeOptions = {},
): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options = { resultTypes: ['violations'], ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}) };
  const context = { include: [[within]], exclude: without.map((part) => [part]) };
  const { violations } = await page.evaluate<Pick<AxeResults, 'violations'>>(
    // What was open may have closed.
    `document.querySelector(${JSON.stringify(within)}) ? axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}) : { violations: [] }`,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id} ${node.target.join(' ')}: ${node.failureSummary?.split('\n').at(1)?.trim() ?? ''}`),
    );
};
