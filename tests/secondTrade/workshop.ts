import type { ResourceNeeds } from '#domain/access/resourceNeeds';
import { AppError } from '#domain/errors';
import { crud, type Resource, type RowWrite } from '../../server/api/resource';
import { buildSchema, type BuiltSchema } from '../../server/api/schema';
import { ofAreas, type ServerArea } from '../../server/api/serverArea';
import { adminArea } from '../../server/areas/admin/adminArea';
import { apiTokensArea } from '../../server/areas/apiTokens/apiTokensArea';
import { commentsArea } from '../../server/areas/comments/commentsArea';
import { notificationsArea } from '../../server/areas/notifications/notificationsArea';
import { sourcesArea } from '../../server/areas/sources/sourcesArea';
import { usersArea } from '../../server/areas/users/usersArea';
import { viewsArea } from '../../server/areas/views/viewsArea';
import { webhooksArea } from '../../server/areas/webhooks/webhooksArea';
import { exportsArea } from '../../server/exports/exportsArea';
import { runText } from '../../server/db/statement';
import type { Mutation } from '../../server/pipeline/mutation';
import { overfullDay } from './mechanicDay';
import { bicycle, mechanic, repair } from './tables';

/** Whoever sees the schedule sees the workshop; its work is planned by who moves cards there. */
const needs: ResourceNeeds = {
  read: 'CAN_VIEW_SCHEDULE_MENU',
  create: 'CAN_EDIT_PLASTER_SCHEDULE',
  update: 'CAN_EDIT_PLASTER_SCHEDULE',
  remove: 'CAN_EDIT_PLASTER_SCHEDULE',
  export: 'CAN_VIEW_SCHEDULE_MENU',
};

/** A mechanic's day holds eight hours, however a repair gets there: by its form, by a drag on the board, by the API. */
const keepsTheDay = async (mutation: Mutation, { op, row, values }: RowWrite): Promise<Record<string, never>> => {
  const { mechanic_id, day, hours } = { ...row, ...values };
  if (op === 'remove' || typeof mechanic_id !== 'number' || typeof day !== 'string') return {};
  // Two who plan the same mechanic wait for each other.
  await runText(mutation.client, 'select id from mechanic where id = $1 for no key update', [mechanic_id]);
  const others = await runText(
    mutation.client,
    'select hours::float8 as hours from repair where mechanic_id = $1 and day = $2 and id <> $3',
    [mechanic_id, day, row?.id ?? 0],
  );
  const sum = overfullDay(
    others.map((one) => Number(one.hours)),
    Number(hours),
  );
  if (sum === null) return {};
  const message = `That would be ${sum} hours on this day.`;
  throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'mechanic_id', message }] }, message);
};

const RESOURCES: readonly Resource[] = [
  crud(mechanic, { needs, label: 'Mechanic', title: ['name'], search: { columns: ['name'] } }),
  crud(bicycle, {
    needs,
    label: 'Bicycle',
    title: ['frame_number', 'owner_name'],
    search: { columns: ['frame_number', 'owner_name'] },
  }),
  crud(repair, {
    needs,
    label: 'Repair',
    title: ['work'],
    sort: { field: 'day', order: 'ASC' },
    search: { columns: ['work'] },
    onWrite: keepsTheDay,
  }),
];

/** What the workshop adds to the server. */
const workshopArea: ServerArea = { resources: RESOURCES };

/** The areas of no trade, which a workshop needs as well as a builder of pools. */
const SHARED = [
  usersArea,
  commentsArea,
  notificationsArea,
  viewsArea,
  adminArea,
  apiTokensArea,
  webhooksArea,
  sourcesArea,
  exportsArea,
];

/** A bicycle workshop on this framework: its three tables, and no pool. */
export const workshopSchema = (): BuiltSchema => {
  const areas = [workshopArea, ...SHARED];
  return buildSchema({
    resources: ofAreas(areas, 'resources'),
    calls: ofAreas(areas, 'calls'),
    histories: Object.fromEntries(areas.flatMap(({ histories = {} }) => Object.entries(histories))),
  });
};
