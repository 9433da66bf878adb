import { weekOf, type CivilDate } from '../../civilDate';
import { divisionOfCategory, PRESITE_DIVISIONS, type PresiteDivision } from './divisions';
import { placeOf, weekPlaceOf, type ScheduleMark, type ShownDay } from './placement';
import type { ScheduleItem } from './scheduleItem';
import { byLastName, type ShownSupervisor } from './supervisor';

/** An item of a shown day with what is said of it. */
interface PlacedItem<Item extends ScheduleItem = ScheduleItem> {
  item: Item;
  mark: ScheduleMark | null;
}

/**
 * A column of the screen: those of a division who have nobody yet, or those of a supervisor [PSC-002 PSC-017]. In a week
 * it is a cell: one of these on one day, or without a day [SDY-017].
 */
export interface ScheduleColumn<Item extends ScheduleItem = ScheduleItem> {
  /** Unlike that of every other column of the screen. */
  key: string;
  /** The supervisor's id, -2 or -3 [PSC-003]. */
  id: number;
  division: PresiteDivision | null;
  supervisor: ShownSupervisor | null;
  /** The day that an item gets here; null for none. */
  date: CivilDate | null;
  items: readonly PlacedItem<Item>[];
}

export interface ScheduleFacts<Item extends ScheduleItem = ScheduleItem> extends ShownDay {
  items: Iterable<Item>;
  supervisors: readonly ShownSupervisor[];
  /** The checked divisions. */
  divisions: ReadonlySet<number>;
  /** Orders the items of a column behind their marks. */
  compare: (a: Item, b: Item) => number;
}

const RANK: Readonly<Record<ScheduleMark | 'of_the_day', number>> = { past_due: 0, of_the_day: 1, no_date: 2 };
const rankOf = (mark: ScheduleMark | null): number => RANK[mark ?? 'of_the_day'];

const isShown = (item: ScheduleItem, divisions: ReadonlySet<number>): boolean =>
  divisions.has(divisionOfCategory(item.category_id)?.id ?? 0);

/** Past due items come first, those without a date last. */
const inOrder = <Item extends ScheduleItem>(
  items: readonly PlacedItem<Item>[],
  compare: (a: Item, b: Item) => number,
): PlacedItem<Item>[] =>
  items.toSorted((a, b) => rankOf(a.mark) - rankOf(b.mark) || compare(a.item, b.item) || a.item.id - b.item.id);

type Row = Pick<ScheduleColumn, 'id' | 'division' | 'supervisor'>;

/**
 * One for each checked division without a supervisor, then one for each active presite supervisor of a checked division,
 * by last name, and for anyone else who still has an item [PSC-002 PSC-013 PSC-017].
 */
const rowsOf = (
  supervisors: readonly ShownSupervisor[],
  divisions: ReadonlySet<number>,
  hasItems: (id: number) => boolean,
): Row[] => {
  const works = (one: ShownSupervisor): boolean =>
    one.is_active !== false &&
    one.is_presite_supervisor !== false &&
    (one.divisions === null || one.divisions.some((id) => divisions.has(id)));
  return [
    ...PRESITE_DIVISIONS.filter(({ id }) => divisions.has(id)).map((division) => ({
      id: division.unassigned,
      division,
      supervisor: null,
    })),
    ...supervisors
      .filter((one) => works(one) || hasItems(one.id))
      .sort(byLastName)
      .map((supervisor) => ({ id: supervisor.id, division: null, supervisor })),
  ];
};

const grouped = <Item extends ScheduleItem>(
  items: Iterable<Item>,
  divisions: ReadonlySet<number>,
  placeOfItem: (item: Item) => { key: string; mark: ScheduleMark | null } | null,
): Map<string, PlacedItem<Item>[]> => {
  const placed = new Map<string, PlacedItem<Item>[]>();
  for (const item of items) {
    const place = isShown(item, divisions) ? placeOfItem(item) : null;
    if (!place) continue;
    const column = placed.get(place.key);
    if (column) column.push({ item, mark: place.mark });
    else placed.set(place.key, [{ item, mark: place.mark }]);
  }
  return placed;
};

/** The columns of a day, with the items that stand on it [PSC-002 PSC-014]. */
export const scheduleColumns = <Item extends ScheduleItem>({
  items,
  supervisors,
  divisions,
  compare,
  ...day
}: ScheduleFacts<Item>): ScheduleColumn<Item>[] => {
  const placed = grouped(items, divisions, (item) => {
    const place = placeOf(item, day);
    return place && { key: String(place.column), mark: place.mark };
  });
  return rowsOf(supervisors, divisions, (id) => placed.has(String(id))).map((row) => {
    const key = String(row.id);
    return { ...row, key, date: day.date, items: inOrder(placed.get(key) ?? [], compare) };
  });
};

/** A cell of a week, unlike a column of a day. */
export const isCell = ({ id, key }: Pick<ScheduleColumn, 'id' | 'key'>): boolean => key !== String(id);

const cellKey = (column: number, date: CivilDate | null): string => `${column}/${date ?? ''}`;

/**
 * The week of a day, Monday to Sunday: a line for each division without a supervisor and for each supervisor as in a day,
 * each with its cells: those without a day, then the seven days [SDY-017].
 */
export const scheduleWeek = <Item extends ScheduleItem>({
  items,
  supervisors,
  divisions,
  compare,
  date,
  today,
}: ScheduleFacts<Item>): ScheduleColumn<Item>[][] => {
  const days = weekOf(date);
  const placed = grouped(items, divisions, (item) => {
    const place = weekPlaceOf(item, { date, today });
    return place && { key: cellKey(place.column, place.date), mark: place.mark };
  });
  const has = (id: number): boolean => [null, ...days].some((day) => placed.has(cellKey(id, day)));
  return rowsOf(supervisors, divisions, has).map((row) =>
    [null, ...days].map((day) => {
      const key = cellKey(row.id, day);
      return { ...row, key, date: day, items: inOrder(placed.get(key) ?? [], compare) };
    }),
  );
};
