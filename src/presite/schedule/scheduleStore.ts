import type { RoleFlags } from '#domain/access/roles';
import type { CivilDate } from '#domain/civilDate';
import type { AssignFacts } from '#domain/presite/schedule/assign';
import { scheduleColumns, scheduleWeek, type ScheduleColumn } from '#domain/presite/schedule/columns';
import type { ShownSupervisor } from '#domain/presite/schedule/supervisor';
import type { LoadedDay, PresiteItem, Span } from './presiteApi';
import { createValueStore, type ValueStore } from '../../store/valueStore';

export type Column = ScheduleColumn<PresiteItem>;

/** What is shown: the columns in their order, and where each item stands. */
export interface Shown {
  date: CivilDate;
  today: CivilDate;
  span: Span;
  columns: readonly Column[];
  /** The same as they lie: the columns of a day in one line, in a week a line for each supervisor. */
  lines: readonly (readonly Column[])[];
  byKey: ReadonlyMap<string, Column>;
  /** Column of an item. */
  places: ReadonlyMap<number, Column>;
}

const byJobName = (a: PresiteItem, b: PresiteItem): number =>
  (a.job_name ?? '').localeCompare(b.job_name ?? '', 'en', { numeric: true, sensitivity: 'base' });

const sameColumn = (a: Column, b: Column): boolean =>
  a.supervisor === b.supervisor &&
  a.date === b.date &&
  a.items.length === b.items.length &&
  a.items.every(({ item, mark }, index) => item === b.items[index]?.item && mark === b.items[index].mark);

/** A column that shows the same is the same: nothing of it is drawn anew. */
const keptColumns = (before: ReadonlyMap<string, Column>, columns: readonly Column[]): Column[] =>
  columns.map((column) => {
    const known = before.get(column.key);
    return known && sameColumn(known, column) ? known : column;
  });

const isSameItem = (a: PresiteItem, b: PresiteItem): boolean => JSON.stringify(a) === JSON.stringify(b);
const isSameSupervisor = (a: ShownSupervisor, b: ShownSupervisor): boolean => JSON.stringify(a) === JSON.stringify(b);

const kept = <Row extends { id: number }>(
  before: ReadonlyMap<number, Row>,
  rows: readonly Row[],
  isSame: (a: Row, b: Row) => boolean,
): Map<number, Row> =>
  new Map(
    rows.map((row) => {
      const known = before.get(row.id);
      return [row.id, known && isSame(known, row) ? known : row];
    }),
  );

/** The schedule of the shown day or week: its items, and the columns that the rules make of them. */
export const createScheduleStore = (loaded: LoadedDay, flags: RoleFlags, shownDivisions: ReadonlySet<number>) => {
  let { date, today, span } = loaded;
  let divisions = shownDivisions;
  let items = new Map(loaded.items.map((item) => [item.id, item]));
  let supervisors = new Map(loaded.supervisors.map((one) => [one.id, one]));

  const make = (before: ReadonlyMap<string, Column>): Shown => {
    const facts = {
      date,
      today,
      items: items.values(),
      supervisors: [...supervisors.values()],
      divisions,
      compare: byJobName,
    };
    const lines = (span === 'week' ? scheduleWeek(facts) : [scheduleColumns(facts)]).map((line) =>
      keptColumns(before, line),
    );
    const columns = lines.flat();
    return {
      date,
      today,
      span,
      columns,
      lines,
      byKey: new Map(columns.map((column) => [column.key, column])),
      places: new Map(columns.flatMap((column) => column.items.map(({ item }) => [item.id, column] as const))),
    };
  };
  const shown: ValueStore<Shown> = createValueStore(make(new Map()));
  const show = (): void => shown.set(make(shown.get().byKey));

  return {
    shown,
    item: (id: number): PresiteItem | undefined => items.get(id),
    /** What the rules ask about an item. */
    facts: (item: PresiteItem): AssignFacts => ({ item, flags, supervisors }),
    put: (changed: readonly PresiteItem[]): void => {
      items = new Map([...items, ...changed.map((item) => [item.id, item] as const)]);
      show();
    },
    /** Takes in a whole answer: what it does not list is gone. */
    replace: (next: LoadedDay): void => {
      ({ date, today, span } = next);
      items = kept(items, next.items, isSameItem);
      supervisors = kept(supervisors, next.supervisors, isSameSupervisor);
      show();
    },
    setDivisions: (next: ReadonlySet<number>): void => {
      divisions = next;
      show();
    },
  };
};

export type ScheduleStore = ReturnType<typeof createScheduleStore>;
