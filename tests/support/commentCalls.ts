import type { RecordComment } from '#domain/comments/comment';
import type { GraphqlAnswer, TestApp } from './app';

const FIELDS =
  'id version text edited_at created_at may_edit may_delete author { id name } mentions { id name } files { id file_name file_type size url thumbnail_url }';
const LIST = `query ($entity: String!, $id: Int!, $limit: Int, $before: Int, $back_to: Int) {
  comments(entity: $entity, id: $id, limit: $limit, before: $before, back_to: $back_to) { total_count has_older may_write items { ${FIELDS} } } }`;
const PEOPLE = 'query ($entity: String!, $id: Int!) { commentPeople(entity: $entity, id: $id) { id name } }';
const CREATE = `mutation ($entity: String!, $id: Int!, $text: String!, $mentions: [Int!], $files: [String!]) {
  comment: createComment(entity: $entity, id: $id, text: $text, mentions: $mentions, files: $files) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $version: Int!, $text: String!, $mentions: [Int!], $files: [String!], $removed_files: [Int!]) {
  comment: updateComment(id: $id, version: $version, text: $text, mentions: $mentions, files: $files, removed_files: $removed_files) { ${FIELDS} } }`;
const REMOVE = 'mutation ($id: Int!) { deleteComment(id: $id) }';
const UNDO = 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }';

interface Listed {
  total_count: number;
  has_older: boolean;
  may_write: boolean;
  items: RecordComment[];
}

/** The record that is commented on: its table and id. */
export type Place = readonly [entity: string, id: number];

export const codeOf = ({ errors }: Pick<GraphqlAnswer, 'errors'>): unknown => errors?.[0]?.extensions?.code;
/** The first field at fault, and the rule that refuses it. */
export const faultOf = ({ errors }: Pick<GraphqlAnswer, 'errors'>): unknown => {
  const fields = errors?.[0]?.extensions?.fields;
  const [first] = Array.isArray(fields) ? (fields as { path: string; rule?: string }[]) : [];
  return first && `${first.path} ${first.rule}`;
};

/** The calls of comments, by whom they are made. */
export const commentCalls = (app: TestApp) => {
  const list = (account: string, [entity, id]: Place, more: Record<string, unknown> = {}) =>
    app.graphql<{ comments: Listed }>(account, LIST, { entity, id, ...more });
  const create = (account: string, [entity, id]: Place, text: string, more: Record<string, unknown> = {}) =>
    app.graphql<{ comment: RecordComment }>(account, CREATE, { entity, id, text, ...more });
  return {
    list,
    create,
    texts: async (account: string, place: Place): Promise<string[]> =>
      (await list(account, place)).data?.comments.items.map(({ text }) => text) ?? [],
    people: async (account: string, [entity, id]: Place) =>
      app.graphql<{ commentPeople: { id: number; name: string }[] }>(account, PEOPLE, { entity, id }),
    written: async (...asked: Parameters<typeof create>) => {
      const { data, errors, extensions } = await create(...asked);
      if (!data) throw new Error(JSON.stringify(errors));
      return { ...data.comment, mutation_id: String(extensions?.mutation_id) };
    },
    update: (
      account: string,
      { id, version }: { id: number; version: number },
      text: string,
      mentions: number[] = [],
      more: { files?: string[]; removed_files?: number[] } = {},
    ) => app.graphql<{ comment: RecordComment }>(account, UPDATE, { id, version, text, mentions, ...more }),
    remove: (account: string, id: number) => app.graphql<{ deleteComment: number }>(account, REMOVE, { id }),
    undo: (account: string, mutation_id: unknown) =>
      app.graphql<{ undo: { mutation_id: string } }>(account, UNDO, { id: mutation_id }),
    idOf: async (account: string): Promise<number> => {
      const { rows } = await app.database.pool.query<{ id: number }>('select id from app_user where email = $1', [
        `${account}@trowel.test`,
      ]);
      return rows[0]?.id ?? 0;
    },
    bell: async (account: string): Promise<{ text: string; to: string }[]> => {
      const { rows } = await app.database.pool.query<{ text: string; to: string }>(
        `select n.notification_text as text, n.action_url as to from notification n join app_user u on u.id = n.notified_user_id
         where n.kind = 'mention' and u.email = $1 order by n.id`,
        [`${account}@trowel.test`],
      );
      return rows;
    },
  };
};
