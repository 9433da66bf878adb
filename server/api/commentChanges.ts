import { columnsOf, orNull, rowReader, worked } from '../db/rowDecoder';
import { runText, type Runner } from '../db/statement';
import { recordComment } from '../db/tables/comments';
import type { HistoryChange, Logged } from './recordHistory';

/** The table of comments. */
export const COMMENTS = 'record_comment';

/** The rows of the change log that tell of the comments on a record, by SQL of its table and its id. */
export const commentLog = (entity: string, id: string): string =>
  `entity = '${COMMENTS}' and entity_id in (select c.id from ${COMMENTS} c where c.entity = ${entity} and c.entity_id = ${id})`;

const READ = `select c.id, c.created_at, u.first_name || ' ' || u.last_name as author_name
  from ${COMMENTS} c left join app_user u on u.id = c.created_by where c.id = any($1)`;

const toComment = rowReader(
  { ...columnsOf(recordComment, 'id', 'created_at'), author_name: orNull(worked.text) },
  (row) => row,
);

/** The column under whose kind the moment is told; no form has a field of its name. */
const MOMENT = 'edited_at';

/** What was done to a comment; null for what says nothing, such as a comment that went along with a merged record. */
const doneTo = ({ command, before, after }: Pick<Logged, 'command' | 'before' | 'after'>): string | null => {
  if (after === null) return 'Comment deleted';
  if (before === null) return command === 'createComment' ? 'Comment written' : 'Comment restored';
  return 'text' in after || 'mentions' in after ? 'Comment edited' : null;
};

/**
 * What was done to the comments on a record, as its history tells it: by its author and the moment at which it was
 * written. What a comment says stands at the comment alone [ADM-015].
 */
export const commentChanges = async (
  runner: Runner,
  log: readonly Logged[],
): Promise<ReadonlyMap<Logged, HistoryChange>> => {
  const told = log.filter(({ entity }) => entity === COMMENTS);
  if (told.length === 0) return new Map();
  const found = await runText(runner, READ, [[...new Set(told.map(({ entity_id }) => entity_id))]]);
  const comments = new Map(found.map(toComment).map((comment) => [comment.id, comment]));
  return new Map(
    told.flatMap((row) => {
      const [label, comment] = [doneTo(row), comments.get(row.entity_id)];
      if (label === null || !comment) return [];
      const { entity, entity_id } = row;
      const { author_name, created_at } = comment;
      return [
        [row, { entity, entity_id, field: MOMENT, label, before: null, after: created_at, row: author_name }],
      ] as const;
    }),
  );
};
