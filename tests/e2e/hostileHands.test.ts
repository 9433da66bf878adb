import { describe, expect } from 'vitest';
import { PROOF_FIRST } from '../support/browserProof';
import { test } from '../support/browserTest';
import { crowd } from '../support/hands/crowd';
import { handForms } from '../support/hands/forms';

/** Typed values that are compared with the database, one visit of each hand at least; `HOSTILE_ROUNDS=500` visits every form, 20000 is the long run. */
const ROUNDS = Number(process.env.HOSTILE_ROUNDS ?? 10);
/** What is typed follows from it: a failure names the seed of its visit. */
const SEED = Number(process.env.HOSTILE_SEED ?? 1);
/** Names of forms, `Job|Estimate`, to look into one of them. */
const ONLY = new RegExp(`^(${process.env.HOSTILE_FORMS ?? '.*'})$`);
/** Kinds of hands, `quick|late|refused|silent`: a seed says the same to each of them. */
const KINDS = new RegExp(`^(${process.env.HOSTILE_HANDS ?? '.*'})$`);
/** From so many rounds on a run is a long one, alone at its server: it stops it for longer and types into shared records. */
const LONG = 300;
/** Milliseconds of an outage, to make one visit of a long run again. */
const STOPPED_MS = Number(process.env.HOSTILE_STOPPED ?? (ROUNDS >= LONG ? 20_000 : 3000));
/** Milliseconds that a round may take, on a busy machine. */
const ROUND_MS = 2000;

describe('hostile hands', () => {
  test(
    `type into every form what the trade writes, and what it means or nothing at all is stored, whether the server is there, late or stopped
    [KEY-004 KEY-010 KEY-011 KEY-012 KEY-014 NET-002]`,
    async ({ open, allow }) => {
      allow(/^console .*(ERR_|Failed to load|Failed to fetch)/);
      for (const first of PROOF_FIRST) allow(first);
      const forms = handForms.filter(({ name, isShared = false }) => ONLY.test(name) && (!isShared || ROUNDS >= LONG));
      const { rounds, wrong, byHand, byForm } = await crowd((options) => open('admin', options), forms, {
        rounds: ROUNDS,
        seed: SEED,
        stoppedMs: STOPPED_MS,
        kinds: KINDS,
        onWrong: (text) => console.warn(text),
      });
      console.info(`${rounds} rounds: ${JSON.stringify({ byHand, byForm })}`);
      expect(wrong).toEqual([]);
      expect(rounds).toBeGreaterThanOrEqual(ROUNDS);
    },
    120_000 + ROUNDS * ROUND_MS,
  );
});
