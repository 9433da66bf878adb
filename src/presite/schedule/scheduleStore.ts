import type { RoleFlags } from '#domain/access/roles';
import type { CivilDate } from '#domain/civilDate';
import type { AssignFacts } from '#domain/presite/schedule/assign';
import { scheduleColumns, type ScheduleColumn } from '#domain/presite/schedule/columns';
import type { PresiteSupervisor } from '#domain/presite/schedule/supervisor';
import type { LoadedDay, PresiteItem } from './presiteApi';
import { createValueStore, type ValueStore } from '../../store/valueStore';

export type Column = ScheduleColumn<PresiteItem>;

/** What is shown: the columns in their order, and where each item stands. */
export interface Shown {
  date: CivilDate;
  today: CivilDate;
  columns: readonly Column[];
  byId: ReadonlyMap<number, Column>;
  /** Column of an item. */
  places: ReadonlyMap<number, number>;
}

const byJobName = (a: PresiteItem, b: PresiteItem): number =>
  (a.job_name ?? '').localeCompare(b.job_name ?? '', 'en', { numeric: true, sensitivity: 'base' });

const sameColumn = (a: Column, b: Column): boolean =>
  a.supervisor === b.supervisor &&
  a.items.length === b.items.length &&
  a.items.every(({ item, mark }, index) => item === b.items[index]?.item && mark === b.items[index].mark);

/** A column that shows the same is the same: nothing of it is drawn anew. */
const keptColumns = (before: ReadonlyMap<number, Column>, columns: readonly Column[]): Column[] =>
  columns.map((column) => {
    const known = before.get(column.id);
    return known && sameColumn(known, column) ? known : column;
  });

const isSameItem = (a: PresiteItem, b: PresiteItem): boolean => JSON.stringify(a) === JSON.stringify(b);
const isSameSupervisor = (a: PresiteSupervisor, b: PresiteSupervisor): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

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

/** The schedule of the shown day: its items, and the columns that the rules make of them. */
export const createScheduleStore = (loaded: LoadedDay, flags: RoleFlags, shownDivisions: ReadonlySet<number>) => {
  let { date, today } = loaded;
  let divisions = shownDivisions;
  let items = new Map(loaded.items.map((item) => [item.id, item]));
  let supervisors = new Map(loaded.supervisors.map((one) => [one.id, one]));

  const make = (before: ReadonlyMap<number, Column>): Shown => {
    const columns = keptColumns(
      before,
      scheduleColumns({
        date,
        today,
        items: items.values(),
        supervisors: [...supervisors.values()],
        divisions,
        compare: byJobName,
      }),
    );
    return {
      date,
      today,
      columns,
      byId: new Map(columns.map((column) => [column.id, column])),
      places: new Map(columns.flatMap((column) => column.items.map(({ item }) => [item.id, column.id] as const))),
    };
  };
  const shown: ValueStore<Shown> = createValueStore(make(new Map()));
  const show = (): void => shown.set(make(shown.get().byId));

  return {
    shown,
    item: (id: number): PresiteItem | undefined => items.get(id),
    /** What the rules ask about an item. */
    facts: (item: PresiteItem): AssignFacts => ({ item, flags, supervisors }),
    put: (item: PresiteItem): void => {
      items = new Map(items).set(item.id, item);
      show();
    },
    /** Takes in a whole answer: what it does not list is gone. */
    replace: (next: LoadedDay): void => {
      ({ date, today } = next);
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
