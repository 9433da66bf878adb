import { gql } from '../dataProvider/gql';

const FIELDS =
  'id version text created_at edited_at may_edit may_delete author { id name } mentions { id name } files { id file_name file_type size url thumbnail_url view_url }';

export const COMMENTS = gql(
  `query RecordComments($entity: String!, $id: Int!, $before: Int, $back_to: Int) {
    comments(entity: $entity, id: $id, before: $before, back_to: $back_to) { total_count has_older may_write items { ${FIELDS} } } }`,
);
export const COMMENT_COUNT = gql(
  `query RecordCommentCount($entity: String!, $id: Int!) { comments(entity: $entity, id: $id, limit: 0) { total_count } }`,
);
export const PEOPLE = gql(
  `query CommentPeople($entity: String!, $id: Int!) { commentPeople(entity: $entity, id: $id) { id name } }`,
);
export const CREATE = gql(
  `mutation CreateComment($entity: String!, $id: Int!, $text: String!, $mentions: [Int!], $files: [String!]) {
    createComment(entity: $entity, id: $id, text: $text, mentions: $mentions, files: $files) { ${FIELDS} } }`,
);
export const UPDATE = gql(
  `mutation UpdateComment($id: Int!, $version: Int!, $text: String!, $mentions: [Int!], $files: [String!], $removed_files: [Int!]) {
    updateComment(id: $id, version: $version, text: $text, mentions: $mentions, files: $files, removed_files: $removed_files) { ${FIELDS} } }`,
);
export const DELETE = gql(`mutation DeleteComment($id: Int!) { deleteComment(id: $id) }`);

/** The record that is commented on: its table, or the name of its resource, and its id. */
export interface CommentedRecord {
  entity: string;
  id: number;
}

/** The table of comments, as live events name it. */
export const TABLE = 'record_comment';
