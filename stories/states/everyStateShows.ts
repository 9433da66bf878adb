import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { expect } from 'storybook/test';
import { contrastOf, drawn, groundOf, textContrastOf } from './contrast';

/** Of a ring, and of what cannot be used but is read: WCAG 2.2, 1.4.11. */
const CLEAR = 3;
/** What is open leads nowhere: a pointer on it promises nothing. */
const HERE = '[role="tab"][aria-selected="true"], [aria-current]';
const SHOWN = [
  'color',
  'backgroundColor',
  'backgroundImage',
  'borderTopColor',
  'boxShadow',
  'textDecorationLine',
  'textDecorationThickness',
  'visibility',
  'opacity',
] as const;

const nameOf = (part: Element): string => `${part.className} "${part.textContent || part.getAttribute('aria-label')}"`;

/** How a part looks, with all that stands in it. */
const lookOf = (part: Element): string =>
  [part, ...part.querySelectorAll('*')]
    .map((one) => {
      const style = getComputedStyle(one);
      return SHOWN.map((name) => style[name]).join();
    })
    .join('\n');

const hasOutline = (part: Element): boolean => {
  const { outlineStyle, outlineWidth } = getComputedStyle(part);
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
};

/** The line that tells where the keyboard is: an outline, or the frame of a field. */
const ringOf = (part: Element): { color: string; ground: Element | null } | null => {
  const { outlineColor, outlineOffset } = getComputedStyle(part);
  if (hasOutline(part))
    return { color: outlineColor, ground: Number.parseFloat(outlineOffset) < 0 ? part : part.parentElement };
  const frame = part.querySelector('fieldset');
  return frame && { color: getComputedStyle(frame).borderTopColor, ground: part.parentElement };
};

/** Whether a frame around the part cuts off its outline. */
const isCut = (part: Element): boolean => {
  const { outlineWidth, outlineOffset } = getComputedStyle(part);
  const room = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const { left, top, right, bottom } = part.getBoundingClientRect();
  for (let frame = part.parentElement; frame; frame = frame.parentElement) {
    const edge = frame.getBoundingClientRect();
    const reaches =
      edge.left - left > -room || edge.top - top > -room || right - edge.right > -room || bottom - edge.bottom > -room;
    if (reaches && getComputedStyle(frame).overflow !== 'visible') return true;
  }
  return false;
};

const isRingSeen = (part: Element): boolean => {
  const ring = ringOf(part);
  return (
    ring !== null && !(hasOutline(part) && isCut(part)) && contrastOf(drawn(ring.color), groundOf(ring.ground)) >= CLEAR
  );
};

const as = <Answer>(part: Element, classes: readonly string[], answer: (part: Element) => Answer): Answer => {
  part.classList.add(...classes);
  const found = answer(part);
  part.classList.remove(...classes);
  return found;
};

const HOVER = ['pseudo-hover'];
const PRESSED = [...HOVER, 'pseudo-active'];
/** MUI tells by a class which of its fields has the focus. */
const FOCUSED = ['pseudo-focus', 'pseudo-focus-visible', 'Mui-focused'];

const faultsOf = (part: Element, isTyped: boolean): string[] => {
  const [rest, hover, pressed] = [[], HOVER, PRESSED].map((classes) => as(part, classes, lookOf));
  return [
    rest === hover && !part.matches(HERE) && 'nothing under the pointer',
    !isTyped && hover === pressed && 'nothing when pressed',
  ].flatMap((fault) => (fault ? [`${nameOf(part)}: ${fault}`] : []));
};

const isRead = (part: Element): boolean =>
  (!part.textContent && !part.querySelector('svg')) || textContrastOf(part) >= CLEAR;

/**
 * Each part looks another way under the pointer and when it is pressed, has a ring that is seen when the keyboard is on it, and
 * what cannot be used is read nevertheless.
 */
export const everyStateShows = async (
  canvas: HTMLElement,
  id: string,
  {
    parts,
    reached,
    disabled,
    isTyped,
  }: { parts: string; reached: string; disabled?: string | undefined; isTyped: boolean },
): Promise<void> => {
  // The add-on makes classes of pseudo-classes when a story stands, which Storybook says after its play, and tests never.
  addons.getChannel().emit(STORY_RENDERED, id);
  const still = Object.assign(document.createElement('style'), { textContent: '* { transition: none !important; }' });
  canvas.append(still);
  const usable = (selected: string): Element[] =>
    [...canvas.querySelectorAll(selected)].filter((part) => !disabled || !part.matches(disabled));
  const unusable = disabled ? [...canvas.querySelectorAll(disabled)] : [];
  for (const selected of [parts, reached]) await expect(usable(selected).length).toBeGreaterThan(0);
  await expect(usable(parts).flatMap((part) => faultsOf(part, isTyped))).toEqual([]);
  await expect(
    usable(reached)
      .filter((part) => !as(part, FOCUSED, isRingSeen))
      .map((part) => `${nameOf(part)}: no ring that is seen`),
  ).toEqual([]);
  if (disabled) await expect(unusable.length).toBeGreaterThan(0);
  await expect(unusable.filter((part) => !isRead(part)).map(nameOf)).toEqual([]);
  still.remove();
};
