import type { KeyboardEvent } from 'react';
import { goTo } from '../../../inputs/keys/goTo';

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/**
 * Enter and the arrows go from figure to figure, whose content is selected; Shift+Enter goes back [KEY-016]. At the last
 * one Enter leaves it, so that it is saved, and comes back to it.
 */
export const moveInSheet = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, target } = event;
  const step = STEPS[key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLInputElement))
    return;
  event.preventDefault();
  const figures = [...event.currentTarget.querySelectorAll('input')];
  const next = figures[figures.indexOf(target) + (key === 'Enter' && event.shiftKey ? -1 : step)];
  if (!next) target.blur();
  goTo(next ?? target);
};
