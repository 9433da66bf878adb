import type { Page } from 'playwright-core';
import type { HandForm } from './forms';
import { lateHand, quickHand, stoppedHand, type Hand } from './hands';

/** The hands, each at a page of its own; those that wait most of the time come twice. */
const HANDS: readonly (readonly [name: string, hand: Hand])[] = [
  ['0 ms between keys', quickHand],
  ['0 ms between keys', quickHand],
  ['a server 2 s late', lateHand],
  ['a server that refuses for 20 s', stoppedHand('refuses')],
  ['a server that is silent for 20 s', stoppedHand('is silent')],
];

export interface CrowdResult {
  rounds: number;
  /** Rounds by hand, and visits by form. */
  byHand: Record<string, number>;
  byForm: Record<string, number>;
  wrong: string[];
}

/**
 * All hands at once, each at the next form that no other is at, until so many typed values were compared.
 * @param seed the first visit has it, each later one the next number
 */
export const crowd = async (
  open: () => Promise<Page>,
  forms: readonly HandForm[],
  { rounds: most, seed }: { rounds: number; seed: number },
): Promise<CrowdResult> => {
  const free = [...forms];
  const result: CrowdResult = { rounds: 0, byHand: {}, byForm: {}, wrong: [] };
  let visits = 0;
  const work = async ([name, hand]: (typeof HANDS)[number]): Promise<void> => {
    const page = await open();
    page.on('dialog', (dialog) => void dialog.accept());
    do {
      const form = free.shift();
      if (!form) return;
      const own = seed + visits;
      visits += 1;
      const { rounds, wrong } = await hand(page, form, own).catch((error: unknown) => ({
        rounds: 0,
        wrong: [`${form.name}: ${error instanceof Error ? error.message : String(error)}`],
      }));
      free.push(form);
      result.rounds += rounds;
      result.byHand[name] = (result.byHand[name] ?? 0) + rounds;
      result.byForm[form.name] = (result.byForm[form.name] ?? 0) + 1;
      result.wrong.push(...wrong.map((one) => `${name}, seed ${own}: ${one}`));
    } while (result.rounds < most && result.wrong.length < 200);
    await page.close();
  };
  await Promise.all(HANDS.map(work));
  return result;
};
