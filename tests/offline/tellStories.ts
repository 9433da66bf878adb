import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SettleFacts } from '#domain/subJobs/settleFacts';
import { freshDatabase, type FreshDatabase } from '../support/database';
import { openGraphql, type Ask } from '../support/graphqlHarness';
import { addPeople } from '../support/jobCalls';
import { planOf, told, type Step } from './plan';
import { tellStory } from './story';
import { readFacts } from './world';

/** So many at a time, each in a database of its own: one waits for SQL while another thinks. */
const LANES = Number(process.env.OFFLINE_LANES || 4);

interface Lane {
  database: FreshDatabase;
  ask: Ask;
  facts: SettleFacts;
}

const openLane = async (): Promise<Lane> => {
  const database = await freshDatabase();
  await addPeople(database);
  const ask = openGraphql(database);
  return { database, ask, facts: await readFacts(ask) };
};

const faultsOf = ({ ask, database, facts }: Lane, seed: number, steps: readonly Step[]): Promise<string[]> =>
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

/** A test that tells so many stories of the simulator, from a seed on; the first that goes wrong is told at its shortest. */
export const itTellsStories = (first: number, seeds: number): void => {
  const lanes: Lane[] = [];
  beforeAll(async () => {
    while (lanes.length < Math.min(LANES, seeds)) lanes.push(await openLane());
  });
  afterAll(() => Promise.all(lanes.map(({ database }) => database.close())));

  it(`loses nothing, does nothing twice and overwrites nothing unasked, whatever is cut where: stories ${first} to ${first + seeds - 1} [OFF-010 OFF-012 OFF-013 OFF-030]`, async () => {
    const failed: string[] = [];
    let next = first;
    const tell = async (lane: Lane): Promise<void> => {
      while (next < first + seeds && failed.length === 0) {
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
};
