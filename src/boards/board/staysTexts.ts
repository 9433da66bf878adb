import type { RefusedMove } from '../store/planMoves';
import type { Voice } from './createVoice';

/** Which cards of a group move stay, by reason: "2 stay: Ortega Residence, Dao Residence. This card is complete." */
export const staysTexts = (words: Voice['words'], stays: readonly RefusedMove[]): string[] => {
  const byReason = new Map<string, string[]>();
  for (const { key, refusal } of stays) {
    const reason = words.refusal(refusal);
    byReason.set(reason, [...(byReason.get(reason) ?? []), words.job(key)]);
  }
  return [...byReason].map(([reason, jobs]) =>
    words.text('group_stays', { smart_count: jobs.length, jobs: jobs.join(', '), reason }),
  );
};
