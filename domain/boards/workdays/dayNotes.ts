import type { CivilDate } from '../../civilDate';
import type { BoardCategory } from '../kinds';
import type { Worker } from '../ownItems';
import type { DayNote } from './dayNote';
import { crewDayName, type DayWithoutWork } from './dayWithoutWork';
import { isOnDay } from './isOnDay';
import { closesWholeDay, DIVISION_OF, isOwnOf } from './isWorkday';
import { dayWords, isOfMember, memberWords } from './reasonOf';

/** A crew, or a fieldworker, of whom a calendar tells. */
export interface NotedRow {
  id: number;
  name: string;
  division_id: number | null;
}

const noteOf = (day: DayWithoutWork, date: CivilDate, rows: readonly NotedRow[]): DayNote => ({
  key: `day_without_work:${day.id}:${date}`,
  date,
  crew_ids: rows.map(({ id }) => id),
  crews: rows.map(({ name }) => name),
  is_off: closesWholeDay(day),
  en: dayWords(day, 'en'),
  es: dayWords(day, 'es'),
});

/**
 * Of the entries of some days those that bear on who looks.
 * @param rowsOf on whom of them an entry bears, everybody or none
 * @param membersOf the crews of which one is away, for an entry that bears on no row
 */
const notesBy = (
  days: readonly DayWithoutWork[],
  dates: readonly CivilDate[],
  rowsOf: (day: DayWithoutWork, date: CivilDate) => readonly NotedRow[] | 'all',
  membersOf: (day: DayWithoutWork) => readonly NotedRow[],
): DayNote[] =>
  dates.flatMap((date) =>
    days.flatMap((day): DayNote[] => {
      if (!isOnDay(day, date)) return [];
      const rows = rowsOf(day, date);
      if (rows === 'all') return [noteOf(day, date, [])];
      if (rows.length > 0) return [noteOf(day, date, rows)];
      const crews = membersOf(day);
      const [en, es] = [memberWords(day, 'en'), memberWords(day, 'es')];
      return crews.length > 0 && en !== null && es !== null
        ? [{ ...noteOf(day, date, crews), is_off: false, en, es }]
        : [];
    }),
  );

/** The crews among some that get their gunite on a day from a plant that is closed. */
const atPlant = ({ plant_crew_days }: DayWithoutWork, date: CivilDate, rows: readonly NotedRow[]): NotedRow[] =>
  rows.filter(({ id }) => plant_crew_days.includes(crewDayName(id, date)));

/** What the calendar of a board says of its days, for everybody and for each of its rows [SDY-001]. */
export const boardNotes = (
  days: readonly DayWithoutWork[],
  category: BoardCategory,
  rows: readonly NotedRow[],
  dates: readonly CivilDate[],
): DayNote[] =>
  notesBy(
    days,
    dates,
    (day, date) => {
      if (day.kind === 'holiday') return 'all';
      if (day.kind === 'closure') return day.division_id === DIVISION_OF[category] ? 'all' : [];
      if (day.kind === 'plant_closed') return category === 'gunite' ? atPlant(day, date, rows) : [];
      return rows.filter(({ id }) => isOwnOf(day, category, id));
    },
    (day) => (category === 'warranty' ? [] : rows.filter(({ id }) => isOfMember(day, id))),
  );

/** What one's own schedule says of its days: of holidays, of one's crews with their divisions and plants, of oneself [SDY-001]. */
export const ownNotes = (
  days: readonly DayWithoutWork[],
  { employee_id }: Pick<Worker, 'employee_id'>,
  crews: readonly NotedRow[],
  dates: readonly CivilDate[],
): DayNote[] =>
  notesBy(
    days,
    dates,
    (day, date) => {
      if (day.kind === 'holiday' || day.employee_id === employee_id) return 'all';
      if (day.kind === 'closure')
        return crews.some(({ division_id }) => division_id !== null && division_id === day.division_id) ? 'all' : [];
      if (day.kind === 'plant_closed') return atPlant(day, date, crews);
      return crews.filter(({ id }) => id === day.crew_id);
    },
    (day) => crews.filter(({ id }) => isOfMember(day, id)),
  );

/**
 * The entries as their own people are told them who may not read absences: that a crew is off, not why; what an own block is
 * for, since it is what they have to do [SDY-001].
 * @param isSelf the absences of the one who looks keep their reason
 */
export const toldToOwn = (
  days: readonly DayWithoutWork[],
  { employee_id, crew_ids }: Worker,
  isSelf: boolean,
): DayWithoutWork[] =>
  days.flatMap((day) => {
    const { kind } = day;
    if (kind === 'holiday' || kind === 'closure' || kind === 'plant_closed') return [day];
    const isOwn = day.employee_id === employee_id || (day.crew_id !== null && crew_ids.includes(day.crew_id));
    if (!isOwn) return [];
    if (kind === 'own_block' || (isSelf && day.employee_id === employee_id)) return [day];
    return [{ ...day, reason: null, name: null }];
  });
