import { useState } from 'react';
import type { RecordComment } from '#domain/comments/comment';
import { useUnsavedChangesGuard } from '../confirm/useUnsavedChangesGuard';
import { useServer } from '../dataProvider/ServerContext';
import { useReason } from '../dataProvider/useReason';
import { useKeptText } from '../saving/drafts/useKeptText';
import { CommentBox, type Written } from './CommentBox';
import { CREATE, type CommentedRecord } from './commentsApi';
import { useCommentFiles } from './useCommentFiles';
import { useCommentsText } from './useCommentsText';
import type { People } from './usePeople';

interface Props {
  record: CommentedRecord;
  people: People;
  reason: string | null;
  onWritten: (comment: RecordComment) => void;
}

/**
 * The box for a new comment. Its text is kept on the device for its record until it is sent, and asked about before it is
 * left, as are its files [KEY-017].
 */
export const NewComment = ({ record, people, reason, onWritten }: Props) => {
  const text = useCommentsText();
  const server = useServer();
  const reasonOf = useReason();
  const [value, keep] = useKeptText(`comment:${record.entity}:${record.id}`);
  const files = useCommentFiles(record);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [turn, setTurn] = useState(0);
  useUnsavedChangesGuard(value.trim() !== '' || files.files.length > 0, undefined, () => keep(''));
  const send = async (written: Written): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const { createComment } = await server.mutate(CREATE, { ...record, ...written, files: files.keys });
      keep('');
      files.clear();
      setTurn(turn + 1);
      onWritten(createComment);
    } catch (failure) {
      setError(reasonOf(failure, text('not_sent')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <CommentBox
      key={turn}
      label={text('your_comment')}
      action={text('send')}
      value={value}
      onChange={keep}
      people={people}
      files={files}
      reason={reason}
      error={error}
      isBusy={isBusy}
      autoFocus={turn > 0}
      onSend={send}
    />
  );
};
