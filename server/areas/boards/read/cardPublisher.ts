import type { FieldLimits } from '#domain/access/fieldLimits';
import { BOARD_VIEW } from '#domain/access/boardNeeds';
import { cardKey } from '#domain/boards/boardState';
import type { CardsEvent, LiveUser } from '#domain/live';
import { runText, type Runner } from '../../../db/statement';
import type { LogRow } from '../../../events/changeLog';
import type { Publisher } from '../../../events/publishers';
import { affectedSubJobs, isOnCards } from './affectedSubJobs';
import type { BoardSource } from './boardSource';
import { goneCards } from './goneCards';
import { faceFor, LIMITED_ON_FACES } from './seenOfBoard';

/** Who last changed each card, and each made card by its own key. */
const changedBy = (
  { cards }: BoardSource,
  rows: readonly LogRow[],
  nameOf: (id: number | null) => LiveUser | null,
): CardsEvent['changed_by'] =>
  Object.fromEntries(
    rows.flatMap((row) =>
      cards
        .filter((entity) => entity === row.entity && row.effect === null)
        .map((entity) => [cardKey(entity, row.entity_id), { mutation_id: row.mutation_id, user: nameOf(row.user_id) }]),
    ),
  );

/**
 * Whether any of the sub-jobs can have a card on the board: every move also touches its sub-job, and the boards of the
 * other categories need not read it whole to find that it is not theirs.
 */
const concerns = async (
  runner: Runner,
  { category_id, config: { division_id } }: BoardSource,
  subJobs: readonly number[],
): Promise<boolean> => {
  const rows = await runText(
    runner,
    `select from job_detail s where s.id = any($1) and (s.job_category_id = $2
    or exists (select from crew_repair_job r where r.job_detail_id = s.id and r.company_division_id = $3)) limit 1`,
    [subJobs, category_id, division_id],
  );
  return rows.length > 0;
};

const isOwn = ({ cards }: BoardSource, { entity }: LogRow): boolean => cards.some((card) => card === entity);

/** A card that only got another number in its bin, because one before it came or went. */
const isRenumbered = (source: BoardSource, row: LogRow): boolean => row.effect === 'order' && isOwn(source, row);

/** What is left of cards for a role with limits [USR-018]. */
const withoutLimited = (data: CardsEvent, field_limits: FieldLimits): CardsEvent => ({
  ...data,
  sub_jobs: data.sub_jobs.map((subJob) => faceFor({ permissions: new Set(), field_limits }, subJob)),
});

/**
 * Tells a board the cards that a batch of changes touched, as they are now. A sub-job of which nothing changed but the
 * order of a card in its bin is not told whole: a move renumbers the cards beside it, and their faces would be most of
 * the event.
 */
export const cardPublisher =
  (runner: Runner, source: BoardSource): Publisher =>
  async (rows, { cursor, nameOf }) => {
    const relevant = rows.filter(({ entity }) => isOnCards(source, entity));
    if (relevant.length === 0) return [];
    const [whole, inOrder] = [
      relevant.filter((row) => !isRenumbered(source, row)),
      relevant.filter((row) => isRenumbered(source, row)),
    ];
    const [changed, renumbered] = await Promise.all([
      affectedSubJobs(runner, source, whole),
      affectedSubJobs(runner, source, inOrder),
    ]);
    const subJobs = [...new Set([...changed, ...renumbered])];
    if (!relevant.some((row) => isOwn(source, row)) && !(await concerns(runner, source, subJobs))) return [];
    const loaded = await source.load(runner, subJobs);
    const removed = await goneCards(runner, source, relevant, subJobs, loaded);
    if (loaded.sub_jobs.length === 0 && removed.length === 0) return [];
    const isWhole = new Set(changed);
    const isTold = new Set(inOrder.map(({ entity, entity_id }) => `${entity}:${entity_id}`));
    const data: CardsEvent = {
      cursor,
      category: source.category,
      cards: loaded.cards.filter(({ key, job_detail_id }) => isWhole.has(job_detail_id) || isTold.has(key)),
      sub_jobs: loaded.sub_jobs.filter(({ id }) => isWhole.has(id)),
      removed,
      changed_by: changedBy(source, relevant, nameOf),
    };
    const limited = { columns: LIMITED_ON_FACES, without: (limits: FieldLimits) => withoutLimited(data, limits) };
    return [{ name: 'cards', need: BOARD_VIEW[source.category], ofAllRows: true, data, limited }];
  };
