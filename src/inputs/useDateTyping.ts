import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { formatCivilDate, type CivilDate } from '#domain/civilDate';
import { readDate, type DateLimits } from '#domain/inputs/dateInput';
import {
  afterGoing,
  afterRefusal,
  afterStanding,
  dateKey,
  parseDateInput,
  type Refused,
} from '#domain/inputs/typedDate';
import { useTypedMoment } from './useTypedMoment';

interface Limits {
  limits: DateLimits;
  today: CivilDate;
  keepsWhenWrong: boolean;
}

const OWN_LETTERS = /^[\d/]*$/;

/**
 * The text of a date field: only digits and "/" are typed into it, t, + and - act at once, and what is pasted or dropped
 * is read as it stands. Where a letter was refused in the middle, what stands there is no date until something of it is
 * taken away, since it may not be what was meant [UI-002 FLT-026 KEY-004].
 */
export const useDateTyping = (
  value: CivilDate | null,
  onChange: (value: CivilDate | null) => void,
  { limits, today, keepsWhenWrong }: Limits,
) => {
  const [refusal, setRefusal] = useState<{ text: string; refused: Refused }>({ text: '', refused: 'none' });
  const isSpoiled = (one: string): boolean => refusal.refused === 'spoils' && refusal.text === one;
  const {
    field: typing,
    commit,
    refuse,
  } = useTypedMoment(value, onChange, {
    format: formatCivilDate,
    read: readDate,
    parse: (typed) => (isSpoiled(typed) ? null : parseDateInput(typed, limits, today)),
    keepsWhenWrong,
  });
  const { text, onText, onCommit } = typing;
  const shown = formatCivilDate(value);
  const refused = refusal.text === text ? refusal.refused : 'none';
  const take = (whole: string): void => {
    setRefusal({ text: '', refused: 'none' });
    commit(whole);
  };
  const write = (next: string): void => {
    onText(next);
    setRefusal({
      text: next,
      refused: next.length > text.length || refused === 'waits' ? afterStanding(refused) : 'none',
    });
  };
  /** @returns whether the key may stand in the text as it is */
  const press = (key: string, isAtEnd: boolean): boolean => {
    const does = dateKey(key, { text, shown, refused, today });
    if (does.does === 'stand') return true;
    if (does.does === 'go') {
      const day = formatCivilDate(does.date);
      commit(day);
      setRefusal({ text: day, refused: afterGoing(key) });
    } else if (does.does === 'write' && isAtEnd) write(does.text);
    else {
      const next = afterRefusal(key, { text, shown, refused });
      setRefusal({ text, refused: next });
      if (next === 'spoils') refuse(text);
    }
    return false;
  };
  const field = {
    ...typing,
    isWrong: typing.isWrong || refused === 'spoils',
    onKey: (event: KeyboardEvent): void => {
      const { target } = event;
      const isAtEnd = target instanceof HTMLInputElement && target.selectionStart === text.length;
      if (!press(event.key, isAtEnd)) event.preventDefault();
    },
    onText: (next: string, letter: string | null): void => {
      if (OWN_LETTERS.test(next)) write(next);
      else if (letter !== null) press(letter, next.startsWith(text));
      else if (OWN_LETTERS.test(text)) take(next.trim());
      else onText(next);
    },
    onCommit: (): void => {
      if (refused === 'waits' || refused === 'after_t') setRefusal({ text: '', refused: 'none' });
      onCommit();
    },
    onPaste: (event: ClipboardEvent): void => {
      event.preventDefault();
      take(event.clipboardData.getData('text').trim());
    },
  };
  return { field, commit: take };
};
