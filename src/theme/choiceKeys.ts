import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

const CHOICES = '[role="option"], [role="menuitemradio"]';

const press = (node: Element, key: string): void => {
  node.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};

/**
 * Tab in an open list of choices takes the one that letters or arrows led to, as in every picker, and goes on to the
 * next field [KEY-003]. A menu of things to do is only closed by it.
 */
export const takeByTab = (event: KeyboardEvent): void => {
  if (event.key !== 'Tab' || event.ctrlKey || event.metaKey || event.altKey) return;
  const choice = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>(CHOICES) : null;
  const isTaken = choice?.getAttribute('aria-checked') === 'true';
  if (!choice || isTaken || event.currentTarget.getAttribute('aria-multiselectable') === 'true') return;
  // The list would keep the key, close and choose nothing.
  event.stopPropagation();
  flushSync(() => choice.click());
};

/**
 * A letter on a closed select opens it at the choice that begins so, as the browser's own selects understand letters.
 */
export const openByLetter = (event: KeyboardEvent): void => {
  const { key, currentTarget: field } = event;
  if (key.length !== 1 || key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (field.getAttribute('aria-expanded') !== 'false' || field.getAttribute('aria-disabled') === 'true') return;
  event.preventDefault();
  event.stopPropagation();
  flushSync(() => press(field, 'ArrowDown'));
  if (document.activeElement && document.activeElement !== field) press(document.activeElement, key);
};
