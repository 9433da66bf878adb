import { HAS_ACCESS } from '#domain/access/can';
import { WRITES_COMMENTS } from '#domain/comments/commentRights';
import { COMMENT_READ, type CommentFile, type Person, type RecordComment } from '#domain/comments/comment';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { readActors } from '../../access/actor';
import { addCommand } from '../../api/commandField';
import type { SchemaModule } from '../../api/schema';
import { commentCommands } from './commentCommands';
import { assertMayRead, readersAmong, tableNamed } from './commentedRecord';
import { knowsPeople } from '../views/shares';
import { readComment, readComments, type CommentPage } from './readComments';

/** The comments of records of every table [ADM-015]. */
export const comments: SchemaModule = (kit) => {
  const { builder, registry } = kit;
  const person = builder.objectRef<Person>('CommentPerson').implement({
    fields: (t) => ({ id: t.exposeInt('id', { nullable: false }), name: t.exposeString('name', { nullable: false }) }),
  });
  const file = builder.objectRef<CommentFile>('CommentFile').implement({
    description: 'A picture or a document of a comment.',
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      file_name: t.exposeString('file_name', { nullable: false }),
      file_type: t.exposeString('file_type', { nullable: false }),
      size: t.exposeInt('size', { description: 'Bytes.' }),
      url: t.exposeString('url', { description: 'Shows the file, for up to an hour; null once its bytes are gone.' }),
      thumbnail_url: t.exposeString('thumbnail_url', { description: 'A small picture of a picture.' }),
      view_url: t.exposeString('view_url', { description: 'A JPEG of a HEIC; null for what browsers show as it is.' }),
    }),
  });
  const comment = builder.objectRef<RecordComment>('RecordComment').implement({
    description: 'What somebody wrote about a record.',
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      version: t.exposeInt('version', { nullable: false }),
      text: t.exposeString('text', { nullable: false, description: 'Who is mentioned stands in it as "@First Last".' }),
      author: t.field({ type: person, resolve: ({ author }) => author }),
      mentions: t.field({ type: [person], nullable: false, resolve: ({ mentions }) => [...mentions] }),
      files: t.field({ type: [file], nullable: false, resolve: ({ files }) => [...files] }),
      created_at: t.field({ type: 'DateTime', nullable: false, resolve: ({ created_at }) => created_at }),
      edited_at: t.field({
        type: 'DateTime',
        description: 'When its text was changed last.',
        resolve: ({ edited_at }) => edited_at,
      }),
      may_edit: t.exposeBoolean('may_edit', { nullable: false }),
      may_delete: t.exposeBoolean('may_delete', { nullable: false }),
    }),
  });
  const page = builder.objectRef<CommentPage>('CommentPage').implement({
    fields: (t) => ({
      items: t.field({
        type: [comment],
        nullable: false,
        description: 'The newest, the oldest of them first.',
        resolve: ({ items }) => items,
      }),
      total_count: t.exposeInt('total_count', { nullable: false }),
      has_older: t.exposeBoolean('has_older', { nullable: false }),
      may_write: t.exposeBoolean('may_write', { nullable: false }),
    }),
  });
  builder.queryField('comments', (t) =>
    t.field({
      type: page,
      nullable: false,
      description: 'The comments on a record, for whoever may read it.',
      extensions: { need: HAS_ACCESS },
      args: {
        entity: t.arg.string({ required: true, description: 'The table of the record, or the name of its resource.' }),
        id: t.arg.int({ required: true }),
        limit: t.arg.int({ description: `${COMMENT_READ.usual} unless said, ${COMMENT_READ.max} at most.` }),
        before: t.arg.int({ description: 'Those before the comment of this id.' }),
        back_to: t.arg.int({
          description: `As many as lead back to the comment of this id, ${COMMENT_READ.max_back} at most.`,
        }),
      },
      resolve: async (_root, { entity, id, limit, before, back_to }, { runner, actor, files }) => {
        const table = tableNamed(registry, entity);
        await assertMayRead(runner, actor, table, id);
        const size = limit ?? COMMENT_READ.usual;
        if (size < 0 || size > COMMENT_READ.max)
          throw badInput([fieldIssue('limit', 'between', { min: 0, max: COMMENT_READ.max })]);
        return readComments(runner, actor, files, { entity: table.entity, id, limit: size, before, back_to });
      },
    }),
  );
  builder.queryField('commentPeople', (t) =>
    t.field({
      type: [person],
      nullable: false,
      description:
        'Whom a comment on a record can mention: everybody else who may read it, by name; nobody for a subcontractor.',
      extensions: { need: WRITES_COMMENTS },
      args: { entity: t.arg.string({ required: true }), id: t.arg.int({ required: true }) },
      resolve: async (_root, { entity, id }, { runner, db, actor }) => {
        const table = tableNamed(registry, entity);
        await assertMayRead(runner, actor, table, id);
        if (!knowsPeople(actor)) return [];
        const readers = await readersAmong(runner, await readActors(db), table, id);
        return readers.flatMap(({ user_id, name }) => (user_id === actor.user_id ? [] : [{ id: user_id, name }]));
      },
    }),
  );
  const { create, update, remove } = commentCommands(registry);
  const answer = async (id: number, { runner, actor, files }: Parameters<NonNullable<Answer>>[1]) => {
    const written = await readComment(runner, actor, files, id);
    if (!written) throw new AppError('NOT_FOUND');
    return written;
  };
  addCommand(kit, { command: create, type: comment, answer });
  addCommand(kit, { command: update, type: comment, answer });
  addCommand(kit, { command: remove, type: 'Int', description: 'Answers the id of the comment.' });
};

type Answer = Parameters<typeof addCommand<number>>[1]['answer'];
