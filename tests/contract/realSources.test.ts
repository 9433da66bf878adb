import { afterAll, beforeAll, describe } from 'vitest';
import { isRecord } from '#domain/values';
import type { AskSource } from '../support/sources/memorySource';
import { packagesOf, realSource } from '../support/sources/realSource';
import { sourceContract } from '../support/sources/sourceContract';
import { KEYSTONE_FACTS, POSTGRAPHILE_FACTS } from '../support/sources/sourceFacts';

/** Asks a running server. */
const over =
  (url: string): AskSource =>
  async (text, variables = {}) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: text, variables }),
    });
    const body: unknown = await answer.json();
    return isRecord(body) ? body : {};
  };

// `npm test` installs them beside the product's packages, and says so where they cannot be had.
for (const [server, facts] of [
  ['postgraphile', POSTGRAPHILE_FACTS],
  ['keystone', KEYSTONE_FACTS],
] as const) {
  describe.skipIf(packagesOf(server) === null)(`${server} itself`, () => {
    let running: Awaited<ReturnType<typeof realSource>> | null = null;
    beforeAll(async () => {
      running = await realSource(server);
    }, 180_000);
    afterAll(async () => {
      await running?.end();
    });
    sourceContract(facts, async () => over(running?.url ?? ''));
  });
}
