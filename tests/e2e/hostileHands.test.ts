import { describe, expect } from 'vitest';
import { PROOF_FIRST } from '../support/browserProof';
import { test } from '../support/browserTest';
import { crowd } from '../support/hands/crowd';
import { formFiles, HANDS_OF, WITHOUT_HANDS } from '../support/hands/formFiles';
import { handForms } from '../support/hands/forms';

/** Typed values that are compared with the database, at least: every form is visited; 20000 is the long run. */
const USUAL = 500;
const ROUNDS = Number(process.env.HOSTILE_ROUNDS ?? USUAL);
/** What is typed follows from it: a failure names the seed of its visit. */
const SEED = Number(process.env.HOSTILE_SEED ?? 1);
/** Names of forms, `Job|Estimate`, to look into one of them. */
const ONLY = new RegExp(`^(${process.env.HOSTILE_FORMS ?? '.*'})$`);
/**
 * Kinds of hands, a seed says the same to each of them. `lost`, whose answers do not come, is for a machine of its own:
 * beside other tests its pages are given up before they have loaded.
 */
const KINDS = new RegExp(`^(${process.env.HOSTILE_HANDS ?? 'quick|late|refused|silent'})$`);
/** Beyond so many rounds a run is a long one, alone at its server: each outage is a long one, and shared records are typed into. */
const LONG = 1000;
/** Milliseconds of an outage that is longer than what a page waits for, and of one that is over before it asks. */
const [LONG_STOP, SHORT_STOP] = [20_000, 3000];
/** Milliseconds of each outage, to make one visit of a run again. */
const { HOSTILE_STOPPED: stopped = ROUNDS > LONG ? LONG_STOP : undefined } = process.env;
/** Milliseconds that a round may take, on a busy machine. */
const ROUND_MS = 2000;

describe('hostile hands', () => {
  test('type into each form that there is, or it is said why not [KEY-010 KEY-014 KEY-017]', () => {
    const without = WITHOUT_HANDS.flatMap(({ files }) => files);
    expect([...Object.keys(HANDS_OF), ...without].toSorted()).toEqual(formFiles());
    const names = new Set(handForms.map(({ name }) => name));
    expect(
      Object.values(HANDS_OF)
        .flat()
        .filter((name) => !names.has(name)),
    ).toEqual([]);
  });

  test(
    `type into every form what the trade writes, and what it means or nothing at all is stored, whether the server is there, late or stopped
    [KEY-004 KEY-010 KEY-011 KEY-012 KEY-014 NET-002 API-037]`,
    async ({ open, allow }) => {
      allow(/^console .*(ERR_|Failed to load|Failed to fetch)/);
      for (const first of PROOF_FIRST) allow(first);
      // A save whose answer did not come is sent again under its key, and may meet itself: it waits for that answer.
      allow(/^http 409 POST \/graphql IDEMPOTENCY_RUNNING$/);
      const forms = handForms.filter(({ name, isShared = false }) => ONLY.test(name) && (!isShared || ROUNDS > LONG));
      const { rounds, wrong, byHand, byForm } = await crowd((options) => open('admin', options), forms, {
        rounds: ROUNDS,
        everyForm: ROUNDS >= USUAL,
        seed: SEED,
        stoppedMs: stopped === undefined ? [LONG_STOP, SHORT_STOP] : [Number(stopped), Number(stopped)],
        kinds: KINDS,
        onWrong: (text) => console.warn(text),
      });
      console.info(`${rounds} rounds: ${JSON.stringify({ byHand, byForm })}`);
      expect(wrong).toEqual([]);
      expect(rounds).toBeGreaterThanOrEqual(ROUNDS);
      expect(ROUNDS < USUAL ? [] : forms.filter(({ name }) => !(name in byForm))).toEqual([]);
    },
    120_000 + ROUNDS * ROUND_MS,
  );
});
