import { parseBinKey } from '#domain/boards/bins';
import type { FixedTarget } from '../carry/hitTest';
import type { Box } from '../../drag/point';

export const screenBox = (node: Element): Box => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { left, top, width, height };
};

/** Everything that says which bin it is: trays and their tabs. @param without what stands in there is left out */
export const screenTargets = (area: HTMLElement, without?: HTMLElement): FixedTarget[] =>
  [...area.querySelectorAll<HTMLElement>('[data-bin]')].flatMap((node) => {
    if (without?.contains(node)) return [];
    const bin = parseBinKey(node.dataset.bin ?? '');
    return bin ? [{ bin, box: screenBox(node) }] : [];
  });
