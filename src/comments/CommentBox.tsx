import AttachIcon from '@mui/icons-material/AttachFile';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { MAX_COMMENT, MAX_COMMENT_FILES, type Person } from '#domain/comments/comment';
import { mentionedIds, withMention } from '#domain/comments/mentions';
import { DOCUMENT_ENDINGS } from '#domain/documents/documentType';
import { manyLines } from '#domain/fields/plainText';
import { Button } from '../page/Button';
import { IconButton } from '../page/IconButton';
import { ChosenFiles } from './ChosenFiles';
import { MentionList } from './MentionList';
import type { CommentFiles } from './useCommentFiles';
import { useCommentsText } from './useCommentsText';
import { useMentionPicker } from './useMentionPicker';
import type { People } from './usePeople';

/** What is sent: the text as it is kept, and whom it mentions. */
export interface Written {
  text: string;
  mentions: readonly number[];
}

interface Props {
  label: string;
  action: string;
  value: string;
  onChange: (text: string) => void;
  people: People;
  /** Who was mentioned before: they stay meant where others have their name. */
  mentioned?: readonly Person[];
  files?: CommentFiles;
  /** Files that the comment has already: beside them a text may be empty. */
  standing?: number;
  /** Why nothing can be sent now; null when it can. */
  reason: string | null;
  error: string | null;
  isBusy: boolean;
  autoFocus?: boolean;
  /** Ends when it is sent, or when {@link Props.error} says why not; never rejects. */
  onSend: (written: Written) => Promise<void>;
  onEscape?: () => void;
  /** Beside the button that sends. */
  children?: ReactNode;
}

/** Who may be mentioned, and who was before and has left since. */
const withPeople = (known: readonly Person[], mentioned: readonly Person[]): Person[] => [
  ...known,
  ...mentioned.filter(({ id }) => known.every((one) => one.id !== id)),
];

const grouped = (count: number): string => count.toLocaleString('en-US');

/** The box in which a comment is written or changed: text, mentions, files. Ctrl+Enter sends it. */
export const CommentBox = ({
  label,
  action,
  value,
  onChange,
  people,
  mentioned = [],
  files,
  standing = 0,
  reason,
  error,
  isBusy,
  autoFocus = false,
  onSend,
  onEscape,
  children,
}: Props) => {
  const text = useCommentsText();
  const field = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [picked, setPicked] = useState<ReadonlySet<number>>(() => new Set(mentioned.map(({ id }) => id)));
  const [tooMany, setTooMany] = useState(false);
  /** From the press on, while people are awaited too: nothing is typed, and nothing sent twice. */
  const sending = useRef(false);
  const [isSending, setSending] = useState(false);
  const [lacksPeople, setLacksPeople] = useState(false);
  const isHeld = isBusy || isSending;
  /** Where the caret goes once a picked name stands in the text. */
  const caret = useRef<number | null>(null);
  const picker = useMentionPicker({
    text: value,
    people,
    onPick: (mention, person) => {
      const next = withMention(value, mention, person);
      caret.current = next.caret;
      setPicked(new Set([...picked, person.id]));
      onChange(next.text);
    },
  });
  useEffect(() => {
    if (caret.current === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [value]);
  useEffect(() => {
    if (!autoFocus || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [autoFocus]);

  const kept = manyLines(value);
  const tooLong =
    kept.length > MAX_COMMENT ? text('too_long', { length: grouped(kept.length), max: grouped(MAX_COMMENT) }) : null;
  const isEmpty = kept === '' && standing + (files?.keys.length ?? 0) === 0;
  const hindrance = reason ?? tooLong ?? (files?.isSending ? text('sending') : isEmpty ? text('empty') : null);
  const wrong = tooLong ?? (lacksPeople ? text('people_failed') : error);
  const send = async (): Promise<void> => {
    if (hindrance !== null || isBusy || sending.current) return;
    sending.current = true;
    setSending(true);
    setLacksPeople(false);
    try {
      // Without a list of people, as of a text that an earlier visit left, nobody is known by name yet.
      const known = kept.includes('@') ? await people.load().catch(() => null) : [];
      if (known === null) setLacksPeople(true);
      else await onSend({ text: kept, mentions: mentionedIds(kept, withPeople(known, mentioned), picked) });
    } finally {
      sending.current = false;
      setSending(false);
    }
  };
  const take = (chosen: readonly File[]): void => {
    if (files && chosen.length > 0) setTooMany(!files.add(chosen, standing));
  };
  return (
    <div
      className="record-comment-box"
      onDragOver={(event) => files && event.preventDefault()}
      onDrop={(event) => {
        if (!files) return;
        event.preventDefault();
        take([...event.dataTransfer.files]);
      }}
    >
      <MentionList picker={picker} people={people} />
      <textarea
        ref={field}
        data-sends
        rows={2}
        className="record-comment-field"
        aria-label={label}
        placeholder={text('placeholder')}
        value={value}
        readOnly={isHeld}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : errorId}
        aria-autocomplete="list"
        aria-controls={picker.active ? picker.listId : undefined}
        aria-activedescendant={picker.active ? picker.optionId(picker.active) : undefined}
        onChange={({ target }) => {
          setLacksPeople(false);
          onChange(target.value);
          picker.look(target.value, target.selectionStart);
        }}
        onSelect={({ currentTarget }) =>
          picker.look(
            currentTarget.value,
            currentTarget.selectionStart === currentTarget.selectionEnd ? currentTarget.selectionStart : null,
          )
        }
        onBlur={picker.hide}
        onPaste={(event) => {
          const pasted = [...event.clipboardData.files];
          if (!files || pasted.length === 0) return;
          event.preventDefault();
          take(pasted);
        }}
        onKeyDown={(event) => {
          if (picker.onKey(event)) return;
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            if (!event.repeat) void send();
          } else if (event.key === 'Escape' && onEscape) {
            event.stopPropagation();
            onEscape();
          }
        }}
      />
      {wrong !== null && (
        <p id={errorId} role="alert" className="record-comment-wrong">
          {wrong}
        </p>
      )}
      {files && <ChosenFiles files={files} />}
      {files && tooMany && (
        <p role="alert" className="record-comment-wrong">
          {text('too_many_files', { max: MAX_COMMENT_FILES })}
        </p>
      )}
      <div className="record-comment-acts">
        {files && (
          <>
            <IconButton label={text('attach')} reason={reason} onClick={() => input.current?.click()}>
              <AttachIcon fontSize="small" />
            </IconButton>
            <input
              ref={input}
              type="file"
              multiple
              hidden
              accept={DOCUMENT_ENDINGS}
              aria-label={text('attach')}
              onChange={({ target }) => {
                take([...(target.files ?? [])]);
                target.value = '';
              }}
            />
          </>
        )}
        <span className="record-comment-acts-end">
          {children}
          <Button
            variant="contained"
            reason={hindrance}
            disabled={isHeld}
            title={text('send_hint')}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={() => void send()}
          >
            {action}
          </Button>
        </span>
      </div>
    </div>
  );
};
