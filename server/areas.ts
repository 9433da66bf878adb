import { buildSchema, type BuiltSchema } from './api/schema';
import { ofAreas, type ServerArea } from './api/serverArea';
import { exportsArea } from './exports/exportsArea';
import type { Resource } from './api/resource';
import { adminArea } from './areas/admin/adminArea';
import { apiTokensArea } from './areas/apiTokens/apiTokensArea';
import { boardsArea } from './areas/boards/boardsArea';
import { builderEmailArea } from './areas/builderEmail/builderEmailArea';
import { commentsArea } from './areas/comments/commentsArea';
import { customersArea } from './areas/customers/customersArea';
import { dailyArea } from './areas/daily/dailyArea';
import { documentsArea } from './areas/documents/documentsArea';
import { calendarArea } from './areas/calendar/calendarArea';
import { eveningArea } from './areas/evening/eveningArea';
import { estimatesArea } from './areas/estimates/estimatesArea';
import { fieldArea } from './areas/field/fieldArea';
import { inventoryArea } from './areas/inventory/inventoryArea';
import { jobsArea } from './areas/jobs/jobsArea';
import { lookupsArea } from './areas/lookups/lookupsArea';
import { mapArea } from './areas/map/mapArea';
import { notificationsArea } from './areas/notifications/notificationsArea';
import { offlineArea } from './areas/offline/offlineArea';
import { ordersArea } from './areas/orders/ordersArea';
import { paletteArea } from './areas/palette/paletteArea';
import { peopleArea } from './areas/people/peopleArea';
import { presiteArea } from './areas/presite/presiteArea';
import { recipesArea } from './areas/recipes/recipesArea';
import { reportMailArea } from './areas/reportMail/reportMailArea';
import { reportsArea } from './areas/reports/reportsArea';
import { sourcesArea } from './areas/sources/sourcesArea';
import { plantsArea } from './areas/plants/plantsArea';
import { toldArea } from './areas/told/toldArea';
import { usersArea } from './areas/users/usersArea';
import { viewsArea } from './areas/views/viewsArea';
import { webhooksArea } from './areas/webhooks/webhooksArea';
import { workdaysArea } from './areas/workdays/workdaysArea';
import { workOrdersArea } from './areas/workOrders/workOrdersArea';

/** Every business area of the product. A new one is a folder beside this file and one line here. */
export const AREAS: readonly ServerArea[] = [
  customersArea,
  peopleArea,
  usersArea,
  documentsArea,
  jobsArea,
  builderEmailArea,
  eveningArea,
  calendarArea,
  estimatesArea,
  dailyArea,
  offlineArea,
  boardsArea,
  plantsArea,
  toldArea,
  workdaysArea,
  presiteArea,
  mapArea,
  workOrdersArea,
  fieldArea,
  inventoryArea,
  ordersArea,
  notificationsArea,
  commentsArea,
  paletteArea,
  viewsArea,
  recipesArea,
  reportsArea,
  reportMailArea,
  lookupsArea,
  adminArea,
  apiTokensArea,
  webhooksArea,
  sourcesArea,
  exportsArea,
];

/** The schema of the product, or with further resources for tests. */
export const productSchema = (more: readonly Resource[] = []): BuiltSchema =>
  buildSchema({
    resources: [...ofAreas(AREAS, 'resources'), ...more],
    calls: ofAreas(AREAS, 'calls'),
    histories: Object.fromEntries(AREAS.flatMap(({ histories = {} }) => Object.entries(histories))),
  });
