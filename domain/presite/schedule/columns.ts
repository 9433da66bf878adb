import { divisionOfCategory, PRESITE_DIVISIONS, type PresiteDivision } from './divisions';
import { placeOf, type Place, type ScheduleMark, type ShownDay } from './placement';
import type { ScheduleItem } from './scheduleItem';
import { byLastName, type PresiteSupervisor } from './supervisor';

/** An item of a shown day with what is said of it. */
interface PlacedItem<Item extends ScheduleItem = ScheduleItem> {
  item: Item;
  mark: ScheduleMark | null;
}

/** A column of the screen: those of a division who have nobody yet, or those of a supervisor [PSC-002 PSC-017]. */
export interface ScheduleColumn<Item extends ScheduleItem = ScheduleItem> {
  /** The supervisor's id, -2 or -3 [PSC-003]. */
  id: number;
  division: PresiteDivision | null;
  supervisor: PresiteSupervisor | null;
  items: readonly PlacedItem<Item>[];
}

export interface ScheduleFacts<Item extends ScheduleItem = ScheduleItem> extends ShownDay {
  items: Iterable<Item>;
  supervisors: readonly PresiteSupervisor[];
  /** The checked divisions. */
  divisions: ReadonlySet<number>;
  /** Orders the items of a column behind their marks. */
  compare: (a: Item, b: Item) => number;
}

const RANK: Readonly<Record<ScheduleMark | 'of_the_day', number>> = { past_due: 0, of_the_day: 1, no_date: 2 };
const rankOf = (mark: ScheduleMark | null): number => RANK[mark ?? 'of_the_day'];

const isShown = (item: ScheduleItem, divisions: ReadonlySet<number>): boolean =>
  divisions.has(divisionOfCategory(item.category_id)?.id ?? 0);

/**
 * The columns of a day: one for each checked division without a supervisor, then one for each active presite supervisor
 * of a checked division, by last name, and for anyone else who still has an item there
 * [PSC-002 PSC-013 PSC-014 PSC-017]. Past due items come first, those without a date last.
 */
export const scheduleColumns = <Item extends ScheduleItem>({
  items,
  supervisors,
  divisions,
  compare,
  ...day
}: ScheduleFacts<Item>): ScheduleColumn<Item>[] => {
  const placed = new Map<number, PlacedItem<Item>[]>();
  for (const item of items) {
    const place: Place | null = isShown(item, divisions) ? placeOf(item, day) : null;
    if (!place) continue;
    const column = placed.get(place.column);
    if (column) column.push({ item, mark: place.mark });
    else placed.set(place.column, [{ item, mark: place.mark }]);
  }
  const itemsOf = (id: number): PlacedItem<Item>[] =>
    (placed.get(id) ?? []).sort(
      (a, b) => rankOf(a.mark) - rankOf(b.mark) || compare(a.item, b.item) || a.item.id - b.item.id,
    );
  const offered = PRESITE_DIVISIONS.filter(({ id }) => divisions.has(id));
  const works = (one: PresiteSupervisor): boolean =>
    one.is_active && one.is_presite_supervisor && one.divisions.some((id) => divisions.has(id));
  return [
    ...offered.map((division) => ({
      id: division.unassigned,
      division,
      supervisor: null,
      items: itemsOf(division.unassigned),
    })),
    ...supervisors
      .filter((one) => works(one) || placed.has(one.id))
      .sort(byLastName)
      .map((supervisor) => ({ id: supervisor.id, division: null, supervisor, items: itemsOf(supervisor.id) })),
  ];
};
