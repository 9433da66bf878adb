import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { COMMENT_PARAM } from '#domain/comments/recordPath';
import { ErrorView } from '../errors/ErrorView';
import { useDelayed } from '../clock/useDelayed';
import { useOnline } from '../live/useOnline';
import { Button } from '../page/Button';
import { Section } from '../page/Section';
import { NoticeBar } from '../undo/NoticeBar';
import { CommentItem } from './CommentItem';
import { NewComment } from './NewComment';
import './comments.css';
import type { CommentedRecord } from './commentsApi';
import { useComments } from './useComments';
import { useCommentsText } from './useCommentsText';
import { useDeleteComment } from './useDeleteComment';
import { usePeople } from './usePeople';

/** The comment that the address leads to. */
const useLinkedComment = (): number | null => {
  const [search] = useSearchParams();
  const word = search.get(COMMENT_PARAM) ?? '';
  return /^[1-9]\d{0,9}$/.test(word) ? Number(word) : null;
};

/**
 * What people wrote about a record, the newest at the bottom, and the box for more [USR-020]. Others' comments come by
 * themselves; a link from the bell opens the record at its comment.
 */
export const CommentsPanel = ({ record }: { record: CommentedRecord }) => {
  const text = useCommentsText();
  const linked = useLinkedComment();
  const isOnline = useOnline();
  const { comments: loaded, error, reload, loadOlder, isLoadingOlder, put } = useComments(record, linked);
  // What is refused by now is shown no more, and why is said in its place.
  const comments = error === null ? loaded : null;
  const people = usePeople(record);
  const { notice, remove, undo, redo } = useDeleteComment(() => void reload());
  const [written, setWritten] = useState(0);
  const isLate = useDelayed(comments === null && error === null);
  const reason = isOnline ? null : text('needs_connection');
  const title = comments ? text('counted', { count: comments.total_count }) : text('title');
  return (
    <Section title={title}>
      <div className="record-comments">
        {error !== null && isOnline && <ErrorView message={text('failed')} onRetry={() => void reload()} />}
        {reason !== null && (
          <p className="record-comments-note" role="status">
            {reason}
          </p>
        )}
        {isLate && isOnline && (
          <p className="record-comments-note" role="status">
            {text('loading')}
          </p>
        )}
        {comments?.has_older && (
          <Button disabled={isLoadingOlder} reason={reason} onClick={() => void loadOlder()}>
            {text('older')}
          </Button>
        )}
        {comments?.items.length === 0 && (
          <p className="record-comments-note">{text(comments.may_write ? 'none_writes' : 'none')}</p>
        )}
        {comments && (
          <div role="log" aria-label={text('title')} aria-relevant="additions">
            <ol className="record-comments-list">
              {comments.items.map((comment) => (
                <CommentItem
                  key={comment.id}
                  record={record}
                  comment={comment}
                  people={people}
                  isLinked={comment.id === linked && written === 0}
                  reason={reason}
                  onWritten={put}
                  onConflict={() => void reload()}
                  onDelete={(one) => void remove(one)}
                />
              ))}
            </ol>
          </div>
        )}
        <div className="record-comments-notice" role="status">
          <NoticeBar
            notice={notice}
            undo={undo}
            redo={redo}
            words={(word) => text(word === 'offline' ? 'needs_connection' : word)}
          />
        </div>
        {comments && !comments.may_write && <p className="record-comments-note">{text('read_only')}</p>}
        {comments?.may_write && (
          <NewComment
            record={record}
            people={people}
            reason={reason}
            onWritten={(comment) => {
              setWritten(written + 1);
              put(comment);
            }}
          />
        )}
      </div>
    </Section>
  );
};
