import { eq } from 'drizzle-orm';
import { CALLS } from '#domain/access/calls';
import type { OwnItem } from '#domain/boards/ownItems';
import type { DayNote } from '#domain/boards/workdays/dayNote';
import { addDays, type CivilDate } from '#domain/civilDate';
import { orderOfKind } from '#domain/workOrders/orderOfKind';
import type { GraphContext } from '../../api/context';
import { plainObject } from '../../api/plainTypes';
import type { SchemaModule } from '../../api/schema';
import { addCommand } from '../../api/commandField';
import { employee } from '../../db/tables/employees';
import { readPromises } from '../boards/read/readPromises';
import { loadOwnItems } from '../boards/schedule/loadOwnItems';
import { addDayNote, DAY_NOTES } from '../workdays/dayNoteType';
import { readOwnNotes } from '../workdays/readDayNotes';
import { markStop } from './markStop';
import { readLeft, type LeftAtSite } from './readLeft';
import { readSiteOrders, shownOrder, writableTypes, type SiteOrder } from './readSiteOrders';
import { readSites, type Site } from './readSites';
import { orderOfItem, withoutLeftStops } from './withoutLeftStops';
import { siteTypes } from './supervisorDetail';

/** One stop of a crew's day, with the work order that belongs to it. */
interface Stop extends Omit<OwnItem, keyof Site | 'address_line_2'> {
  site: Site;
  colors: string[];
  /** The type of its work order; null without one, as before the work, or without the right to see it. */
  order_type: string | null;
  work_order: SiteOrder | null;
  may_write: boolean;
  /** To whom and for which day it was promised; null for most. */
  promised_to: string | null;
  promised_date: CivilDate | null;
  /** Earlier notes and photos of the site. */
  notes: string[];
  pictures: LeftAtSite['pictures'];
  picture_count: number;
}

interface MyStops {
  today: CivilDate;
  days: CivilDate[];
  /** False for a user who is linked to no employee. */
  is_linked: boolean;
  stops: Stop[];
  day_notes: DayNote[];
}

const notesOf = (orders: readonly SiteOrder[], own: SiteOrder | undefined): string[] =>
  orders.flatMap(({ id, type, notes }) =>
    notes?.trim() && !(type === own?.type && id === own.id) ? [notes.trim()] : [],
  );

/** Until then a stop of yesterday that was begun and not left is still shown. */
const NOON = '12:00';

/**
 * The stops of the user's crews today and tomorrow, in their order; before them, until noon, those of yesterday that are
 * still under way [FLD-001 FLD-011].
 */
const readStops = async ({ runner, db, actor, files, today, time }: GraphContext): Promise<MyStops> => {
  const days = [today, addDays(today, 1)];
  const yesterday = addDays(today, -1);
  const { employee_id, crew_ids } = actor;
  if (employee_id === null) return { today, days, is_linked: false, stops: [], day_notes: [] };
  const [person] = await db.select({ id: employee.id }).from(employee).where(eq(employee.id, employee_id));
  const worker = { employee_id, crew_ids };
  const showsOrders = actor.permissions.has('CAN_VIEW_MOBILE_WORK_ORDERS');
  const readItems = async (): Promise<OwnItem[]> =>
    showsOrders && time < NOON
      ? withoutLeftStops(runner, await loadOwnItems(runner, db, worker, [yesterday, ...days]), yesterday)
      : loadOwnItems(runner, db, worker, days);
  const [items, day_notes] = await Promise.all([readItems(), readOwnNotes(runner, { actor, worker }, days)]);
  const ids = [...new Set(items.map(({ job_detail_id }) => job_detail_id))];
  const sites = new Map((await readSites(runner, actor, ids)).map((site) => [site.id, site]));
  const seen = ids.filter((id) => sites.has(id));
  const [left, promises, orders] = await Promise.all([
    readLeft(runner, files, seen),
    readPromises(runner, seen),
    showsOrders ? readSiteOrders(runner, seen) : Promise.resolve([]),
  ]);
  const stops = items.flatMap((item): Stop[] => {
    const site = sites.get(item.job_detail_id);
    const found = left.get(item.job_detail_id);
    if (!site || !found) return [];
    const promise = promises.find(({ key }) => key === item.key);
    const type = showsOrders ? orderOfKind(item.kind) : null;
    const ofSite = orders.filter(({ job_detail_id }) => job_detail_id === site.id);
    const work_order = orderOfItem(ofSite, item);
    return [
      {
        ...item,
        site,
        square_feet: item.square_feet ?? (item.category === 'pebble' ? found.area : null),
        colors: item.category === 'pebble' ? found.colors : [],
        order_type: type,
        work_order: work_order ? shownOrder(actor, work_order) : null,
        may_write: type !== null && writableTypes(actor, site).some((one) => one.type === type),
        promised_to: promise?.name ?? null,
        promised_date: promise?.date ?? null,
        notes: [
          ...notesOf(
            ofSite.map((order) => shownOrder(actor, order)),
            work_order,
          ),
          ...found.comments,
        ].slice(0, 4),
        pictures: found.pictures,
        picture_count: found.picture_count,
      },
    ];
  });
  const night = stops.some(({ date }) => date === yesterday) ? [yesterday] : [];
  return { today, days: [...night, ...days], is_linked: person !== undefined, stops, day_notes };
};

/** "Today" of a crew: its stops, and what is said at them [FLD-001 FLD-003]. */
export const stopCalls: SchemaModule = (kit) => {
  const { builder } = kit;
  const { site, order, file } = siteTypes(builder);
  const stop = plainObject<Stop>(builder, 'Stop', {
    key: 'String!',
    category: 'String!',
    kind: 'String!',
    job_detail_id: 'Int!',
    date: 'Date!',
    start: 'LocalDateTime',
    end: 'LocalDateTime',
    order: 'Int',
    start_time: 'Time',
    description: 'String',
    crew_name: 'String',
    foreman_name: 'String',
    type_id: 'Int',
    status_id: 'Int',
    yards: 'Quantity',
    square_feet: 'Quantity',
    colors: '[String!]!',
    order_type: 'String',
    may_write: 'Boolean!',
    promised_to: 'String',
    promised_date: 'Date',
    notes: '[String!]!',
    picture_count: 'Int!',
  });
  builder.objectFields(stop, (t) => ({
    site: t.field({ type: site, nullable: false, resolve: (row) => row.site }),
    work_order: t.field({ type: order, resolve: (row) => row.work_order }),
    pictures: t.field({ type: [file], nullable: false, resolve: (row) => row.pictures }),
  }));
  const stops = plainObject<MyStops>(builder, 'MyStops', { today: 'Date!', is_linked: 'Boolean!' });
  builder.objectFields(stops, (t) => ({
    days: t.field({ type: ['Date'], nullable: false, resolve: ({ days }) => days }),
    stops: t.field({ type: [stop], nullable: false, resolve: (row) => row.stops }),
    day_notes: t.field({
      type: [addDayNote(builder)],
      nullable: false,
      description: DAY_NOTES,
      resolve: (row) => row.day_notes,
    }),
  }));
  builder.queryField('myStops', (t) =>
    t.field({
      type: stops,
      nullable: false,
      description:
        "The stops of the user's crews today and tomorrow, in their order; until noon also those of yesterday that were begun and not left.",
      extensions: { need: CALLS.myStops.need },
      resolve: (_root, _args, context) => readStops(context),
    }),
  );
  addCommand(kit, {
    command: markStop,
    type: order,
    description:
      'Writes "on_my_way", "arrived" or "done" of a stop into the work order of its day, which it starts; null takes it back.',
  });
};
