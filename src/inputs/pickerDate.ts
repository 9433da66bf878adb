import type { CivilDate } from '#domain/civilDate';

/**
 * The one place where a civil date becomes a Date and back: the calendar component wants one. Both ways in local parts,
 * so no day can shift.
 */
export const toPickerDate = (date: CivilDate): Date => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
};

export const fromPickerDate = (date: Date): CivilDate =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');
