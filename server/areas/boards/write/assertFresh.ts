import { binIndex, type BoardFacts } from '#domain/boards/boardFacts';
import { binText } from '#domain/boards/binText';
import { isStale, type Expectation } from '#domain/boards/conflict';
import type { Card } from '#domain/boards/types';
import { refusalError } from '#domain/errors';
import type { Mutation } from '../../../pipeline/mutation';
import { runText } from '../../../db/statement';
import { refuse } from '#domain/refusals/refusal';
import { whoParams } from '#domain/refusals/someone';

/** Who last moved a card, null where that is not known, and when: its row is under lock, so the log is complete. */
export const lastChange = async (
  mutation: Mutation,
  card: Pick<Card, 'entity' | 'id'>,
): Promise<{ who: string | null; at: string | undefined }> => {
  const [row] = await runText(
    mutation.client,
    `
    select u.first_name || ' ' || u.last_name as who, l.at from change_log l left join app_user u on u.id = l.user_id
    where l.entity = $1 and l.entity_id = $2 and l.effect is null order by l.seq desc limit 1`,
    [card.entity, card.id],
  );
  return { who: typeof row?.who === 'string' ? row.who : null, at: typeof row?.at === 'string' ? row.at : undefined };
};

/**
 * Refuses a move of a card that someone moved since it was read, naming who did and where it is now; `params.bin` says
 * the place for a client that has words of its own [BRD-012].
 * @throws AppError CONFLICT
 */
export const assertFresh = async (
  mutation: Mutation,
  facts: BoardFacts,
  card: Card,
  expectation: Expectation,
): Promise<void> => {
  const bin = binIndex(facts).binOf(card);
  if (!isStale(card, bin, expectation)) return;
  const { who, at } = await lastChange(mutation, card);
  const crew = (card.crew_id === null ? undefined : facts.crews.get(card.crew_id)?.name) ?? null;
  const refusal = refuse(
    'card_moved',
    {
      ...whoParams(who),
      where: binText(bin, crew, facts.config.category, 'en'),
      ...(bin !== null && { bin }),
      ...(crew !== null && { crew }),
    },
    undefined,
    'CONFLICT',
  );
  throw refusalError(refusal, {
    current: card,
    ...(who === null ? {} : { changed_by: who }),
    ...(at === undefined ? {} : { changed_at: at }),
  });
};
