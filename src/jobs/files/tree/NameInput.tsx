import InputBase from '@mui/material/InputBase';
import { useId, useRef, useState } from 'react';
import { documentName } from '#domain/documents/documentName';
import { refuse } from '#domain/refusals/refusal';
import { refusalText } from '#domain/refusalText';
import { useLanguage } from '../../../i18n/useLanguage';
import { useTextLimit } from '../../../inputs/useTextLimit';

/** The longest name of a document. */
const MAX = 255;

interface Props {
  name: string;
  label: string;
  /** A draft is kept by its own name too. */ isDraft?: boolean;
  /** What was typed before and could not be kept. */
  typedBefore?: string | undefined;
  /** Why a name cannot be kept, in the words of the screen; null for one that can. */
  wrongOf: (name: string) => string | null;
  onDone: (name: string | null) => void;
}

/**
 * A name, written in its place: Enter or leaving keeps it, Escape does not, and nothing leaves the name as it was. One
 * that cannot be kept stays as it was typed and says why [DOC-012 DOC-014 KEY-012 KEY-021].
 */
export const NameInput = ({ name, label, isDraft = false, typedBefore, wrongOf, onDone }: Props) => {
  const { language } = useLanguage();
  const [typed, setTyped] = useState(typedBefore ?? name);
  const [wrong, setWrong] = useState<string | null>(null);
  const id = useId();
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
    if (typed.trim() === '' || (fit === name && !isDraft)) return end(null);
    const why = fit === null ? refusalText(refuse('document_name'), language) : wrongOf(fit);
    if (why === null && fit !== null) return end(fit);
    setWrong(why);
  };
  const fault = tooLong ?? wrong;
  return (
    <span className="doc-rename-box">
      <InputBase
        autoFocus
        fullWidth
        value={typed}
        className="doc-rename"
        inputRef={limited}
        error={fault !== null}
        inputProps={{
          'aria-label': label,
          'aria-invalid': fault !== null,
          'aria-describedby': fault === null ? undefined : id,
        }}
        onBlur={keep}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(null);
        }}
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
      {fault !== null && (
        <small id={id} role="alert" className="doc-rename-wrong">
          {fault}
        </small>
      )}
    </span>
  );
};
