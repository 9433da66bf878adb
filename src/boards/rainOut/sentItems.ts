import { isClosedBin } from '#domain/boards/binDay';
import { parseBinKey } from '#domain/boards/bins';
import { binIndex, type ShownBoard } from '#domain/boards/boardFacts';
import type { PlanItem } from '#domain/boards/plan/decidePlan';
import type { SentItem } from '../store/rainApi';

/** The cards of a plan as the server is told of them: where each goes, and how it was read. */
export const sentItems = (facts: ShownBoard, items: readonly PlanItem[]): SentItem[] => {
  const bins = binIndex(facts);
  return items.flatMap(({ key, to, index }) => {
    const card = facts.cards.get(key);
    const from = card ? bins.binOf(card) : null;
    const bin = parseBinKey(to);
    if (!card || !bin || from === null) return [];
    return [
      {
        key,
        job_detail_id: card.job_detail_id,
        to,
        index: index ?? null,
        version: card.version,
        expected_bin: from,
        onto_closed: isClosedBin(facts, bin),
      },
    ];
  });
};
