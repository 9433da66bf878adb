import type { CardKind } from '../boards/kinds';

/** What is mixed into a batch of a color, for as many batches as a stop needs; of a product that the store knows. */
export interface LoadItem {
  product: string;
  quantity: number;
  unit: string | null;
}

/** A color of a stop: its batches are null while nobody has written a number. */
export interface LoadColor {
  color: string;
  material: string | null;
  additives: readonly string[];
  section: string | null;
  batches: number | null;
  /** A batch; empty without a recipe, or for who may not see it. */
  recipe: readonly LoadItem[];
}

interface LoadStop {
  kind: CardKind;
  crew_id: number | null;
  crew_name: string | null;
  yards: number | null;
  square_feet: number | null;
  colors: readonly LoadColor[];
}

/** The work of one crew on one day. */
export interface CrewDay<Stop extends LoadStop> {
  key: string;
  crew_name: string | null;
  stops: readonly Stop[];
}

const STAGE: Readonly<Partial<Record<CardKind, string>>> = { G1: 'GUNITE', 'G2-8': 'GUNITE', FLASH: 'GUNITE' };

/** Stops by crew and what the crew does, in the order in which they come; those without a crew last. */
export const crewDays = <Stop extends LoadStop>(stops: readonly Stop[]): CrewDay<Stop>[] => {
  const days = new Map<string, Stop[]>();
  for (const stop of stops) {
    const key = `${stop.crew_id ?? ''} ${STAGE[stop.kind] ?? stop.kind}`;
    days.set(key, [...(days.get(key) ?? []), stop]);
  }
  const all = [...days].map(([key, own]) => ({ key, crew_name: own[0]?.crew_name ?? null, stops: own }));
  return [
    ...all.filter(({ stops: [first] }) => first?.crew_id != null),
    ...all.filter(({ stops: [first] }) => first?.crew_id == null),
  ];
};

const added = (a: number, b: number): number => Math.round((a + b) * 100) / 100;

/** A color that is loaded, of how many stops it is, and of how many of them the batches are not known. */
export interface ColorLoad {
  name: string;
  additives: readonly string[];
  batches: number;
  unknown: number;
  items: readonly LoadItem[];
}

/** The goods that a crew loads for one day. */
export interface CrewLoad {
  yards: number;
  /** Stops whose yards nobody has entered. */
  unknownYards: number;
  square_feet: number;
  colors: readonly ColorLoad[];
  /** The goods of all colors together. */
  items: readonly LoadItem[];
}

const nameOf = ({ color, material }: LoadColor): string => [color, material].filter(Boolean).join(' - ');

const withItems = (items: readonly LoadItem[], more: readonly LoadItem[], batches: number): LoadItem[] => {
  const all = new Map(items.map((item) => [item.product, item]));
  for (const { product, quantity, unit } of more) {
    const before = all.get(product)?.quantity ?? 0;
    all.set(product, { product, unit, quantity: added(before, quantity * batches) });
  }
  return [...all.values()];
};

const isPoured = ({ kind }: LoadStop): boolean => STAGE[kind] !== undefined;

/** Yards of gunite; colors of the applications with their additives and what their recipes take. */
export const crewLoad = (stops: readonly LoadStop[]): CrewLoad => {
  const colors = new Map<string, ColorLoad>();
  const applied = stops.filter(({ kind }) => kind === 'APP');
  for (const color of applied.flatMap(({ colors: own }) => own)) {
    const key = [nameOf(color), ...color.additives].join('|');
    const before = colors.get(key) ?? {
      name: nameOf(color),
      additives: color.additives,
      batches: 0,
      unknown: 0,
      items: [],
    };
    const batches = color.batches ?? 0;
    colors.set(key, {
      ...before,
      batches: added(before.batches, batches),
      unknown: before.unknown + (color.batches === null ? 1 : 0),
      items: withItems(before.items, color.recipe, batches),
    });
  }
  const all = [...colors.values()];
  const poured = stops.filter(isPoured);
  return {
    yards: poured.reduce((sum, { yards }) => added(sum, yards ?? 0), 0),
    unknownYards: poured.filter(({ yards }) => yards === null).length,
    square_feet: applied.reduce((sum, { square_feet }) => added(sum, square_feet ?? 0), 0),
    colors: all,
    items: all
      .reduce<LoadItem[]>((sum, { items }) => withItems(sum, items, 1), [])
      .filter(({ quantity }) => quantity > 0),
  };
};
