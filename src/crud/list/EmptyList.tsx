import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Notice } from '../look/Notice';
import { useCrudText } from '../look/useCrudText';

interface Props {
  label: string;
  /** A search or a filter hides what there is. */
  narrowed: boolean;
  onClear: () => void;
  /** The way to make the first one, for those who may. */
  create?: ReactNode;
  /** What an empty list says in place of the usual words. */
  nothing?: string | undefined;
  /** What the same search finds elsewhere. */
  more?: ReactNode;
}

/** A list without rows: says why, and what to do next. */
export const EmptyList = ({ label, narrowed, onClear, create, nothing, more }: Props) => {
  const text = useCrudText();
  if (!narrowed)
    return (
      <Notice
        kind="empty"
        title={nothing ?? text('empty_title', { label: label.toLowerCase() })}
        text={text(create ? 'empty_text' : 'empty_waits')}
        action={create}
      />
    );
  return (
    <Notice
      kind="no_match"
      title={nothing ?? text('no_match_title')}
      text={text('no_match_text')}
      action={
        <>
          {more}{' '}
          <Button variant="outlined" onClick={onClear}>
            {text('clear_filters')}
          </Button>
        </>
      }
    />
  );
};
