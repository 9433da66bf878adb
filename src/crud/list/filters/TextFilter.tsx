import TextField from '@mui/material/TextField';
import { useCallback, useRef, useState } from 'react';
import { useUntakenText } from '../../../inputs/untakenText';
import { useCrudText } from '../../look/useCrudText';
import type { EditorProps } from '../../listState/filterKinds';
import { MAX_TEXTS, textFilterOf, typedText } from './severalTexts';

/** Rows whose text contains what is typed, or one of several texts with commas between them [ADM-013]. */
export const TextFilter = ({ field, label, value, onChange }: EditorProps) => {
  const text = useCrudText();
  const takesSeveral = field.filters === undefined;
  const [typed, setTyped] = useState(() => (takesSeveral ? typedText(value) : (value.contains ?? '')));
  const input = useRef<HTMLInputElement>(null);
  const count = takesSeveral ? (textFilterOf(typed).contains_any?.length ?? 1) : 1;
  const wrong = count > MAX_TEXTS ? text('texts_too_many', { smart_count: MAX_TEXTS }) : null;
  const name = `${label} ${text('contains')}`;
  const find = useCallback(() => input.current, []);
  const drop = useCallback(() => setTyped(''), []);
  useUntakenText(wrong !== null, { label: name, wrong, isPending: false, field: find, drop });
  return (
    <TextField
      size="small"
      autoFocus
      fullWidth
      label={name}
      value={typed}
      error={wrong !== null}
      helperText={wrong ?? (takesSeveral ? text('several_texts') : undefined)}
      inputRef={input}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(takesSeveral ? textFilterOf(target.value) : target.value === '' ? {} : { contains: target.value });
      }}
    />
  );
};
