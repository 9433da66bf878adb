import { useState } from 'react';

interface Typed {
  text: string;
  setText: (text: string) => void;
  /** Whether the hand is at it: from its first key until the field is left. */
  setTyping: (isTyping: boolean) => void;
}

/**
 * The text of an input while it is typed. It follows the value when that changes from outside, but not when the text
 * already stands for it: "12." stays "12." for the value 12. Typed text that no value stands for yet is not replaced by one
 * that comes late, and none while the hand is at it: the keys that follow would be put behind another value's [KEY-018].
 */
export const useTypedText = <Value>(
  value: Value,
  format: (value: Value) => string,
  parse: (text: string) => Value,
): Typed => {
  const [text, setText] = useState(() => format(value));
  const [seen, setSeen] = useState(value);
  const [isTyping, setTyping] = useState(false);
  if (!Object.is(seen, value)) {
    setSeen(value);
    const stands = parse(text);
    const isTaken = text === format(seen) || (stands !== null && Object.is(stands, seen));
    if (!isTyping && (isTaken || text.trim() === '') && !Object.is(stands, value)) setText(format(value));
  }
  return { text, setText, setTyping };
};
