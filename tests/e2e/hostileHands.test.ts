import { describe, expect } from 'vitest';
import { test } from '../support/browserTest';
import { crowd } from '../support/hands/crowd';
import { handForms } from '../support/hands/forms';

/** Typed values that are compared with the database; `HOSTILE_ROUNDS=20000` is the long run. */
const ROUNDS = Number(process.env.HOSTILE_ROUNDS ?? 500);
/** What is typed follows from it: a failure names the seed of its visit. */
const SEED = Number(process.env.HOSTILE_SEED ?? 1);
/** Milliseconds that a round may take, on a busy machine. */
const ROUND_MS = 1000;

describe('hostile hands', () => {
  test(
    `type into every form what the trade writes, and what it means or nothing at all is stored, whether the server is there, late or stopped
    [KEY-004 KEY-010 KEY-011 KEY-012 NET-002]`,
    async ({ open, allow }) => {
      allow(/^console .*(ERR_|Failed to load|Failed to fetch)/);
      const forms = await handForms();
      try {
        const { rounds, wrong, byHand, byForm } = await crowd(() => open('admin'), forms, {
          rounds: ROUNDS,
          seed: SEED,
        });
        console.info(`${rounds} rounds: ${JSON.stringify({ byHand, byForm })}`);
        expect(wrong).toEqual([]);
        expect(rounds).toBeGreaterThanOrEqual(ROUNDS);
      } finally {
        for (const form of forms) await form.end?.();
      }
    },
    120_000 + ROUNDS * ROUND_MS,
  );
});
