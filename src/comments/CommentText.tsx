import type { RecordComment } from '#domain/comments/comment';
import { mentionPieces } from '#domain/comments/mentions';
import LinkedPieces from '../page/LinkedPieces';

/** What a comment says: the people whom it mentions stand out, web addresses and phone numbers are links. */
export const CommentText = ({ text, mentions }: Pick<RecordComment, 'text' | 'mentions'>) => (
  <p dir="auto" className="record-comment-text">
    {mentionPieces(text, mentions).map(({ text: piece, person }, at) =>
      person ? (
        // The pieces of a text never move.
        // oxlint-disable-next-line react/no-array-index-key
        <strong key={at} className="record-comment-mention">
          {piece}
        </strong>
      ) : (
        // oxlint-disable-next-line react/no-array-index-key
        <LinkedPieces key={at} text={piece} />
      ),
    )}
  </p>
);
