import type { Leg } from '#domain/boards/distance/road';
import type { Place } from '#domain/milesBetween';

/**
 * Metres by road from each place to each other place, a row for each `from`; null where no road leads, and undefined
 * where the service could not say it this time.
 */
export type Table = readonly (readonly (number | null | undefined)[])[];

/** How a table service is asked, and how much at once [SDY-004]. */
export interface TableService {
  /** @throws for a service that is down, too slow, or answers nonsense */
  ask: (from: readonly Place[], to: readonly Place[], signal: AbortSignal) => Promise<Table>;
  /** Places of one question. */
  maxPlaces: number;
  /** Pairs of one question. */
  maxPairs: number;
  /** Pairs that may be asked for with each one that is wanted: a service that costs by pairs is asked for few more. */
  maxWaste: number;
}

/** One question of a table service. */
export interface TableQuestion {
  from: Place[];
  to: Place[];
}

/** Tables that have all ways between them, each within what the service takes. */
export const tablesOf = (
  legs: readonly Leg[],
  { maxPlaces, maxPairs, maxWaste }: Pick<TableService, 'maxPlaces' | 'maxPairs' | 'maxWaste'>,
): TableQuestion[] => {
  const tables: (TableQuestion & { wanted: number })[] = [];
  const added = (places: readonly Place[], place: Place): Place[] =>
    places.some(({ lat, lon }) => lat === place.lat && lon === place.lon) ? [...places] : [...places, place];
  for (const leg of legs) {
    const last = tables.at(-1);
    const from = added(last?.from ?? [], leg.from);
    const to = added(last?.to ?? [], leg.to);
    const pairs = from.length * to.length;
    const wanted = (last?.wanted ?? 0) + 1;
    const isTaken = from.length + to.length <= maxPlaces && pairs <= maxPairs && pairs <= wanted * maxWaste;
    if (last && isTaken) Object.assign(last, { from, to, wanted });
    else tables.push({ from: [leg.from], to: [leg.to], wanted: 1 });
  }
  return tables.map(({ from, to }) => ({ from, to }));
};
