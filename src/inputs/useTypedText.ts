import { useState } from 'react';

interface Typed {
  text: string;
  setText: (text: string) => void;
}

/**
 * The text of an input while it is typed. It follows the value when that changes from outside, but not when the text
 * already stands for it: "12." stays "12." for the value 12. Typed text that no value stands for yet is not replaced by one
 * that comes late [KEY-018].
 */
export const useTypedText = <Value>(
  value: Value,
  format: (value: Value) => string,
  parse: (text: string) => Value,
): Typed => {
  const [text, setText] = useState(() => format(value));
  const [seen, setSeen] = useState(value);
  if (!Object.is(seen, value)) {
    setSeen(value);
    const stands = parse(text);
    const isTaken = text === format(seen) || (stands !== null && Object.is(stands, seen));
    if ((isTaken || text.trim() === '') && !Object.is(stands, value)) setText(format(value));
  }
  return { text, setText };
};
