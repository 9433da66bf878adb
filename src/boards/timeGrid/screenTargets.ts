import { parseBinKey } from '#domain/boards/bins';
import type { Box, FixedTarget } from '../carry/hitTest';

export const screenBox = (node: Element): Box => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { left, top, width, height };
};

/** Everything that says which bin it is: trays and their tabs, inside the scrolled content and above it. */
export const screenTargets = (area: HTMLElement): FixedTarget[] =>
  [...area.querySelectorAll<HTMLElement>('[data-bin]')].flatMap((node) => {
    const bin = parseBinKey(node.dataset.bin ?? '');
    return bin ? [{ bin, box: screenBox(node) }] : [];
  });
