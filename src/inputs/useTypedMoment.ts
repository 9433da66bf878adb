import { useCallback, useState } from 'react';
import { useTypedText } from './useTypedText';

interface Ways {
  format: (value: string | null) => string;
  /** The value that a text stands for by itself. */
  read: (text: string) => string | null;
  /** The value that a typed text is taken for. */
  parse: (text: string) => string | null;
  /** What is not understood leaves the value as it is. */
  keepsWhenWrong?: boolean;
}

/**
 * The text of a day or a moment while it is typed: what is understood is taken when the field is left, what is not
 * stays and is wrong [KEY-004].
 */
export const useTypedMoment = (
  value: string | null,
  onChange: (value: string | null) => void,
  { format, read, parse, keepsWhenWrong = false }: Ways,
) => {
  const shown = format(value);
  const [refused, setRefused] = useState<string | null>(null);
  const { text, setText, setTyping } = useTypedText(value, format, (typed) => (typed === refused ? null : read(typed)));

  /** The text stays and stands for nothing. */
  const refuse = (typed: string): void => {
    setRefused(typed);
    setText(typed);
    if (value !== null && !keepsWhenWrong) onChange(null);
  };
  const commit = (typed: string): void => {
    setTyping(false);
    const taken = parse(typed);
    if (taken === null && typed.trim() !== '') {
      refuse(typed);
      return;
    }
    setRefused(null);
    setText(format(taken));
    if (taken !== value) onChange(taken);
  };
  /** What its field takes. */
  const field = {
    text,
    isUntaken: text !== shown,
    isWrong: refused !== null && refused === text && text !== shown,
    onText: (typed: string): void => {
      setText(typed);
      setTyping(true);
    },
    onCommit: () => {
      if (text === shown) setTyping(false);
      else commit(text);
    },
    onDrop: useCallback(() => {
      setTyping(false);
      setText(shown);
    }, [setText, setTyping, shown]),
  };
  return { field, commit, refuse };
};
