import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import type { DraftRow, SubJobDraft } from '#domain/jobs/draft';
import { LimitedField } from '../../../inputs/LimitedField';
import { useProfile } from '../../../auth/useProfile';
import { joinPath } from '../../form/state/draftPath';
import { useFormStore } from '../../form/state/FormContext';
import { useScope } from '../../form/state/FormScope';
import { MAX_COMMENT } from '../../form/state/typedRows';
import { useRows } from '../../form/state/useRows';
import { useSelected } from '../../../store/useValue';
import { useSubJobText } from '../useSubJobText';
import { Comment } from './Comment';
import './comments.css';

/** As many comments are drawn at first; nobody reads a hundred. */
const SHOWN = 10;

interface Written extends DraftRow {
  date_created: string | null;
  created_by: { id: number; name: string | null } | null;
}

interface Props<Row extends Written> {
  /** Path within the sub-job. */
  path: string;
  select: (subJob: SubJobDraft) => readonly Row[] | undefined;
  textOf: (row: Row) => string;
  make: (key: string, comment: string) => Row;
}

/** The latest first; what is not saved yet is later than all that is. */
const latestFirst = <Row extends Written>(rows: readonly Row[]): Row[] =>
  rows
    .toReversed()
    .toSorted(
      (one, other) =>
        Number(other.id === null) - Number(one.id === null) ||
        (other.date_created ?? '').localeCompare(one.date_created ?? '') ||
        (other.id ?? 0) - (one.id ?? 0),
    );

/**
 * A log: what is written joins it at once, newest first, and is stored with the job; what is stored stays as it is
 * [SUB-024 PRE-021].
 */
export const CommentsLog = <Row extends Written>({ path, select, textOf, make }: Props<Row>) => {
  const text = useSubJobText();
  const { lines, readOnly, add, remove } = useRows(path, select);
  const me = useProfile();
  const store = useFormStore();
  const box = joinPath(useScope(), path);
  const typed = useSelected(store.state, (state) => state.typed.get(box) ?? '');
  const [isAll, setAll] = useState(false);
  const isBlank = typed.trim() === '';
  const isLong = typed.trim().length > MAX_COMMENT;
  const write = (): void => {
    if (isBlank || isLong) return;
    add((key) => make(key, typed.trim()));
    store.type(box, '');
  };
  const rows = lines.map(({ row }) => row);
  const ordered = latestFirst(rows);
  const shown = isAll ? ordered : ordered.slice(0, SHOWN);
  return (
    <div className="comments">
      {!readOnly && (
        <div className="comments-new">
          <LimitedField
            label={text('comment')}
            max={MAX_COMMENT}
            value={typed}
            multiline
            minRows={2}
            maxRows={8}
            onChange={(event) => store.type(box, event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !isBlank) {
                event.preventDefault();
                write();
              }
            }}
          />
          <Button variant="outlined" disabled={isBlank || isLong} onClick={write}>
            {text('add_comment')}
          </Button>
        </div>
      )}
      {rows.length === 0 && <p className="entries-none">{text('no_comments')}</p>}
      <ol className="comments-log">
        {shown.map((row) => (
          <Comment
            key={row.key}
            when={row.date_created}
            name={row.created_by?.name ?? (row.id === null ? me && `${me.first_name} ${me.last_name}` : null)}
            comment={textOf(row)}
            isSaved={row.id !== null}
          >
            {row.id === null && (
              <IconButton size="small" aria-label={text('remove_comment')} onClick={() => remove(row.key)}>
                <DeleteIcon fontSize="small" />
              </IconButton>
            )}
          </Comment>
        ))}
      </ol>
      {shown.length < ordered.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {text('older', { smart_count: ordered.length - shown.length })}
        </Button>
      )}
    </div>
  );
};
