import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { textHook } from '../../i18n/textHook';
import { savingMessages } from '../messages';
import { momentText } from './momentText';
import type { DraftOffer } from './useFormDraft';
import './drafts.css';

const useSavingText = textHook(savingMessages);

/** As many changes are named. */
const MAX_NAMED = 5;

/** A change as the user reads it. */
export interface ShownChange {
  label: string;
  before: ReactNode;
  after: ReactNode;
}

const ChangeLine = ({ label, before, after, note }: ShownChange & { note: string | null }) => (
  <li>
    <span className="draft-label">{label}</span> <del className="draft-value">{before}</del>
    <span aria-hidden="true"> → </span>
    <ins className="draft-value">{after}</ins>
    {note !== null && <span className="draft-note"> ({note})</span>}
  </li>
);

interface Props<Change extends { path: string }> {
  offer: DraftOffer<Change>;
  show: (change: Change) => ShownChange;
  restore: (id: string) => void;
  discard: (id: string) => void;
}

/** Offers the unsaved work of an earlier visit: of when it is, and what it would change [KEY-008 KEY-014]. */
export const DraftAlert = <Change extends { path: string }>({
  offer: { id, at, title, changes, contested, texts },
  show,
  restore,
  discard,
}: Props<Change>) => {
  const text = useSavingText();
  const elsewhere = new Set(contested.map(({ path }) => path));
  const more = Math.max(changes.length - MAX_NAMED, 0);
  return (
    <Alert
      severity="warning"
      role="status"
      sx={{ mb: 2, '& .MuiAlert-message': { minWidth: 0, flex: 1 } }}
      action={
        <>
          <Button color="inherit" size="small" onClick={() => discard(id)}>
            {text('draft_discard')}
          </Button>
          <Button color="inherit" variant="outlined" size="small" onClick={() => restore(id)}>
            {text('draft_restore')}
          </Button>
        </>
      }
    >
      {title === '' ? text('draft_text', { at: momentText(at) }) : text('draft_named', { at: momentText(at), title })}
      <ul className="draft-changes">
        {changes.slice(0, MAX_NAMED).map((change) => (
          <ChangeLine
            key={change.path}
            {...show(change)}
            note={elsewhere.has(change.path) ? text('draft_elsewhere') : null}
          />
        ))}
        {texts.map((one) => (
          <li key={one.place}>
            <span className="draft-label">{one.label}</span> <ins className="draft-value">{one.text}</ins>
            <span className="draft-note"> ({text('draft_as_typed')})</span>
          </li>
        ))}
        {more > 0 && <li>{text('draft_more', { smart_count: more })}</li>}
      </ul>
    </Alert>
  );
};
