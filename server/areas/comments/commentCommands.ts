import { z } from 'zod';
import type { Change } from '#domain/changes';
import { MAX_COMMENT, MAX_COMMENT_FILES, MAX_COMMENTS_A_MINUTE, MAX_MENTIONS } from '#domain/comments/comment';
import { WRITES_COMMENTS } from '#domain/comments/commentRights';
import { readCommentKey } from '#domain/comments/commentKey';
import { contentTypeOf, DOCUMENT_BYTES } from '#domain/documents/documentType';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { manyLines } from '#domain/fields/plainText';
import { numberOf } from '#domain/values';
import { readActors } from '../../access/actor';
import type { Registry } from '../../api/registry';
import { versionRead } from '../../api/zodInput';
import { countIn, idOf, numberIn, runText, type Row } from '../../db/statement';
import type { LogRow } from '../../events/changeLog';
import type { Command } from '../../pipeline/command';
import { lockedRows, lockRows } from '../../pipeline/lockRows';
import { lockedRow, type Looking, type Mutation } from '../../pipeline/mutation';
import { knowsPeople } from '../views/shares';
import { assertMayRead, mayReadRecord, readersAmong, tableNamed, type CommentedTable } from './commentedRecord';
import { notifyMentioned, notifiedUsers, withdrawMentions } from './mentionNotices';
import { mayModerate } from './readComments';

/** Any number that no other user of the database locks; with it the user's. */
const LOCK = 7_269_461;
const LATELY =
  "select count(*)::int as count from record_comment where created_by = $1 and created_at > now() - interval '1 minute'";

const text = z.string().transform(manyLines).pipe(z.string().max(MAX_COMMENT));

const list = <Item extends z.core.$ZodType>(item: Item, max: number) =>
  z
    .array(item)
    .max(max)
    .nullish()
    .transform((given) => given ?? []);

const mentions = list(z.int(), MAX_MENTIONS).describe(
  'The users whom the text names as "@First Last": each is told, and must be able to read the record.',
);

const createInput = z.strictObject({
  entity: z.string().max(60).describe('The table of the record, or the name of its resource.'),
  id: z.int(),
  text,
  mentions,
  files: list(z.string().max(400), MAX_COMMENT_FILES).describe(
    'The keys of `presign` under which files were sent: `comment/{entity}/{id}/{file_name}`.',
  ),
});
const updateInput = z.strictObject({
  id: z.int(),
  version: versionRead,
  text,
  mentions,
  files: list(z.string().max(400), MAX_COMMENT_FILES).describe('The keys of files to add, as in `createComment`.'),
  removed_files: list(z.int(), MAX_COMMENT_FILES).describe('The ids of files to take out; the others stay.'),
});

/** Bytes that become the comment's. */
interface ClaimedFile {
  file_name: string;
  file_type: string;
  size: number;
  storage_key: string;
}

interface NewFacts {
  table: CommentedTable;
  files: ClaimedFile[];
}
interface Facts extends NewFacts {
  comment: Row;
  now: string;
}

const FILES = 'select id from record_comment_file where record_comment_id = $1 order by id';

const mentionsOf = ({ mentions: ids }: Row): number[] =>
  (Array.isArray(ids) ? ids : []).flatMap((id) => numberOf(id) ?? []);
const unique = (ids: readonly number[]): number[] => [...new Set(ids)].toSorted((one, other) => one - other);

/**
 * @throws AppError BAD_USER_INPUT of `mentions` for somebody who is no active user or may not read the record, and for
 * anybody of who may not know whom there is
 */
const assertMayBeMentioned = async (
  { client, db, actor }: Mutation,
  table: CommentedTable,
  id: number,
  ids: readonly number[],
): Promise<void> => {
  if (ids.length === 0) return;
  const readers = knowsPeople(actor) ? await readersAmong(client, await readActors(db, ids), table, id) : [];
  const known = new Set(readers.map(({ user_id }) => user_id));
  const at = ids.findIndex((one) => !known.has(one));
  if (at >= 0) throw badInput([fieldIssue(`mentions.${at}`, 'comment_mention', { id: ids[at] ?? 0 })]);
};

/** @throws AppError RATE_LIMITED where somebody has written many within a minute, from however many pages */
const assertRate = async ({ client, actor }: Mutation): Promise<void> => {
  await runText(client, 'select pg_advisory_xact_lock($1, $2)', [LOCK, actor.user_id]);
  const lately = countIn(await runText(client, LATELY, [actor.user_id]), 'count');
  if (lately >= MAX_COMMENTS_A_MINUTE) throw new AppError('RATE_LIMITED');
};

