import CloseIcon from '@mui/icons-material/Close';
import RetryIcon from '@mui/icons-material/Replay';
import { fileSize } from '#domain/documents/fileSize';
import { useReason } from '../dataProvider/useReason';
import { IconButton } from '../page/IconButton';
import type { CommentFiles } from './useCommentFiles';
import { useCommentsText } from './useCommentsText';

/** The files that go with a comment: how far each one is, and the ways to send it again and to leave it out. */
export const ChosenFiles = ({ files: { files, remove, retry } }: { files: CommentFiles }) => {
  const text = useCommentsText();
  const reasonOf = useReason();
  if (files.length === 0) return null;
  return (
    <ul className="record-comment-chosen" aria-label={text('files')}>
      {files.map(({ id, file, status, fraction, error }) => {
        const { name } = file;
        const hasFailed = status === 'failed' || status === 'cancelled';
        return (
          <li key={id} data-status={status}>
            <span className="record-comment-chosen-name" title={name}>
              {name}
            </span>
            <span className="record-comment-chosen-state" role={hasFailed ? 'alert' : undefined}>
              {status === 'sent' && fileSize(file.size)}
              {status === 'waiting' && text('file_waiting')}
              {status === 'sending' && text('file_sending', { percent: Math.round(fraction * 100) })}
              {hasFailed && text('file_failed_why', { reason: reasonOf(error, text('file_failed')) })}
            </span>
            {hasFailed && (
              <IconButton label={text('file_retry', { name })} onClick={() => retry(id)}>
                <RetryIcon fontSize="small" />
              </IconButton>
            )}
            <IconButton label={text('file_remove', { name })} onClick={() => remove(id)}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
};
