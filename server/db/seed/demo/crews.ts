import { DIVISION } from '#domain/statuses';
import * as tables from '../../tables';
import { addPlants, demoPlantOf } from './plants';
import type { RowStore } from './rowStore';

/** What a crew does: the stage of a board, or the division's own work. */
export type CrewWork = 'prep' | 'app' | 'detail' | 'gunite' | 'flash' | 'boulder' | 'warranty';

export interface DemoCrew {
  id: number;
  name: string;
  work: CrewWork;
  division: number;
  isActive: boolean;
  isSubcontractor: boolean;
  hands: number;
}

interface CrewSeed {
  name: string;
  work: CrewWork;
  capacity: number | null;
  hands: number;
  isSubcontractor?: boolean;
  isActive?: boolean;
}

/** Division and subdivision of each kind of crew. */
const WORK: Readonly<Record<CrewWork, { division: number; subdivision: string }>> = {
  prep: { division: DIVISION.PEBBLE, subdivision: 'Prep' },
  app: { division: DIVISION.PEBBLE, subdivision: 'App' },
  detail: { division: DIVISION.PEBBLE, subdivision: 'Detail' },
  gunite: { division: DIVISION.GUNITE, subdivision: 'Gunite' },
  flash: { division: DIVISION.GUNITE, subdivision: 'Flash' },
  boulder: { division: DIVISION.BOULDER, subdivision: 'Boulder' },
  warranty: { division: DIVISION.WARRANTY, subdivision: 'Warranty' },
};

/** Capacity in square feet a day for pebble, in yards for gunite; `hands` is the number of employees. */
const CREWS: readonly CrewSeed[] = [
  { name: 'Prep 1', work: 'prep', capacity: 3200, hands: 2 },
  { name: 'Prep 2', work: 'prep', capacity: 3200, hands: 1 },
  { name: 'Prep 3', work: 'prep', capacity: 2800, hands: 1 },
  { name: 'Prep 4', work: 'prep', capacity: null, hands: 1 },
  { name: 'App 1', work: 'app', capacity: 4600, hands: 2 },
  { name: 'App 2', work: 'app', capacity: 4600, hands: 1 },
  { name: 'App 3', work: 'app', capacity: 4200, hands: 1 },
  { name: 'App 4', work: 'app', capacity: 4200, hands: 1 },
  { name: 'App 5 (Ledge Finishes)', work: 'app', capacity: 3800, hands: 1, isSubcontractor: true },
  { name: 'Detail 1', work: 'detail', capacity: null, hands: 1 },
  { name: 'Detail 2', work: 'detail', capacity: null, hands: 1 },
  { name: 'Detail 3', work: 'detail', capacity: null, hands: 1 },
  { name: 'Detail 4', work: 'detail', capacity: null, hands: 0, isActive: false },
  { name: 'Gunite 1', work: 'gunite', capacity: 120, hands: 2 },
  { name: 'Gunite 2', work: 'gunite', capacity: 120, hands: 1 },
  { name: 'Gunite 3', work: 'gunite', capacity: 100, hands: 1 },
  { name: 'Gunite 4', work: 'gunite', capacity: 100, hands: 1 },
  { name: 'Gunite 5 (Rio Shotcrete)', work: 'gunite', capacity: 90, hands: 1, isSubcontractor: true },
  { name: 'Flash', work: 'flash', capacity: 40, hands: 1 },
  { name: 'Boulder 1', work: 'boulder', capacity: null, hands: 1 },
  { name: 'Boulder 2', work: 'boulder', capacity: null, hands: 1 },
  { name: 'Warranty 1', work: 'warranty', capacity: null, hands: 2 },
  { name: 'Warranty 2', work: 'warranty', capacity: null, hands: 2 },
  { name: 'Warranty 3', work: 'warranty', capacity: null, hands: 2 },
];

/** The yards of the demo: the main one and three around the city. */
const YARDS = [
  { yard_lat: 29.8021, yard_lon: -95.4187 },
  { yard_lat: 29.7841, yard_lon: -95.7512 },
  { yard_lat: 30.0834, yard_lon: -95.6188 },
  { yard_lat: 29.5702, yard_lon: -95.2951 },
] as const;

/** Subcontractors begin where they like: their days are measured from the first stop [SDY-004]. */
const yardOf = ({ isSubcontractor }: CrewSeed, index: number) => (isSubcontractor ? {} : YARDS[index % YARDS.length]);

/** The crews, `rounds` times; those of later rounds carry a letter ("Prep 1 B"). */
export const addCrews = (store: RowStore, rounds: number): DemoCrew[] => {
  addPlants(store);
  const gunite = CREWS.filter(({ work }) => work === 'gunite');
  return Array.from({ length: rounds }, (_, round) =>
    CREWS.map((seed, index): DemoCrew => {
      const { division, subdivision } = WORK[seed.work];
      const name = round === 0 ? seed.name : `${seed.name} ${String.fromCodePoint(65 + round)}`;
      const [isActive, isSubcontractor] = [seed.isActive ?? true, seed.isSubcontractor ?? false];
      const id = store.add(tables.crew, {
        name,
        subdivision,
        lookup_company_division_id: division,
        sort_order: round * CREWS.length + index + 1,
        is_active: isActive,
        is_subcontractor: isSubcontractor,
        daily_capacity: seed.capacity,
        ...yardOf(seed, index),
        plant_id: seed.work === 'gunite' ? demoPlantOf(gunite.indexOf(seed)) : null,
      });
      return { id, name, work: seed.work, division, isActive, isSubcontractor, hands: seed.hands };
    }),
  ).flat();
};
