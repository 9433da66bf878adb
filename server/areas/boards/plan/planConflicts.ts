import { binIndex, type BinIndex, type BoardFacts } from '#domain/boards/boardFacts';
import { binText } from '#domain/boards/binText';
import { isStale } from '#domain/boards/conflict';
import { standInKey } from '#domain/boards/standIns';
import type { Card } from '#domain/boards/types';
import { refuse, type Refusal } from '#domain/refusals/refusal';
import { whoParams } from '#domain/refusals/someone';
import { STATUS } from '#domain/statuses';
import type { Mutation } from '../../../pipeline/mutation';
import { lastChange } from '../write/assertFresh';
import type { BoardPlanInput } from './planInputs';

type Item = BoardPlanInput['items'][number];

/** A card of a plan that is not moved, and why. */
export interface PlanConflict {
  key: string;
  refusal: Refusal;
}

const ENTITIES = ['crew_information', 'crew_repair_job', 'gunite_history'] as const;

/** The row that took the place of a stand-in. */
const rowOfStandIn = ({ cards }: BoardFacts, { key, job_detail_id }: Item): Card | undefined =>
  [...cards.values()].find(
    (card) =>
      card.job_detail_id === job_detail_id &&
      card.id > 0 &&
      card.entity !== 'crew_repair_job' &&
      standInKey(job_detail_id, card.entity === 'gunite_history' ? 'g1' : (card.phase_id ?? 0)) === key,
  );

const gone = async (mutation: Mutation, { key }: Item): Promise<Refusal> => {
  const [name, id] = key.split(':');
  const entity = ENTITIES.find((one) => one === name);
  const { who } = entity ? await lastChange(mutation, { entity, id: Number(id) }) : { who: null };
  return refuse('plan_card_gone', whoParams(who));
};

/** Why a card is not where the plan saw it, or not as it saw it; null when it is [BRD-012]. */
const conflictOf = async (
  mutation: Mutation,
  facts: BoardFacts,
  { binOf }: BinIndex,
  item: Item,
): Promise<Refusal | null> => {
  const card = facts.cards.get(item.key) ?? rowOfStandIn(facts, item);
  if (!card || card.job_detail_id !== item.job_detail_id) return gone(mutation, item);
  const bin = binOf(card);
  if (card.key === item.key && !isStale(card, bin, item)) return null;
  const { who } = await lastChange(mutation, card);
  if (card.status_id === STATUS.COMPLETE) return refuse('plan_card_completed', whoParams(who));
  const crew = (card.crew_id === null ? undefined : facts.crews.get(card.crew_id)?.name) ?? null;
  const where = binText(bin, crew, facts.config.category, 'en');
  return refuse('card_moved', {
    ...whoParams(who),
    where,
    ...(bin !== null && { bin }),
    ...(crew !== null && { crew }),
  });
};

/** The cards of a plan that others moved, deleted or completed since it was drawn, each with who did. */
export const planConflicts = async (
  mutation: Mutation,
  facts: BoardFacts,
  items: readonly Item[],
): Promise<PlanConflict[]> => {
  const conflicts: PlanConflict[] = [];
  const bins = binIndex(facts);
  // One after the other: a transaction has one connection.
  for (const item of items) {
    const refusal = await conflictOf(mutation, facts, bins, item);
    if (refusal) conflicts.push({ key: item.key, refusal });
  }
  return conflicts;
};
