import type { KeyboardEvent } from 'react';
import { goTo } from './keys/goTo';

type Typed = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (target: EventTarget): target is Typed =>
  target instanceof HTMLInputElement ||
  (target instanceof HTMLTextAreaElement && target.getAttribute('aria-hidden') !== 'true');

const inputsOf = (line: Element): Typed[] =>
  [...line.querySelectorAll('input, textarea')].filter((input) => isTyped(input) && !input.disabled).filter(isTyped);

/** The same input of another line: by its place, or by `data-cell` where lines have different inputs. */
const sameIn = (line: Element, next: Element, target: Typed): Typed | undefined => {
  const cell = target.closest('[data-cell]')?.getAttribute('data-cell');
  const same = cell === undefined ? null : next.querySelector(`[data-cell="${cell}"]`);
  return (same ? inputsOf(same) : [])[0] ?? inputsOf(next)[inputsOf(line).indexOf(target)];
};

/**
 * Enter in a line of a sheet goes to the same input of the next line, whose content is selected [KEY-016]; after the last
 * one a line is added. An open list
 * of choices keeps its Enter, and Shift makes a new line in a text of several. With Ctrl it is the form's, which saves.
 */
export const enterMoves = (event: KeyboardEvent, box: HTMLElement | null, onAdd: (() => void) | undefined): void => {
  const { target } = event;
  if (
    event.key !== 'Enter' ||
    event.shiftKey ||
    event.ctrlKey ||
    event.metaKey ||
    event.defaultPrevented ||
    !box ||
    !isTyped(target) ||
    target.getAttribute('aria-expanded') === 'true'
  )
    return;
  const line = target.closest('[data-line]');
  if (!line) return;
  event.preventDefault();
  const lines = [...box.querySelectorAll('[data-line]')];
  const next = lines[lines.indexOf(line) + 1];
  if (next) goTo(sameIn(line, next, target));
  else onAdd?.();
};
