import type { KeyboardEvent } from 'react';

const inputsOf = (line: Element): HTMLInputElement[] => [...line.querySelectorAll('input')].filter((input) => !input.disabled);

/**
 * Enter in a line of a sheet goes to the same input of the next line; after the last one a line is added. An open list of choices
 * keeps its Enter.
 */
export const enterMoves = (event: KeyboardEvent, box: HTMLElement | null, onAdd: (() => void) | undefined): void => {
  const { target } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || !box || !(target instanceof HTMLInputElement) || target.getAttribute('aria-expanded') === 'true') return;
  const line = target.closest('[data-line]');
  if (!line) return;
  event.preventDefault();
  const lines = [...box.querySelectorAll('[data-line]')];
  const next = lines[lines.indexOf(line) + 1];
  if (next) inputsOf(next)[inputsOf(line).indexOf(target)]?.focus();
  else onAdd?.();
};
