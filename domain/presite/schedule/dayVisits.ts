import { MARKER_KINDS } from '../../jobSearch/markerKinds';
import { spreadPoints, type Offset } from '../../jobSearch/spreadPoints';
import type { ScheduleColumn } from './columns';
import { CATEGORY } from '../../statuses';
import type { ScheduleItem } from './scheduleItem';

/** An item as the map of the day knows it. */
export interface PlacedItem extends ScheduleItem {
  lat: number | null;
  lon: number | null;
  crew_id: number | null;
}

/** A visit of the day on the map. */
export interface DayVisit<Item> {
  item: Item;
  column: number;
  lat: number;
  lon: number;
  /** Of the presite colours: light with a crew, dark without [PSC-012]. */
  color: string;
  offset: Offset;
}

const colorOf = ({ category_id, crew_id }: PlacedItem): string => {
  const kind = MARKER_KINDS[category_id === CATEGORY.GUNITE ? 'presite_gunite' : 'presite_pebble'];
  return crew_id === null ? kind.unassigned : kind.assigned;
};

/**
 * The visits of a day, or of a week's cells, that have a place, by whose columns they stand in; of those that nobody has
 * only what is planned for the day.
 * @param withUndated those too that have neither supervisor nor day [SDY-017]
 */
export const dayVisits = <Item extends PlacedItem>(
  columns: readonly ScheduleColumn<Item>[],
  withUndated = false,
): DayVisit<Item>[] => {
  const placed = columns.flatMap(({ id, supervisor, date, items }) =>
    items.flatMap(({ item }) =>
      item.lat === null ||
      item.lon === null ||
      (!supervisor && !withUndated && (date === null || item.scheduled_date !== date))
        ? []
        : [{ item, column: id, lat: item.lat, lon: item.lon, color: colorOf(item) }],
    ),
  );
  const offsets = spreadPoints(placed);
  return placed.map((visit, at) => ({ ...visit, offset: offsets[at] ?? { x: 0, y: 0 } }));
};
