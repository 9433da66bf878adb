import InputBase from '@mui/material/InputBase';
import { useRef, useState } from 'react';
import { documentName } from '#domain/documents/documentName';

interface Props {
  name: string;
  label: string;
  /** A draft is kept by its own name too. */ isDraft?: boolean;
  onDone: (name: string | null) => void;
}

/**
 * A name, written in its place: Enter or leaving keeps it, Escape does not; what is no name is ignored
 * [DOC-012 DOC-014].
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
  const keep = (): void => {
    const fit = documentName(typed);
    end(fit === null || (fit === name && !isDraft) ? null : fit);
  };
  return (
    <InputBase
      autoFocus
      fullWidth
      value={typed}
      className="doc-rename"
      inputProps={{ 'aria-label': label, maxLength: 255 }}
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
