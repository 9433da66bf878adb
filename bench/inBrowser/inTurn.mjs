import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const results = join(dirname(dirname(fileURLToPath(import.meta.url))), 'results');
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const rounded = (value) => Math.round(value * 10) / 10;

/**
 * Measures all cases in turn within each round, tells the median of each figure as a table, and writes it to bench/results.
 * A case that fails is told and left out.
 * @param topic name of the file
 * @param cases lists of what `measure` takes
 * @param measure (...case) => an object of numbers
 * @param facts what else to write down
 */
export const inTurn = async ({ topic, cases, rounds, measure, facts = {} }) => {
  const all = new Map(cases.map((one) => [one.join(' '), []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const one of cases) {
      const begun = Date.now();
      const name = one.join(' ');
      const result = await measure(...one).catch((error) => {
        console.error(`${name}: ${error.message.split('\n')[0]}`);
        return null;
      });
      if (result) all.get(name).push(result);
      console.log(`round ${round + 1}: ${name} (${((Date.now() - begun) / 1000).toFixed(0)} s)`);
    }
  }
  const told = [...all]
    .filter(([, runs]) => runs.length > 0)
    .map(([name, runs]) => ({
      name,
      ...Object.fromEntries(Object.keys(runs[0]).map((key) => [key, rounded(median(runs.map((run) => run[key])))])),
    }));
  console.table(told);
  mkdirSync(results, { recursive: true });
  writeFileSync(
    join(results, `${topic}.json`),
    JSON.stringify({ at: new Date().toISOString(), node: process.version, rounds, ...facts, results: told }, null, 2),
  );
};
