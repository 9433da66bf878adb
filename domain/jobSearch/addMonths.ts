import { addDays, type CivilDate } from '../civilDate';

/** The same day of a later month; the month's last day when it has no such day: 11/30 and three months is 02/28. */
export const addMonths = (date: CivilDate, months: number): CivilDate => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const first = (count: number): CivilDate => {
    const total = year * 12 + month - 1 + count;
    return `${String(Math.floor(total / 12)).padStart(4, '0')}-${String((total % 12) + 1).padStart(2, '0')}-01`;
  };
  const lastDay = Number(addDays(first(months + 1), -1).slice(8));
  return addDays(first(months), Math.min(day, lastDay) - 1);
};