/** Takes over what was sent under some keys. @throws AppError BAD_USER_INPUT of `files` for another record's or no file */
const claimFiles = async (
  { client, actor, files }: Mutation,
  { entity }: CommentedTable,
  id: number,
  keys: readonly string[],
): Promise<ClaimedFile[]> => {
  const claimed: ClaimedFile[] = [];
  for (const [at, key] of keys.entries()) {
    const place = readCommentKey(key);
    if (place?.entity !== entity || place.id !== id) throw badInput([fieldIssue(`files.${at}`, 'upload_file')]);
    const claim = await files.claim(client, { key, user_id: actor.user_id, max_bytes: DOCUMENT_BYTES });
    if (!claim) throw badInput([fieldIssue(`files.${at}`, 'document_missing')]);
    if ('refusal' in claim) throw badInput([fieldIssue(`files.${at}`, 'document_type')]);
    claimed.push({ ...claim, file_name: place.file_name, file_type: contentTypeOf(claim.file_type) });
  }
  return claimed;
};

const fileChange = (file: ClaimedFile, of: Pick<Change, 'refs'> & { set?: Change['set'] }): Change => ({
  entity: 'record_comment_file',
  id: null,
  op: 'insert',
  ...of,
  set: { ...file, ...of.set },
});

/**
 * A file whose row goes keeps its bytes as long as one that was taken out. One that comes back with its row, and whose
 * bytes were removed meanwhile, says so.
 */
const settleUndo = async ({ client, files }: Mutation, entries: readonly LogRow[]): Promise<readonly Change[]> => {
  const leaving = entries.flatMap(({ entity, before, after }) =>
    entity === 'record_comment_file' && !before && after ? [String(after.storage_key)] : [],
  );
  await files.letGo(client, leaving);
  const back = entries.flatMap(({ entity, entity_id, before, after }) =>
    entity === 'record_comment_file' && before && !after ? [{ id: entity_id, key: String(before.storage_key) }] : [],
  );
  const gone = await files.goneAmong(
    client,
    back.map(({ key }) => key),
  );
  return back
    .filter(({ key }) => gone.has(key))
    .map(({ id }) => ({ entity: 'record_comment_file', id, op: 'update', set: { size: null } }));
};

const KEY = 'comment';

