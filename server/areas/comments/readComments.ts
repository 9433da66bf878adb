import { can } from '#domain/access/can';
import { COMMENT_READ, type Person, type RecordComment } from '#domain/comments/comment';
import { DELETES_COMMENTS, WRITES_COMMENTS } from '#domain/comments/commentRights';
import { isRecord, numberOf, textOrEmpty } from '#domain/values';
import type { Actor } from '../../access/actor';
import { columnsOf, orNull, rowReader, worked } from '../../db/rowDecoder';
import { countIn, runText, type Row, type Runner } from '../../db/statement';
import { recordComment } from '../../db/tables/comments';
import type { Files } from '../../files/files';

const NAME = "u.first_name || ' ' || u.last_name";

const COMMENTS = `
  select c.id, c.version, c.text, c.created_at, c.edited_at, c.created_by, ${NAME} as author_name,
    coalesce((select json_agg(json_build_object('id', m.id, 'name', m.first_name || ' ' || m.last_name) order by m.id)
      from app_user m where m.id = any(c.mentions)), '[]'::json) as mentioned,
    coalesce((select json_agg(json_build_object('id', f.id, 'file_name', f.file_name, 'file_type', f.file_type,
        'size', f.size, 'storage_key', f.storage_key) order by f.id)
      from record_comment_file f where f.record_comment_id = c.id), '[]'::json) as files
  from record_comment c left join app_user u on u.id = c.created_by`;

const stored = rowReader(
  {
    ...columnsOf(recordComment, 'id', 'version', 'text', 'created_at', 'edited_at', 'created_by'),
    author_name: orNull(worked.text),
    mentioned: worked.json,
    files: worked.json,
  },
  (row) => row,
);

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Whether somebody writes comments at all: not who only looks, for oneself or as somebody else. */
const mayWriteComments = ({ permissions, viewed_by }: Actor): boolean =>
  viewed_by === undefined && can(permissions, WRITES_COMMENTS);

/** Whether somebody deletes comments of others. */
export const mayModerate = (actor: Actor): boolean =>
  mayWriteComments(actor) && actor.permissions.has(DELETES_COMMENTS);

const personOf = (row: Row): Person => ({ id: numberOf(row.id) ?? 0, name: textOrEmpty(row.name) });

const commentOf = (actor: Actor, files: Files, row: Row): RecordComment => {
  const { id, version, text, created_at, edited_at, created_by, author_name, ...rest } = stored(row);
  const isOwn = created_by === actor.user_id && mayWriteComments(actor);
  return {
    id,
    version,
    text,
    author: created_by === null ? null : { id: created_by, name: author_name ?? '' },
    created_at,
    edited_at,
    mentions: rowsOf(rest.mentioned).map(personOf),
    files: rowsOf(rest.files).map((file) => {
      const size = numberOf(file.size);
      const kept = {
        storage_key: textOrEmpty(file.storage_key),
        file_name: textOrEmpty(file.file_name),
        file_type: textOrEmpty(file.file_type),
      };
      return {
        id: numberOf(file.id) ?? 0,
        file_name: kept.file_name,
        file_type: kept.file_type,
        size,
        url: size === null ? null : files.urlOf(kept),
        thumbnail_url: size === null ? null : files.madeOf(kept, 'small'),
        view_url: size === null ? null : files.madeOf(kept, 'view'),
      };
    }),
    may_edit: isOwn,
    may_delete: isOwn || mayModerate(actor),
  };
};

/** The comments of a record, the oldest first, and how many there are in all. */
export interface CommentPage {
  items: RecordComment[];
  total_count: number;
  has_older: boolean;
  may_write: boolean;
}

interface WantedComments {
  entity: string;
  id: number;
  /** How many of the newest. */
  limit: number;
  /** Those before this one. */
  before?: number | null | undefined;
  /** At least back to this one. */
  back_to?: number | null | undefined;
}

/** Reads the newest comments of a record that the actor may read. */
export const readComments = async (
  runner: Runner,
  actor: Actor,
  files: Files,
  { entity, id, limit, before, back_to }: WantedComments,
): Promise<CommentPage> => {
  const of = 'c.entity = $1 and c.entity_id = $2 and c.deleted_at is null';
  const counted = await runText(
    runner,
    `select count(*)::int as total, count(*) filter (where c.id >= $3)::int as back from record_comment c where ${of}`,
    [entity, id, back_to ?? null],
  );
  const size = Math.min(Math.max(limit, countIn(counted, 'back')), COMMENT_READ.max_back);
  const rows = await runText(
    runner,
    `${COMMENTS} where ${of} and ($3::int is null or c.id < $3) order by c.id desc limit $4`,
    [entity, id, before ?? null, size + 1],
  );
  return {
    items: rows
      .slice(0, size)
      .toReversed()
      .map((row) => commentOf(actor, files, row)),
    total_count: countIn(counted, 'total'),
    has_older: rows.length > size,
    may_write: mayWriteComments(actor),
  };
};

/** One comment, as its readers get it; null for one that is deleted. */
export const readComment = async (
  runner: Runner,
  actor: Actor,
  files: Files,
  id: number,
): Promise<RecordComment | null> => {
  const [row] = await runText(runner, `${COMMENTS} where c.id = $1 and c.deleted_at is null`, [id]);
  return row ? commentOf(actor, files, row) : null;
};
