import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useEffect, useRef, useState } from 'react';
import type { RecordComment } from '#domain/comments/comment';
import { formatInstant } from '#domain/fields/formatInstant';
import { initialsOf } from '#domain/live';
import { IconButton } from '../page/IconButton';
import type { CommentedRecord } from './commentsApi';
import { CommentText } from './CommentText';
import { EditComment } from './EditComment';
import { FilesOfComment } from './FilesOfComment';
import type { People } from './usePeople';
import { useCommentsText } from './useCommentsText';

interface Props {
  record: CommentedRecord;
  comment: RecordComment;
  people: People;
  /** A link led to it. */
  isLinked: boolean;
  reason: string | null;
  onWritten: (comment: RecordComment) => void;
  onConflict: () => void;
  onDelete: (comment: RecordComment) => void;
}

/** One comment: who wrote it when, what, with its files, and what whoever looks may do with it. */
export const CommentItem = ({ record, comment, people, isLinked, reason, onWritten, onConflict, onDelete }: Props) => {
  const text = useCommentsText();
  const item = useRef<HTMLLIElement>(null);
  const [isEditing, setEditing] = useState(false);
  const { id, author, created_at, edited_at, may_edit, may_delete, files } = comment;
  const name = author?.name ?? text('someone');
  const when = formatInstant(created_at);
  useEffect(() => {
    if (!isLinked || !item.current) return;
    item.current.scrollIntoView({ block: 'center' });
    item.current.focus({ preventScroll: true });
  }, [isLinked]);
  const stopEditing = (): void => {
    setEditing(false);
    item.current?.focus();
  };
  return (
    <li
      ref={item}
      id={`comment-${id}`}
      tabIndex={-1}
      className={isLinked ? 'record-comment is-linked' : 'record-comment'}
    >
      <span className="record-comment-avatar" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div className="record-comment-body">
        <div className="record-comment-head">
          <span className="record-comment-author">{name}</span>
          <span className="record-comment-when">
            <time dateTime={created_at}>{when}</time>
            {edited_at !== null && (
              <span title={text('edited_at', { when: formatInstant(edited_at) })}> · {text('edited')}</span>
            )}
          </span>
          {!isEditing && (
            <span className="record-comment-tools">
              {may_edit && (
                <IconButton label={text('edit_of', { when })} reason={reason} onClick={() => setEditing(true)}>
                  <EditIcon fontSize="small" />
                </IconButton>
              )}
              {may_delete && (
                <IconButton label={text('delete_of', { name, when })} reason={reason} onClick={() => onDelete(comment)}>
                  <DeleteIcon fontSize="small" />
                </IconButton>
              )}
            </span>
          )}
        </div>
        {isEditing ? (
          <EditComment
            record={record}
            comment={comment}
            people={people}
            reason={reason}
            onConflict={onConflict}
            onDone={(written) => {
              if (written) onWritten(written);
              stopEditing();
            }}
          />
        ) : (
          comment.text !== '' && <CommentText text={comment.text} mentions={comment.mentions} />
        )}
        {!isEditing && <FilesOfComment files={files} />}
      </div>
    </li>
  );
};
