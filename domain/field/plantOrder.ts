import type { Language, LocalText } from '../access/localText';
import type { CardKind } from '../boards/kinds';
import { fileColumn, type FileTable } from '../exports/rowsFile';
import type { AddressParts } from '../inputs/address';
import { addressText } from '../inputs/address';
import { crewDays, crewLoad, type ColorLoad, type LoadColor } from './crewDays';
import { label } from '../sheetParts';

/** A stop as the plant reads it. */
export interface PlantStop {
  kind: CardKind;
  order: number | null;
  crew_id: number | null;
  crew_name: string | null;
  yards: number | null;
  square_feet: number | null;
  colors: readonly LoadColor[];
  site: AddressParts & { job_id: number; job_name: string | null; key_map: string | null };
}

/** What the plants get ready for a day [PRT-004]. */
export interface PlantOrder<Stop> {
  /**
   * The first pools of all crews, then the second ones: no time of the plant is kept, the order of a day stands for it.
   */
  gunite: readonly Stop[];
  pebble: readonly { crew_name: string | null; colors: readonly ColorLoad[] }[];
}

const LAST = Number.MAX_SAFE_INTEGER;

/** @param gunite the stops of the gunite board in the order of its crews @param pebble those of the pebble board */
export const plantOrder = <Stop extends PlantStop>(
  gunite: readonly Stop[],
  pebble: readonly Stop[],
): PlantOrder<Stop> => ({
  gunite: gunite
    .filter(({ kind }) => kind === 'G1' || kind === 'G2-8' || kind === 'FLASH')
    .toSorted((a, b) => (a.order ?? LAST) - (b.order ?? LAST)),
  pebble: crewDays(pebble.filter(({ kind }) => kind === 'APP'))
    .map(({ crew_name, stops }) => ({ crew_name, colors: crewLoad(stops).colors }))
    .filter(({ colors }) => colors.length > 0),
});

const HEADS = {
  plant: label('Plant', 'Planta'),
  stop: label('Stop', 'Parada'),
  time: label('Time', 'Hora'),
  crew: label('Crew', 'Cuadrilla'),
  job_id: label('Job #', 'N.º de trabajo'),
  job: label('Job', 'Trabajo'),
  address: label('Address', 'Dirección'),
  key_map: label('Key Map', 'Key Map'),
  yards: label('Yards', 'Yardas'),
  color: label('Color', 'Color'),
  additives: label('Additives', 'Aditivos'),
  batches: label('Batches', 'Lotes'),
  product: label('Product', 'Producto'),
  quantity: label('Quantity', 'Cantidad'),
  unit: label('Unit', 'Unidad'),
} as const satisfies Record<string, LocalText>;

const TITLE = label('Plant Order', 'Pedido a la planta');

type Line = Partial<Record<keyof typeof HEADS, string | number | null>>;
const isColumn = (name: string): name is keyof typeof HEADS => Object.hasOwn(HEADS, name);
const COLUMNS = Object.keys(HEADS).filter(isColumn);

const pouredLine = ({ order, crew_name, yards, site }: PlantStop): Line => ({
  plant: 'Gunite',
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

/** The order as a file: a line a load of gunite, and a line a color and product of pebble [PRT-004]. */
export const plantTable = (
  { gunite, pebble }: PlantOrder<PlantStop>,
  language: Language,
): FileTable & { rows: unknown[][] } => {
  const lines = [
    ...gunite.map(pouredLine),
    ...pebble.flatMap(({ crew_name, colors }) => colors.flatMap((color) => mixedLines(crew_name, color))),
  ];
  return {
    title: TITLE[language],
    language,
    columns: COLUMNS.map((column) => fileColumn(HEADS[column][language], 'String')),
    rows: lines.map((line) => COLUMNS.map((column) => line[column])),
  };
};
