import type { ClipboardEvent } from 'react';
import type { Language } from '#domain/localText';
import { pasteProblemText } from '#domain/inputs/pasteProblemText';
import { pastedTable } from '#domain/inputs/pastedTable';
import { placeCells, type PasteCell, type PlacedCell } from '#domain/inputs/placeCells';
import { toast } from '../toasts/toast';

interface Sheet<Value> {
  /**
   * The rows of cells from a field on, to the right and down, null for what cannot be typed in; none for a field that
   * takes one cell at a time.
   */
  placesFrom: (field: HTMLInputElement) => readonly (readonly (PasteCell<Value> | null)[])[];
  /** Takes the values; rows and columns are those of `placesFrom`. */
  put: (cells: readonly PlacedCell<Value>[], field: HTMLInputElement) => void;
}

/**
 * Several cells of a spreadsheet that are pasted into a sheet of ours go cell by cell into its fields, or are refused
 * whole with a sentence. One cell is left to its field.
 */
export const pasteCells = <Value>(
  event: ClipboardEvent<HTMLElement>,
  language: Language,
  { placesFrom, put }: Sheet<Value>,
): void => {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof HTMLInputElement)) return;
  const table = pastedTable(event.clipboardData.getData('text/plain'));
  if (table === null) return;
  // A field of one line would put the cells together: 3 and 4 become 34.
  event.preventDefault();
  const placed = placeCells(table, placesFrom(target));
  if ('problem' in placed) toast.error(pasteProblemText(placed.problem, language), 'paste');
  else {
    toast.retry('paste');
    put(placed.cells, target);
  }
};
