import { useId, useState, type KeyboardEvent } from 'react';
import type { Person } from '#domain/comments/comment';
import { matchingPeople, mentionAt, type TypedMention } from '#domain/comments/mentions';
import type { People } from './usePeople';

interface Options {
  text: string;
  people: People;
  /** Puts the name of somebody in the place of what is typed. */
  onPick: (mention: TypedMention, person: Person) => void;
}

/**
 * The people offered while a mention is typed: by arrows and Enter or Tab, or by a click; Escape closes the list until the
 * next "@".
 */
export const useMentionPicker = ({ text, people, onPick }: Options) => {
  const id = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [at, setAt] = useState(0);
  /** Where the "@" stands whose list was closed. */
  const [closed, setClosed] = useState<number | null>(null);
  const mention = caret === null ? null : mentionAt(text, caret);
  const found = mention && people.people ? matchingPeople(people.people, mention.typed) : [];
  // A name of several words that nobody has is text like any other.
  const isLooking = mention !== null && mention.start !== closed && (found.length > 0 || !/\s/.test(mention.typed));
  const active = isLooking ? (found[Math.min(at, found.length - 1)] ?? null) : null;
  const optionId = (person: Person): string => `${id}-${person.id}`;

  /** The caret or the text has changed. */
  const look = (typed: string, position: number | null): void => {
    setCaret(position);
    const next = position === null ? null : mentionAt(typed, position);
    if (next?.start !== mention?.start || next?.typed !== mention?.typed) setAt(0);
    if (next === null) setClosed(null);
    else void people.load().catch(() => undefined);
  };
  const pick = (person: Person): void => {
    if (mention) onPick(mention, person);
    setCaret(null);
  };
  /** @returns whether the key was the list's */
  const onKey = (event: KeyboardEvent): boolean => {
    if (!isLooking) return false;
    const taken = (): true => {
      event.preventDefault();
      event.stopPropagation();
      return true;
    };
    if (event.key === 'Escape') {
      setClosed(mention.start);
      return taken();
    }
    if (!active || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'ArrowDown') setAt((found.indexOf(active) + 1) % found.length);
    else if (event.key === 'ArrowUp') setAt((found.indexOf(active) + found.length - 1) % found.length);
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) pick(active);
    else return false;
    return taken();
  };
  return { listId: id, isLooking, found, active, optionId, look, pick, onKey, hide: () => setCaret(null) };
};

export type MentionPicker = ReturnType<typeof useMentionPicker>;
