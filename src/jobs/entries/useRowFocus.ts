import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

export interface RowFocus {
  box: RefObject<HTMLDivElement | null>;
  /** The row that the keyboard goes to, once it is drawn; on cards, the one that opens. */
  asked: string | null;
  to: (key: string) => void;
  /** The row took the keyboard. */
  taken: () => void;
  /** After a row has gone or come back: the button that stands in its place, or "Add". */
  afterRemoval: (key: string) => void;
}

/** Where the keyboard goes in a list when rows come and go, so that nobody has to look for it. */
export const useRowFocus = (): RowFocus => {
  const box = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ key: string; index: number } | null>(null);

  useEffect(() => {
    if (!removed) return;
    setRemoved(null);
    const lines = [...(box.current?.querySelectorAll('[data-line]') ?? [])];
    const line = lines.find((one) => one.getAttribute('data-line') === removed.key) ?? lines[Math.min(removed.index, lines.length - 1)];
    const button = line?.querySelector<HTMLElement>('[data-row-action]') ?? box.current?.querySelector<HTMLElement>('[data-add]');
    button?.focus();
  }, [removed]);

  const afterRemoval = useCallback((key: string) => {
    const lines = [...(box.current?.querySelectorAll('[data-line]') ?? [])];
    setRemoved({ key, index: lines.findIndex((line) => line.getAttribute('data-line') === key) });
  }, []);
  const taken = useCallback(() => setAsked(null), []);
  return { box, asked, to: setAsked, taken, afterRemoval };
};
