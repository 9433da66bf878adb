import { useCallback, type KeyboardEvent } from 'react';

/** Cells carry their column; all cells of one column, in the order of the sheet. */
const columnOf = (cell: HTMLInputElement): HTMLInputElement[] => {
  const sheet = cell.closest('[data-sheet]');
  return [...(sheet?.querySelectorAll<HTMLInputElement>(`input[data-column="${cell.dataset.column}"]`) ?? [])];
};

const rowOf = (cell: HTMLInputElement): HTMLInputElement[] => [
  ...(cell.closest('[data-row]')?.querySelectorAll<HTMLInputElement>('input[data-column]') ?? []),
];

const isAtEdge = ({ selectionStart, selectionEnd, value }: HTMLInputElement, step: number): boolean =>
  (selectionStart === 0 && selectionEnd === value.length) ||
  (selectionStart === selectionEnd && selectionStart === (step < 0 ? 0 : value.length));

const go = (cells: readonly HTMLInputElement[], from: HTMLInputElement, step: number): boolean => {
  const next = cells[cells.indexOf(from) + step];
  next?.focus();
  return next !== undefined;
};

/** Moves between cells as in a spreadsheet: Enter and arrows along the column, left and right at the ends of a text. */
export const useCellKeys = (): ((event: KeyboardEvent<HTMLElement>) => void) =>
  useCallback((event) => {
    const { target, key, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (!(target instanceof HTMLInputElement) || target.dataset.column === undefined || altKey || ctrlKey || metaKey)
      return;
    const step = { Enter: shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) {
      event.preventDefault();
      if (!go(columnOf(target), target, step)) target.blur();
      return;
    }
    const aside = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (aside !== undefined && !shiftKey && isAtEdge(target, aside) && go(rowOf(target), target, aside))
      event.preventDefault();
  }, []);
