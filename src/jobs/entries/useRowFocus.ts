import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { goTo } from '../../inputs/keys/goTo';

type Awaited = { kind: 'enter'; key: string } | { kind: 'removed'; key: string; index: number };

export interface RowFocus {
  box: RefObject<HTMLDivElement | null>;
  /** The keyboard goes to the first input of a row once it is drawn. */
  enter: (key: string) => void;
  /**
   * A row is about to go or to come back: the keyboard goes to the button that stands in its place then, or to "Add".
   */
  beforeRemoval: (key: string) => void;
}

const keyOf = (line: Element): string | null => line.getAttribute('data-line');

/** Where the keyboard goes in a list when rows come and go, so that nobody has to look for it. */
export const useRowFocus = (): RowFocus => {
  const box = useRef<HTMLDivElement>(null);
  const awaited = useRef<Awaited | null>(null);

  useEffect(() => {
    const next = awaited.current;
    if (!next) return;
    const lines = [...(box.current?.querySelectorAll('[data-line]') ?? [])];
    const line = lines.find((one) => keyOf(one) === next.key);
    if (next.kind === 'enter' && !line) return;
    awaited.current = null;
    const target =
      next.kind === 'enter'
        ? line?.querySelector<HTMLElement>('input, textarea')
        : ((line ?? lines[Math.min(next.index, lines.length - 1)])?.querySelector<HTMLElement>('[data-row-action]') ??
          box.current?.querySelector<HTMLElement>('[data-add]'));
    goTo(target);
  });

  const enter = useCallback((key: string) => {
    awaited.current = { kind: 'enter', key };
  }, []);
  const beforeRemoval = useCallback((key: string) => {
    const lines = [...(box.current?.querySelectorAll('[data-line]') ?? [])];
    awaited.current = { kind: 'removed', key, index: lines.findIndex((line) => keyOf(line) === key) };
  }, []);
  return { box, enter, beforeRemoval };
};
