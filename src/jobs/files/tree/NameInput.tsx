import InputBase from '@mui/material/InputBase';
import { useRef, useState } from 'react';
import { documentName } from '#domain/documents/documentName';
import { useTextLimit } from '../../../inputs/useTextLimit';

/** The longest name of a document. */
const MAX = 255;

interface Props {
  name: string;
  label: string;
  /** A draft is kept by its own name too. */ isDraft?: boolean;
  onDone: (name: string | null) => void;
}

/**
 * A name, written in its place: Enter or leaving keeps it, Escape does not; what is no name is ignored, and one that is
 * too long stays and says so [DOC-012 DOC-014 KEY-012].
 */
export const NameInput = ({ name, label, isDraft = false, onDone }: Props) => {
  const [typed, setTyped] = useState(name);
  const isDone = useRef(false);
  /** Once: the focus leaves an input that is taken away as well. */
  const end = (answer: string | null): void => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(answer);
  };
  const [limited, tooLong] = useTextLimit(typed, MAX, label);
  const keep = (): void => {
    if (tooLong !== null) return;
    const fit = documentName(typed);
    end(fit === null || (fit === name && !isDraft) ? null : fit);
  };
  return (
    <InputBase
      autoFocus
      fullWidth
      value={typed}
      className="doc-rename"
      inputRef={limited}
      error={tooLong !== null}
      inputProps={{ 'aria-label': label, 'aria-invalid': tooLong !== null, title: tooLong ?? undefined }}
      onBlur={keep}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={({ target }) => {
        const dot = name.lastIndexOf('.');
        target.setSelectionRange(0, dot > 0 ? dot : name.length);
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Enter') {
          event.preventDefault();
          keep();
        }
        if (event.key === 'Escape') {
          event.preventDefault();
          end(null);
        }
      }}
    />
  );
};
