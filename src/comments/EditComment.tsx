import { useState } from 'react';
import type { RecordComment } from '#domain/comments/comment';
import { useUnsavedChangesGuard } from '../confirm/useUnsavedChangesGuard';
import { CallError } from '../dataProvider/CallError';
import { useServer } from '../dataProvider/ServerContext';
import { useReason } from '../dataProvider/useReason';
import { Button } from '../page/Button';
import { useKeptText } from '../saving/drafts/useKeptText';
import { CommentBox, type Written } from './CommentBox';
import { UPDATE } from './commentsApi';
import type { People } from './usePeople';
import { useCommentsText } from './useCommentsText';

interface Props {
  comment: RecordComment;
  people: People;
  reason: string | null;
  /** @param written as it is stored now; null where it stays as it was */
  onDone: (written: RecordComment | null) => void;
  /** It was changed elsewhere meanwhile: as it is now is to be read. */
  onConflict: () => void;
}

/** One's own comment, to be changed; what is typed is kept on the device until it is saved or given up [KEY-017]. */
export const EditComment = ({ comment: current, people, reason, onDone, onConflict }: Props) => {
  const text = useCommentsText();
  const server = useServer();
  const reasonOf = useReason();
  /** As it was when editing began: what others change is not written over unseen. Null once that was told. */
  const [began, setBegan] = useState<RecordComment | null>(current);
  const comment = began ?? current;
  const [kept, keep] = useKeptText(`comment:${comment.id}:edit`);
  const [isEmptied, setEmptied] = useState(false);
  const value = kept === '' && !isEmptied ? comment.text : kept;
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const close = (written: RecordComment | null): void => {
    keep('');
    onDone(written);
  };
  useUnsavedChangesGuard(value !== comment.text, undefined, () => keep(''));
  const send = async ({ text: typed, mentions }: Written): Promise<void> => {
    setBusy(true);
    try {
      const { id, version } = comment;
      const { updateComment } = await server.mutate(UPDATE, { id, version, text: typed, mentions });
      close(updateComment);
    } catch (failure) {
      const isConflict = failure instanceof CallError && failure.code === 'CONFLICT';
      setError(isConflict ? text('changed_meanwhile') : reasonOf(failure, text('not_sent')));
      setBusy(false);
      if (!isConflict) return;
      setBegan(null);
      onConflict();
    }
  };
  return (
    <CommentBox
      label={text('change_comment')}
      action={text('save')}
      value={value}
      onChange={(typed) => {
        setEmptied(typed === '');
        keep(typed);
      }}
      people={people}
      mentioned={comment.mentions}
      hasFiles={comment.files.length > 0}
      reason={reason}
      error={error}
      isBusy={isBusy}
      autoFocus
      onSend={send}
      onEscape={() => value === comment.text && close(null)}
    >
      <Button onClick={() => close(null)}>{text('cancel')}</Button>
    </CommentBox>
  );
};
