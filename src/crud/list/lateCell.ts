import { browserCode, fetchedFile } from '../../page/fetchedFile';
import { preloadable } from '../../page/preloadable';

/** What a grid is read without: the input of a cell, its rules, and what is asked when somebody else changed it too. */
export const CellEditor = preloadable(async () => ({ default: (await import('./CellEditor')).CellEditor }));
export const RecordConflict = preloadable(async () => ({
  default: (await import('../conflict/RecordConflict')).RecordConflict,
}));
export const cellRules = () => fetchedFile(() => import('./cellError'), browserCode);

/** Fetched while nobody waits. */
export const preloadCell = (): void => {
  void CellEditor.preload();
  void RecordConflict.preload();
  cellRules().catch(() => undefined); // told when a cell is saved
};
