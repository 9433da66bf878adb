import { addDays, startOfWeek } from '#domain/civilDate';
import * as tables from '../../tables';
import type { DemoContext } from './context';
import { workday } from './crewDays';
import type { RowStore } from './rowStore';

/** The plants of the demo and where they are; crews of gunite get theirs in turn [SDY-018]. */
const PLANTS = [
  { name: 'Katy Plant', address: '1200 Katy Fort Bend Rd, Katy, TX', lat: 29.7869, lon: -95.8242 },
  { name: 'North Plant', address: '640 Hardy Rd, Houston, TX', lat: 29.9507, lon: -95.3942 },
  { name: 'Pearland Plant', address: '31 Mykawa Rd, Pearland, TX', lat: 29.5636, lon: -95.2861 },
] as const;

/** The usual plant of the crew at a place among the crews of gunite; a flash crew drives to all of them and has none. */
export const demoPlantOf = (index: number): number => (index % PLANTS.length) + 1;

export const addPlants = (store: RowStore): void => {
  for (const plant of PLANTS) store.add(tables.plant, { ...plant, is_active: true });
};

/** One crew gets its gunite elsewhere tomorrow. */
export const addCrewDays = ({ store, today, crews }: DemoContext): void => {
  const crew = crews.find(({ name }) => name === 'Gunite 3');
  if (crew) store.add(tables.crewDay, { crew_id: crew.id, date: workday(addDays(today, 1)), plant_id: demoPlantOf(0) });
};

/** The week after next, so that the week that is planned first is worked. */
export const demoPlantClosure = (today: string): { first_day: string; last_day: string; plant_id: number } => {
  const day = addDays(startOfWeek(today), 14);
  return { first_day: day, last_day: day, plant_id: demoPlantOf(1) };
};