/** What people do with comments on records [ADM-015]: every one asks first whether they may read the record. */
export const commentCommands = (registry: Registry) => {
  /** The comment under lock, of a record that the actor may read. @throws AppError NOT_FOUND */
  const lockComment = async (mutation: Mutation, id: number): Promise<{ table: CommentedTable; comment: Row }> => {
    const [comment] = await lockedRows(mutation, 'record_comment', [id]);
    if (!comment || comment.deleted_at !== null) throw new AppError('NOT_FOUND');
    const table = tableNamed(registry, String(comment.entity));
    if (!(await mayReadRecord(mutation.client, mutation.actor, table, numberIn(comment, 'entity_id'))))
      throw new AppError('NOT_FOUND');
    return { table, comment };
  };

  /**
   * Who wrote comments takes back what was done to them, but for their deletion by somebody else; who deletes comments of
   * others takes that back, and a comment that was written. Nobody puts an earlier text into another's mouth.
   * @throws AppError NOT_FOUND, FORBIDDEN
   */
  const assertMayUndo = async (looking: Looking, entries: readonly LogRow[]): Promise<void> => {
    const { actor, client } = looking;
    const own = entries.filter(({ entity }) => entity === 'record_comment');
    await lockRows(looking, { record_comment: own.map(({ entity_id }) => entity_id) });
    for (const { entity_id, before, after, user_id } of own) {
      const comment = lockedRow(looking, 'record_comment', entity_id);
      const table = comment && tableNamed(registry, String(comment.entity));
      if (!table || !(await mayReadRecord(client, actor, table, numberIn(comment, 'entity_id'))))
        throw new AppError('NOT_FOUND');
      const isEdit = before !== null && after !== null;
      const isOwn = comment.created_by === actor.user_id && (after !== null || user_id === actor.user_id);
      if (!isOwn && (isEdit || !mayModerate(actor))) throw new AppError('FORBIDDEN');
    }
  };

  const create: Command<z.infer<typeof createInput>, NewFacts, number> = {
    name: 'createComment',
    need: WRITES_COMMENTS,
    input: createInput,
    assertMayUndo,
    settleUndo,
    load: async (mutation, { entity, id, text: written, mentions: named, files: keys }) => {
      const table = tableNamed(registry, entity);
      await assertMayRead(mutation.client, mutation.actor, table, id);
      if (written === '' && keys.length === 0) throw badInput([fieldIssue('text', 'required', { label: 'Comment' })]);
      await assertRate(mutation);
      await assertMayBeMentioned(mutation, table, id, unique(named));
      return { table, files: await claimFiles(mutation, table, id, keys) };
    },
    decide: ({ table, files }, { id, text: written, mentions: named }) => ({
      changes: [
        {
          entity: 'record_comment',
          id: null,
          key: KEY,
          op: 'insert',
          set: { entity: table.entity, entity_id: id, text: written, mentions: unique(named) },
        },
        ...files.map((file) => fileChange(file, { refs: { record_comment_id: KEY } })),
      ],
    }),
    result: async (written, mutation, { id, mentions: named }, { table }) => {
      const comment_id = idOf(written.made(KEY));
      await notifyMentioned(mutation, { table, id, comment_id, users: unique(named) });
      return comment_id;
    },
  };

  const update: Command<z.infer<typeof updateInput>, Facts, number> = {
    name: 'updateComment',
    need: WRITES_COMMENTS,
    input: updateInput,
    assertMayUndo,
    settleUndo,
    load: async (mutation, { id, text: written, mentions: named, files: keys, removed_files: removed }) => {
      const { table, comment } = await lockComment(mutation, id);
      if (comment.created_by !== mutation.actor.user_id) throw new AppError('FORBIDDEN');
      const [known = {}] = await runText(mutation.client, 'select now() as now', []);
      const ids = (await runText(mutation.client, FILES, [id])).map(idOf);
      const standing = await lockedRows(mutation, 'record_comment_file', ids);
      const strange = removed.findIndex((one) => standing.every((file) => idOf(file) !== one));
      if (strange >= 0)
        throw badInput([fieldIssue(`removed_files.${strange}`, 'unknown_reference', { label: 'File' })]);
      const gone = standing.filter((file) => removed.includes(idOf(file)));
      const count = standing.length - gone.length + keys.length;
      if (count > MAX_COMMENT_FILES) throw badInput([fieldIssue('files', 'comment_files', { max: MAX_COMMENT_FILES })]);
      if (written === '' && count === 0) throw badInput([fieldIssue('text', 'required', { label: 'Comment' })]);
      const before = new Set(mentionsOf(comment));
      const added = unique(named).filter((one) => !before.has(one));
      await assertMayBeMentioned(mutation, table, numberIn(comment, 'entity_id'), added);
      await mutation.files.letGo(
        mutation.client,
        gone.map(({ storage_key }) => String(storage_key)),
      );
      const entity_id = numberIn(comment, 'entity_id');
      return { table, comment, now: String(known.now), files: await claimFiles(mutation, table, entity_id, keys) };
    },
    decide: ({ comment, now, files }, { id, version, text: written, mentions: named, removed_files: removed }) => ({
      changes: [
        {
          entity: 'record_comment',
          id,
          op: 'update',
          version,
          set: {
            text: written,
            mentions: unique(named),
            ...(written === comment.text && files.length + removed.length === 0 ? {} : { edited_at: now }),
          },
        },
        ...unique(removed).map((file): Change => ({ entity: 'record_comment_file', id: file, op: 'delete', set: {} })),
        ...files.map((file) => fileChange(file, { set: { record_comment_id: id } })),
      ],
    }),
    result: async (_written, mutation, { id: comment_id, mentions: named }, { table, comment }) => {
      const [before, now] = [mentionsOf(comment), unique(named)];
      await withdrawMentions(
        mutation,
        comment_id,
        before.filter((one) => !now.includes(one)),
      );
      const told = await notifiedUsers(mutation, comment_id);
      const users = now.filter((one) => !before.includes(one) && !told.has(one));
      await notifyMentioned(mutation, { table, id: numberIn(comment, 'entity_id'), comment_id, users });
      return comment_id;
    },
  };

  const remove: Command<{ id: number }, { comment: Row }, number> = {
    name: 'deleteComment',
    need: WRITES_COMMENTS,
    input: z.strictObject({ id: z.int() }),
    assertMayUndo,
    load: async (mutation, { id }) => {
      const { comment } = await lockComment(mutation, id);
      if (comment.created_by !== mutation.actor.user_id && !mayModerate(mutation.actor))
        throw new AppError('FORBIDDEN');
      return { comment };
    },
    decide: (_facts, { id }) => ({ changes: [{ entity: 'record_comment', id, op: 'delete', set: {} }] }),
    result: async (_written, mutation, { id }) => {
      await withdrawMentions(mutation, id);
      return id;
    },
  };

  return { create, update, remove };
};
