import { access } from './users/accessCalls';
import { admin } from './admin/adminCalls';
import { boards } from './boards/calls/boards';
import { documents } from './documents/documentCalls';
import { exports } from '../exports/exportCalls';
import { files } from '../api/calls/files';
import { history } from '../api/calls/history';
import { inventory } from './inventory/inventoryCalls';
import { jobs } from './jobs/calls/jobs';
import { map } from './map/mapCalls';
import { notifications } from './notifications/notificationCalls';
import { palette } from './palette/paletteCalls';
import { purchaseOrders } from './orders/purchaseOrders';
import { relocationOrders } from './orders/relocationOrders';
import { people } from './people/peopleCalls';
import { presite } from './presite/presiteCalls';
import { recipes } from './recipes/recipeCalls';
import { resources } from '../api/calls/resources';
import { session } from '../api/calls/session';
import { undo } from '../api/calls/undo';
import { users } from './users/users';
import { usage } from '../api/calls/usage';
import { views } from './views/viewCalls';
import type { SchemaModule } from '../api/schema';

/** The named calls, one module a business area. */
export const MODULES: readonly SchemaModule[] = [
  session,
  resources,
  history,
  undo,
  usage,
  views,
  people,
  users,
  access,
  files,
  documents,
  jobs,
  boards,
  presite,
  map,
  inventory,
  notifications,
  palette,
  exports,
  purchaseOrders,
  relocationOrders,
  recipes,
  admin,
];
