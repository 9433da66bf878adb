import { BOARD_VIEW } from '#domain/access/boardNeeds';
import { can } from '#domain/access/can';
import { cardKind } from '#domain/boards/cardKind';
import type { BoardCategory, CardKind } from '#domain/boards/kinds';
import { scheduleEntries, type ScheduleEntry } from '#domain/boards/scheduleEntry';
import type { CivilDate } from '#domain/civilDate';
import type { LoadColor, LoadItem } from '#domain/field/crewDays';
import { milesBetween } from '#domain/milesBetween';
import { plantOf, type CrewPlant } from '#domain/plants/crewPlant';
import { placeOf } from '#domain/boards/traySort';
import type { SubJob } from '#domain/boards/types';
import { batchesOf } from '#domain/pebble/batches';
import { demand } from '../../access/demand';
import type { GraphContext } from '../../api/context';
import { columnsOf, orNull, rowReader, worked } from '../../db/rowDecoder';
import { runText, type Runner } from '../../db/statement';
import { lookupUnitOfMeasure } from '../../db/tables/inventoryLookups';
import { colorAddition } from '../../db/tables/pebble';
import { product } from '../../db/tables/products';
import { pebbleColorRecipe } from '../../db/tables/recipes';
import { boardReach } from '../boards/read/reach';
import { scheduleRows } from '../boards/schedule/loadSchedule';
import { loadCrewPlants } from '../plants/loadCrewPlants';
import { plantsFor } from '../plants/plantsFor';
import { readSites, type Site } from './readSites';

/** A stop of a crew's day, as its sheet and the plants read it. */
export interface DayStop extends Pick<
  ScheduleEntry,
  | 'key'
  | 'date'
  | 'start'
  | 'end'
  | 'order'
  | 'start_time'
  | 'crew_id'
  | 'crew_name'
  | 'type_id'
  | 'yards'
  | 'square_feet'
  | 'description'
> {
  kind: CardKind;
  /** The plant of the crew on that day, and how far it is in a straight line. */
  plant_name: string | null;
  plant_miles: number | null;
  foreman_name: string | null;
  notes: string[];
  site: Site;
  colors: LoadColor[];
}

const COLORS = `
  select c.id, c.job_detail_id, c.color_id, coalesce(l.name, m.name) as color, case when l.name is null then null else m.name end as material,
    s.name as section, c.batches_used,
    array(select a.name from color_addition_additive x join lookup_pebble_color_additive a on a.id = x.additive_id
      where x.color_addition_id = c.id order by a.sort_order, a.id) as additives
  from color_addition c left join lookup_pebble_color l on l.id = c.color_id left join lookup_material_type m on m.id = c.material_type_id
    left join lookup_pool_section s on s.id = c.pool_section_id
  where c.job_detail_id = any($1) order by c.id`;

const RECIPES = `
  select r.color_id, p.name as product, r.quantity, u.name as unit
  from pebble_color_recipe r join product p on p.id = r.product_id left join lookup_unit_of_measure u on u.id = p.unit_of_measure_id
  where r.color_id = any($1) order by p.name, r.id`;

const toItem = rowReader(
  {
    ...columnsOf(pebbleColorRecipe, 'color_id', 'quantity'),
    product: product.name,
    unit: orNull(lookupUnitOfMeasure.name),
  },
  ({ color_id, ...item }): LoadItem & { color_id: number } => ({ color_id, ...item }),
);

const toColor = rowReader(
  {
    ...columnsOf(colorAddition, 'job_detail_id', 'color_id', 'batches_used'),
    color: orNull(worked.text),
    material: orNull(worked.text),
    section: orNull(worked.text),
    additives: worked.texts,
  },
  (row) => row,
);

/** The colors of some sub-jobs by sub-job; with what they are mixed from for who may see recipes. */
const readColors = async (
  runner: Runner,
  ids: readonly number[],
  seesRecipes: boolean,
): Promise<Map<number, LoadColor[]>> => {
  const rows = (ids.length === 0 ? [] : await runText(runner, COLORS, [ids])).map(toColor);
  const colors = [...new Set(rows.flatMap(({ color_id }) => color_id ?? []))];
  const recipes = seesRecipes && colors.length > 0 ? await runText(runner, RECIPES, [colors]) : [];
  const items = recipes.map(toItem);
  const found = new Map<number, LoadColor[]>();
  for (const { job_detail_id: owner, color_id, color, material, additives, section, batches_used } of rows) {
    const recipe = items
      .filter((item) => item.color_id === color_id)
      .map(({ product: name, quantity, unit }) => ({ product: name, quantity, unit }));
    const loaded = { color: color ?? '', material, additives, section, batches: batchesOf(batches_used), recipe };
    found.set(owner, [...(found.get(owner) ?? []), loaded]);
  }
  return found;
};

const noted = (...notes: (string | null | undefined)[]): string[] => [
  ...new Set(notes.flatMap((note) => (note?.trim() ? [note.trim()] : []))),
];

/** Miles are told to one place: a site is known to some half mile. */
const plantFacts = (plant: CrewPlant | undefined, subJob: SubJob | undefined) => {
  const site = subJob && placeOf(subJob);
  const place = plant && placeOf(plant);
  return {
    plant_name: plant?.name ?? null,
    plant_miles: place && site ? Math.round(milesBetween(place, site) * 10) / 10 : null,
  };
};

/**
 * The stops of all crews of a board on a day, by crew and order [PRT-002]; those of sub-jobs that the actor may not
 * read are left out.
 * @throws AppError FORBIDDEN without the right to see the board
 */
export const readDayStops = async (
  { runner, db, actor }: Pick<GraphContext, 'runner' | 'db' | 'actor'>,
  category: BoardCategory,
  day: CivilDate,
): Promise<DayStop[]> => {
  demand(actor, BOARD_VIEW[category]);
  const rows = await scheduleRows(runner, category, [day], await boardReach(db, actor));
  const entries = scheduleEntries(rows, [day]);
  const ids = [...new Set(entries.map(({ job_detail_id }) => job_detail_id))];
  const [sites, colors, plants] = await Promise.all([
    readSites(runner, actor, ids),
    readColors(runner, category === 'pebble' ? ids : [], can(actor.permissions, 'CAN_VIEW_COLOR_RECIPE')),
    category === 'gunite' ? loadCrewPlants(runner, [day]).then((all) => plantsFor(actor, all)) : [],
  ]);
  const siteOf = new Map(sites.map((site) => [site.id, site]));
  const cards = new Map(rows.cards.map((card) => [card.key, card]));
  const subJobs = new Map(rows.sub_jobs.map((subJob) => [subJob.id, subJob]));
  return entries.flatMap((entry): DayStop[] => {
    const [card, site] = [cards.get(entry.key), siteOf.get(entry.job_detail_id)];
    if (!card || !site) return [];
    return [
      {
        ...entry,
        kind: cardKind(card),
        ...plantFacts(plantOf(plants, entry), subJobs.get(entry.job_detail_id)),
        foreman_name: card.foreman_name,
        notes: noted(card.notes, subJobs.get(site.id)?.notes),
        site,
        colors: colors.get(site.id) ?? [],
      },
    ];
  });
};
