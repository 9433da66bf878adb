import type { Language, LocalText } from '../localText';
import type { CardKind } from '../boards/kinds';
import { fileColumn, type FileTable } from '../exports/rowsFile';
import type { AddressParts } from '../inputs/address';
import { addressText } from '../inputs/address';
import { crewDays, crewLoad, type ColorLoad, type LoadColor } from './crewDays';
import { label } from '../sheetParts';
import { RECORD_LABELS } from '../labels/records';
import { STATE_LABELS } from '../labels/states';
import { FIELD_LABELS } from '../labels/fields';
import { SCREEN_TITLES } from '../labels/screens';

/** A stop as the plant reads it. */
export interface PlantStop {
  kind: CardKind;
  order: number | null;
  start_time: string | null;
  plant_name: string | null;
  plant_miles: number | null;
  crew_id: number | null;
  crew_name: string | null;
  yards: number | null;
  square_feet: number | null;
  colors: readonly LoadColor[];
  site: AddressParts & { job_id: number; job_name: string | null; key_map: string | null };
}

export interface Yards {
  yards: number;
  /** Of so many stops nobody has entered them. */
  unknown: number;
}

/** What one plant mixes on a day, with a sum for each crew [PRT-004 SDY-018]. */
export interface PlantLoad<Stop> extends Yards {
  plant_name: string | null;
  stops: readonly Stop[];
  crews: readonly (Yards & { crew_name: string | null })[];
}

/** What the plants get ready for a day [PRT-004]. */
export interface PlantOrder<Stop> {
  /**
   * By start time; the first pools of all crews before the second ones where none is said, and where several begin at
   * once.
   */
  gunite: readonly Stop[];
  /** The same by plant, the unknown plant last. */
  plants: readonly PlantLoad<Stop>[];
  pebble: readonly { crew_name: string | null; colors: readonly ColorLoad[] }[];
}

const LAST = Number.MAX_SAFE_INTEGER;
const NEVER = '99:99';

const byStart = (a: PlantStop, b: PlantStop): number =>
  (a.start_time ?? NEVER).localeCompare(b.start_time ?? NEVER) || (a.order ?? LAST) - (b.order ?? LAST);

/** Yards together, and of how many stops they are not known. */
const yardsOf = (stops: readonly PlantStop[]): Yards => ({
  yards: stops.reduce((sum, { yards }) => sum + Math.round((yards ?? 0) * 100), 0) / 100,
  unknown: stops.filter(({ yards }) => yards === null).length,
});

const grouped = <Stop>(stops: readonly Stop[], nameOf: (stop: Stop) => string | null): [string | null, Stop[]][] => {
  const names = [...new Set(stops.map(nameOf))].sort((a, b) =>
    a === null ? 1 : b === null ? -1 : a.localeCompare(b, 'en', { numeric: true }),
  );
  return names.map((name) => [name, stops.filter((stop) => nameOf(stop) === name)]);
};

const plantLoads = <Stop extends PlantStop>(stops: readonly Stop[]): PlantLoad<Stop>[] =>
  grouped(stops, ({ plant_name }) => plant_name).map(([plant_name, own]) => ({
    plant_name,
    stops: own,
    ...yardsOf(own),
    crews: grouped(own, ({ crew_name }) => crew_name).map(([crew_name, some]) => ({ crew_name, ...yardsOf(some) })),
  }));

/** @param gunite the stops of the gunite board in the order of its crews @param pebble those of the pebble board */
export const plantOrder = <Stop extends PlantStop>(
  gunite: readonly Stop[],
  pebble: readonly Stop[],
): PlantOrder<Stop> => {
  const poured = gunite.filter(({ kind }) => kind === 'G1' || kind === 'G2-8' || kind === 'FLASH').toSorted(byStart);
  return {
    gunite: poured,
    plants: plantLoads(poured),
    pebble: crewDays(pebble.filter(({ kind }) => kind === 'APP'))
      .map(({ crew_name, stops }) => ({ crew_name, colors: crewLoad(stops).colors }))
      .filter(({ colors }) => colors.length > 0),
  };
};

const HEADS = {
  plant: STATE_LABELS.plant,
  stop: label('Stop', 'Parada'),
  time: RECORD_LABELS.time,
  miles: label('Miles', 'Millas'),
  crew: FIELD_LABELS.crew,
  job_id: RECORD_LABELS.job_number,
  job: RECORD_LABELS.job,
  address: RECORD_LABELS.address,
  key_map: RECORD_LABELS.key_map,
  yards: FIELD_LABELS.yards,
  color: FIELD_LABELS.color,
  additives: FIELD_LABELS.additives,
  batches: FIELD_LABELS.batches,
  product: RECORD_LABELS.product,
  quantity: RECORD_LABELS.quantity,
  unit: label('Unit', 'Unidad'),
} as const satisfies Record<string, LocalText>;

const TITLE = SCREEN_TITLES.plant_order;

const SUM = {
  crew: label('Sum of the crew', 'Suma de la cuadrilla'),
  plant: label('Sum of the plant', 'Suma de la planta'),
};

type Line = Partial<Record<keyof typeof HEADS, string | number | null>>;
const isColumn = (name: string): name is keyof typeof HEADS => Object.hasOwn(HEADS, name);
const COLUMNS = Object.keys(HEADS).filter(isColumn);

const pouredLine = ({ order, start_time, plant_name, plant_miles, crew_name, yards, site }: PlantStop): Line => ({
  plant: plant_name ?? 'Gunite',
  time: start_time,
  miles: plant_miles,
  stop: order,
  crew: crew_name,
  job_id: site.job_id,
  job: site.job_name,
  address: addressText(site),
  key_map: site.key_map,
  yards,
});

const mixedLines = (crew: string | null, { name, additives, batches, unknown, items }: ColorLoad): Line[] => {
  const own: Line = { plant: 'Pebble', crew, color: name, additives: additives.join(', ') };
  const known = { ...own, batches: unknown > 0 && batches === 0 ? null : batches };
  const taken = items.filter(({ quantity }) => quantity > 0);
  return taken.length === 0 ? [known] : taken.map((item) => ({ ...known, ...item }));
};

/** The sums under the stops of a plant: a line for each crew, and one for the plant. */
const sumLines = ({ plant_name, crews, yards }: PlantLoad<PlantStop>, language: Language): Line[] => [
  ...crews.map((crew) => ({
    plant: plant_name ?? 'Gunite',
    crew: crew.crew_name,
    job: SUM.crew[language],
    yards: crew.yards,
  })),
  { plant: plant_name ?? 'Gunite', job: SUM.plant[language], yards },
];

/** The order as a file: a line a load of gunite, with a sum for each crew and plant, and a line a color and product of pebble [PRT-004]. */
export const plantTable = (
  { plants, pebble }: PlantOrder<PlantStop>,
  language: Language,
): FileTable & { rows: unknown[][] } => {
  const lines = [
    ...plants.flatMap((plant) => [...plant.stops.map(pouredLine), ...sumLines(plant, language)]),
    ...pebble.flatMap(({ crew_name, colors }) => colors.flatMap((color) => mixedLines(crew_name, color))),
  ];
  return {
    title: TITLE[language],
    language,
    columns: COLUMNS.map((column) => fileColumn(HEADS[column][language], 'String')),
    rows: lines.map((line) => COLUMNS.map((column) => line[column])),
  };
};
