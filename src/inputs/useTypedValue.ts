import { useCallback, useRef, useState } from 'react';
import { useTypedText } from './useTypedText';
import { useUntakenText } from './untakenText';

/** What a typed text means in its field, null for an empty one; or why it cannot be taken. */
export type TypedMeaning<Value> = { value: Value | null } | { wrong: string };

interface Ways<Value> {
  /** The text of a value, as it stands once the field is left. */
  format: (value: Value | null) => string;
  read: (text: string) => TypedMeaning<Value>;
  /** How a text is written while it is typed: as it is, unless said. */
  mask?: (text: string) => string;
}

interface TypedField<Value> {
  label: string;
  /** It cannot be typed in. */
  isLocked: boolean;
  /**
   * Of a field that is stored without a save: called in place of `onChange` for a text that means nothing, with the value
   * from before the typing, which stays.
   */
  onWrong?: (before: Value | null) => void;
}

/** What stood in a field before it was typed in, and what the typing made of it so far. */
interface Begun<Value> {
  before: Value | null;
  now: Value | null;
}

/**
 * The text of a value that is typed. With each key the field's value is what the text means so far, or empty. A text
 * that means nothing stays as it was typed, is told in red once the field is left, and keeps its form from being saved
 * [KEY-004 KEY-010 KEY-011].
 */
export const useTypedValue = <Value>(
  value: Value | null,
  onChange: (value: Value | null) => void,
  { format, read, mask }: Ways<Value>,
  { label, isLocked, onWrong }: TypedField<Value>,
) => {
  const valueOf = (text: string): Value | null => {
    const meaning = read(text);
    return 'value' in meaning ? meaning.value : null;
  };
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, setTyping } = useTypedText(value, format, valueOf);
  const [left, setLeft] = useState<string | null>(null);
  const begun = useRef<Begun<Value> | null>(null);
  const shown = format(value);
  const isTyped = text !== shown;
  const meaning = read(text);
  // What is stored is not typed: it may be older than the rule.
  const wrong = isTyped && 'wrong' in meaning ? meaning.wrong : null;
  const drop = useCallback(() => {
    setTyping(false);
    setText(shown);
  }, [setText, setTyping, shown]);
  useUntakenText(isTyped && !isLocked, {
    label,
    wrong,
    isPending: false,
    field: useCallback(() => input.current, []),
    drop,
  });

  const typing = {
    text,
    /** Why the text cannot be taken, once the field was left with it. */
    error: left === text ? wrong : null,
    isWrong: wrong !== null,
    onText: (typed: string): void => {
      const next = mask ? mask(typed) : typed;
      setText(next);
      setTyping(true);
      // What came from elsewhere meanwhile is what stands there.
      if (!begun.current || !Object.is(begun.current.now, value)) begun.current = { before: value, now: value };
      const { before } = begun.current;
      const isKept = onWrong !== undefined && 'wrong' in read(next);
      const taken = isKept ? before : valueOf(next);
      begun.current.now = taken;
      if (isKept) onWrong(before);
      else if (!Object.is(taken, value)) onChange(taken);
    },
    /** A value is chosen in place of what is typed, by a button beside the field. */
    put: (next: Value): void => {
      begun.current = null;
      setTyping(false);
      setText(format(next));
      if (!Object.is(next, value)) onChange(next);
    },
    /** The field is left, or Enter pressed in it: what was understood is written as it is kept. */
    onLeave: (): void => {
      setLeft(text);
      setTyping(false);
      if (wrong !== null) return;
      begun.current = null;
      setText(shown);
    },
  };
  return [typing, input] as const;
};
