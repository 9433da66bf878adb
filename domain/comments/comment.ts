/** The longest comment, in characters. */
export const MAX_COMMENT = 4000;
/** Files of one comment at most. */
export const MAX_COMMENT_FILES = 10;
/** People whom one comment mentions at most. */
export const MAX_MENTIONS = 20;
/** Comments that one person writes within a minute at most. */
export const MAX_COMMENTS_A_MINUTE = 30;
/** Comments of one answer: unless said, at most, and at most where it leads back to an earlier one. */
export const COMMENT_READ = { usual: 50, max: 100, max_back: 500 } as const;

/** Somebody whom a comment names. */
export interface Person {
  id: number;
  name: string;
}

/** A file of a comment; without an address it was removed, some days after its comment was deleted. */
export interface CommentFile {
  id: number;
  file_name: string;
  file_type: string;
  /** Bytes; null once they were removed. */
  size: number | null;
  url: string | null;
  thumbnail_url: string | null;
  /** A JPEG of a picture that browsers do not show. */
  view_url: string | null;
}

/** A comment on a record, as its readers get it. Instants are ISO 8601. */
export interface RecordComment {
  id: number;
  version: number;
  text: string;
  author: Person | null;
  mentions: readonly Person[];
  created_at: string;
  /** When its text was changed last; null for one that stands as it was written. */
  edited_at: string | null;
  files: readonly CommentFile[];
  may_edit: boolean;
  may_delete: boolean;
}
