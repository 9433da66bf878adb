import { useEffect, useId, type RefObject } from 'react';
import { isDialogOpen } from '../page/dialog/openDialogs';
import { useSelected } from '../store/useValue';
import { createValueStore } from '../store/valueStore';

/** A text that stands in a field and was not taken by its form. */
export interface HeldText {
  label: string;
  /** Why it cannot be taken; null while it is being typed. */
  wrong: string | null;
  /** Its list is still being read: it is taken, or wrong, when that has come. */
  isPending: boolean;
  field: () => HTMLElement | null | undefined;
  /** Gives the text up: the field shows its value again. */
  drop: () => void;
}

type Held = Readonly<Record<string, HeldText>>;

const untaken = createValueStore<Held>({});

const without = (held: Held, id: string): Held =>
  Object.fromEntries(Object.entries(held).filter(([other]) => other !== id));

/**
 * An input says that it holds typed text which its form does not have yet: a date is taken when its field is left. What
 * could not be taken says why, and keeps its form from being saved. Its field is named: a draft keeps the text by it.
 */
export const useUntakenText = (isUntaken: boolean, { label, wrong, isPending, field, drop }: HeldText): void => {
  const id = useId();
  useEffect(() => {
    if (!isUntaken) return undefined;
    untaken.set({ ...untaken.get(), [id]: { label, wrong, isPending, field, drop } });
    return () => untaken.set(without(untaken.get(), id));
  }, [id, isUntaken, label, wrong, isPending, field, drop]);
};

const isAny = (held: Held): boolean => Object.keys(held).length > 0;

/** Whether such text stands in a field: its form is unsaved from the first key [KEY-001]. */
export const useHasUntakenText = (): boolean => useSelected(untaken, isAny);

/** Whether text that cannot be taken stands in any field. */
export const useHasWrongText = (): boolean =>
  useSelected(untaken, (held) => Object.values(held).some(({ wrong }) => wrong !== null));

/** Whether such text stands in a field at this moment. */
export const hasUntakenText = (): boolean => isAny(untaken.get());

/** Calls back with each change of such texts. @returns what ends that */
export const onUntakenText = untaken.subscribe;

/** All such texts, wherever they stand. */
export const heldTexts = (): HeldText[] => Object.values(untaken.get());

/** What stands behind an open dialog is no matter of the dialog; behind a menu, or a dialog that is going, it is. */
const isReached = ({ field }: HeldText): boolean =>
  !isDialogOpen() || field()?.closest('[aria-hidden="true"]') === null;

const reached = (): HeldText[] => heldTexts().filter(isReached);

/** The first text that could not be taken, of the fields that can be reached. */
export const firstWrongText = (): HeldText | undefined => reached().find(({ wrong }) => wrong !== null);

/** Why a text that stands in a part of the screen cannot be taken; null while none is wrong there. */
export const useWrongTextIn = (part: RefObject<HTMLElement | null>): string | null =>
  useSelected(untaken, (held) => {
    const found = Object.values(held).find(({ wrong, field }) => wrong && part.current?.contains(field() ?? null));
    return found?.wrong ?? null;
  });

/** Whether text that could not be taken, or waits for its list, stands in a part of the screen. */
export const isWrongTextIn = (part: string): boolean =>
  reached().some(({ wrong, field }) => wrong !== null && field()?.closest(part) !== null);

/** Waits until no text waits for its list; at most so many milliseconds. */
export const whenListsHaveCome = (most: number): Promise<void> =>
  new Promise((resolve) => {
    const isPending = (): boolean => reached().some((held) => held.isPending);
    if (!isPending()) {
      resolve();
      return;
    }
    const end = (): void => {
      clearTimeout(timer);
      leave();
      // After the form has drawn what it took.
      setTimeout(resolve);
    };
    const timer = setTimeout(end, most);
    const leave = untaken.subscribe(() => {
      if (!isPending()) end();
    });
  });

/** Every field shows its value again: the form was emptied, or put back to what is stored. */
export const dropUntakenText = (): void => {
  for (const held of reached()) held.drop();
};
