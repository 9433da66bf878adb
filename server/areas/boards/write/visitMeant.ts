import { binText } from '#domain/boards/binText';
import { binIndex, type BoardFacts } from '#domain/boards/boardFacts';
import { cardKey } from '#domain/boards/boardState';
import { isStale, type Expectation } from '#domain/boards/conflict';
import { isVisit, jobCardKey, spanOf, VISIT } from '#domain/boards/timeGrid/visitCard';
import { clockText } from '#domain/wallTime';
import type { Card } from '#domain/boards/types';
import { AppError, badInput, refusalError } from '#domain/errors';
import type { Mutation } from '../../../pipeline/mutation';
import { runText } from '../../../db/statement';
import { lastChange } from './assertFresh';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { refuse } from '#domain/refusals/refusal';
import { whoParams } from '#domain/refusals/someone';

/** What names a call's visit, with what its sender had before their eyes. */
export interface VisitNamed extends Expectation {
  id: number;
  job_detail_id: number;
}

const NEW = -1;

/** Where a job stands: its card in a tray, or an open visit of it. */
const standing = (
  { cards }: BoardFacts,
  job_detail_id: number,
  bins: ReturnType<typeof binIndex>,
): Card | undefined => {
  const own = [...cards.values()].filter((card) => card.job_detail_id === job_detail_id);
  const card = own.find((one) => !isVisit(one) && bins.binOf(one) !== null);
  return (
    card ??
    own.find((one) => isVisit(one) && one.completion !== true && bins.binOf(one) !== null) ??
    own.find((one) => !isVisit(one))
  );
};

/** Someone moved it: who, and where it is now, with its time [BRD-012]. */
const conflict = async (
  mutation: Mutation,
  facts: BoardFacts,
  now: Card | undefined,
  changed: Pick<Card, 'entity' | 'id'>,
): Promise<AppError> => {
  const { who, at } = await lastChange(mutation, changed);
  const bin = now ? binIndex(facts).binOf(now) : null;
  const span = now ? spanOf(now) : null;
  const worker =
    now && isVisit(now) ? (now.crew_id === null ? '(No Worker)' : (facts.crews.get(now.crew_id)?.name ?? '')) : null;
  const crew = worker === null ? null : [worker, span && clockText(span.start)].filter(Boolean).join(', ');
  const params = {
    ...whoParams(who),
    where: binText(bin, crew, 'warranty', 'en'),
    category: 'warranty',
    ...(bin !== null && { bin }),
    ...(crew !== null && { crew }),
  };
  const refusal = refuse('card_moved', params, undefined, 'CONFLICT');
  return refusalError(refusal, {
    current: now ?? null,
    ...(who === null ? {} : { changed_by: who }),
    ...(at === undefined ? {} : { changed_at: at }),
  });
};

/** A visit that is not among the sub-job's: taken away meanwhile, of another sub-job, or never there. */
const missing = async (
  mutation: Mutation,
  facts: BoardFacts,
  { id, job_detail_id, version }: VisitNamed,
): Promise<AppError> => {
  const rows = await runText(mutation.client, 'select from warranty_schedule where id = $1', [id]);
  if (rows.length > 0) return badInput([fieldIssue('schedule.job_detail_id', 'visit_of_other')]);
  const gone =
    version === null || version === undefined
      ? []
      : await runText(
          mutation.client,
          "select from change_log where entity = $1 and entity_id = $2 and after is null and (before->>'job_detail_id')::int = $3 limit 1",
          [VISIT, id, job_detail_id],
        );
  if (gone.length === 0) return new AppError('NOT_FOUND');
  return conflict(mutation, facts, standing(facts, job_detail_id, binIndex(facts)), { entity: VISIT, id });
};

/**
 * The card that a call means: the visit, or for id -1 the sub-job's own card.
 * @throws AppError NOT_FOUND, BAD_USER_INPUT, or CONFLICT for a card that someone moved since it was read
 */
export const visitMeant = async (mutation: Mutation, facts: BoardFacts, named: VisitNamed): Promise<Card> => {
  const { id, job_detail_id } = named;
  const card = facts.cards.get(id === NEW ? jobCardKey(job_detail_id) : cardKey(VISIT, id));
  if (!card) throw await missing(mutation, facts, named);
  const bins = binIndex(facts);
  if (!isStale(card, bins.binOf(card), named)) return card;
  const now = id === NEW ? standing(facts, job_detail_id, bins) : card;
  throw await conflict(mutation, facts, now, card);
};
