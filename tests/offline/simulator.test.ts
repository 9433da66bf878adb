import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SettleFacts } from '#domain/subJobs/settleFacts';
import { freshDatabase, type FreshDatabase } from '../support/database';
import { openGraphql, type Ask } from '../support/graphqlHarness';
import { addPeople } from '../support/jobCalls';
import { planOf, told, type Step } from './plan';
import { tellStory } from './story';
import { readFacts } from './world';

/** How many stories are told, and from which seed on. */
const SEEDS = Number(process.env.OFFLINE_SEEDS || 300);
const FIRST = Number(process.env.OFFLINE_FIRST || 1);
/** So many at a time, each in a database of its own: one waits for SQL while another thinks. */
const LANES = Number(process.env.OFFLINE_LANES || 4);

interface Lane {
  database: FreshDatabase;
  ask: Ask;
}
const lanes: Lane[] = [];
let facts: SettleFacts;
beforeAll(async () => {
  for (let made = 0; made < Math.min(LANES, SEEDS); made += 1) {
    const database = await freshDatabase();
    await addPeople(database);
    lanes.push({ database, ask: openGraphql(database) });
  }
  const [first] = lanes;
  if (first) facts = await readFacts(first.ask);
});
afterAll(() => Promise.all(lanes.map(({ database }) => database.close())));

const faultsOf = ({ ask, database }: Lane, seed: number, steps: readonly Step[]): Promise<string[]> =>
  tellStory(ask, database, facts, seed, steps).catch((error: unknown) => [
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  ]);

/** The same story with as few steps and faults as still go wrong. */
const shortest = async (lane: Lane, seed: number, steps: readonly Step[]): Promise<readonly Step[]> => {
  for (let at = 0; at < steps.length; at += 1) {
    const fewer = steps.toSpliced(at, 1);
    if ((await faultsOf(lane, seed, fewer)).length > 0) return shortest(lane, seed, fewer);
  }
  for (const [at, step] of steps.entries())
    if ('faults' in step && step.faults.length > 0) {
      const milder = steps.with(at, { ...step, faults: step.faults.slice(1) });
      if ((await faultsOf(lane, seed, milder)).length > 0) return shortest(lane, seed, milder);
    }
  return steps;
};

/** What a person must read of a story that failed: its shortest telling, and what was wrong. */
const report = async (lane: Lane, seed: number, steps: readonly Step[], faults: readonly string[]): Promise<string> => {
  const story = await shortest(lane, seed, steps);
  const again = await faultsOf(lane, seed, story);
  const how = again.length > 0 ? story : steps;
  return `seed ${seed}: ${how.map(told).join('; ')}\n${[...(again.length > 0 ? again : faults)].join('\n')}`;
};

it(`loses nothing, does nothing twice and overwrites nothing unasked, whatever is cut where: ${SEEDS} stories [OFF-010 OFF-012 OFF-013 OFF-030]`, async () => {
  const failed: string[] = [];
  let next = FIRST;
  const tell = async (lane: Lane): Promise<void> => {
    while (next < FIRST + SEEDS && failed.length === 0) {
      const seed = next;
      next += 1;
      const steps = planOf(seed);
      const faults = await faultsOf(lane, seed, steps);
      if (faults.length > 0) failed.push(await report(lane, seed, steps, faults));
    }
  };
  await Promise.all(lanes.map(tell));
  expect(failed.join('\n\n')).toBe('');
}, 3_600_000);
