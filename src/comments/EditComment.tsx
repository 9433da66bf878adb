import { useRef, useState } from 'react';
import type { RecordComment } from '#domain/comments/comment';
import { useUnsavedChangesGuard } from '../confirm/useUnsavedChangesGuard';
import { CallError } from '../dataProvider/CallError';
import { useServer } from '../dataProvider/ServerContext';
import { useReason } from '../dataProvider/useReason';
import { Button } from '../page/Button';
import { useKeptText } from '../saving/drafts/useKeptText';
import { CommentBox, type Written } from './CommentBox';
import { UPDATE, type CommentedRecord } from './commentsApi';
import { FilesOfComment } from './FilesOfComment';
import { useCommentFiles } from './useCommentFiles';
import type { People } from './usePeople';
import { useCommentsText } from './useCommentsText';

interface Props {
  record: CommentedRecord;
  comment: RecordComment;
  people: People;
  reason: string | null;
  /** @param written as it is stored now; null where it stays as it was */
  onDone: (written: RecordComment | null) => void;
  /** It was changed elsewhere meanwhile: as it is now is to be read. */
  onConflict: () => void;
}

/**
 * One's own comment, to be changed, with its files; what is typed is kept on the device until it is saved or given up
 * [KEY-017].
 */
export const EditComment = ({ record, comment: current, people, reason, onDone, onConflict }: Props) => {
  const text = useCommentsText();
  const server = useServer();
  const reasonOf = useReason();
  /** As it was when editing began: what others change is not written over unseen. Null once that was told. */
  const [began, setBegan] = useState<RecordComment | null>(current);
  const comment = began ?? current;
  const [kept, keep] = useKeptText(`comment:${comment.id}:edit`);
  const [isEmptied, setEmptied] = useState(false);
  const value = kept === '' && !isEmptied ? comment.text : kept;
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const standing = comment.files.filter(({ id }) => !removed.has(id));
  const files = useCommentFiles(record, comment.files);
  const root = useRef<HTMLDivElement>(null);
  const takeOut = (id: number): void => {
    setRemoved(new Set([...removed, id]));
    root.current?.querySelector('textarea')?.focus();
  };
  const isChanged = value !== comment.text || removed.size > 0 || files.files.length > 0;
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const close = (written: RecordComment | null): void => {
    keep('');
    onDone(written);
  };
  useUnsavedChangesGuard(isChanged, undefined, () => keep(''));
  const send = async ({ text: typed, mentions }: Written): Promise<void> => {
    setBusy(true);
    try {
      const { id, version } = comment;
      const removed_files = comment.files.flatMap((file) => (removed.has(file.id) ? [file.id] : []));
      const written = { text: typed, mentions, files: files.keys, removed_files };
      const { updateComment } = await server.mutate(UPDATE, { id, version, ...written });
      close(updateComment);
    } catch (failure) {
      const isConflict = failure instanceof CallError && failure.code === 'CONFLICT';
      setError(isConflict ? text('changed_meanwhile') : reasonOf(failure, text('not_sent')));
      setBusy(false);
      if (!isConflict) return;
      setBegan(null);
      setRemoved(new Set());
      onConflict();
    }
  };
  return (
    <div ref={root}>
      <FilesOfComment files={standing} onRemove={takeOut} />
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
        files={files}
        standing={standing.length}
        reason={reason}
        error={error}
        isBusy={isBusy}
        autoFocus
        onSend={send}
        onEscape={() => !isChanged && close(null)}
      >
        <Button onClick={() => close(null)}>{text('cancel')}</Button>
      </CommentBox>
    </div>
  );
};
