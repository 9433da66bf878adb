/** True for cells of which none says anything. */
export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');
