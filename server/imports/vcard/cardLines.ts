import { MAX_ROW_LETTERS } from '../limits';

/** Pictures, sounds and keys: passed over however long they are. */
const PASSED_OVER = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY)[;:]/i;

/** The lines of a vCard file, out of the parts in which its text comes. */
interface CardLines {
  /** Takes a part of the text, whose lines end with `\n`. @throws whatever `tooLong` makes */
  add(part: string): void;
  /** Takes what is left as the last line. */
  end(): void;
  /** Letters that are kept until the line that they begin has ended. */
  waiting(): number;
}

/**
 * @param take gets each line; null for one that is passed over
 * @param tooLong makes the refusal of a line that is too long
 */
export const newCardLines = (take: (line: string | null) => void, tooLong: () => Error): CardLines => {
  let rest = '';
  let isPassedOver = false;
  // A line that begins with a blank goes on where the one before ended.
  const goesOn = (line: string): boolean => /^[ \t]/.test(line);
  const isLeftOut = (line: string): boolean => (goesOn(line) ? isPassedOver : PASSED_OVER.test(line));
  const give = (line: string): void => {
    isPassedOver = isLeftOut(line);
    take(isPassedOver ? null : line);
  };
  return {
    add: (part) => {
      const lines = `${rest}${part}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) give(line);
      // Of what is passed over its beginning is kept, by which it is known once it has ended.
      if (isLeftOut(rest)) rest = goesOn(rest) ? ' ' : 'KEY:';
      if (rest.length > MAX_ROW_LETTERS) throw tooLong();
    },
    end: () => give(rest),
    waiting: () => rest.length,
  };
};
