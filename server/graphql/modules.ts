import { access } from './modules/access/access';
import { admin } from './modules/admin/admin';
import { boards } from './modules/boards/boards';
import { documents } from './modules/documents/documents';
import { exports } from './modules/exports';
import { files } from './modules/files';
import { history } from './modules/history';
import { inventory } from './modules/inventory/inventory';
import { jobs } from './modules/jobs/jobs';
import { map } from './modules/map/map';
import { notifications } from './modules/notifications/notifications';
import { palette } from './modules/palette';
import { purchaseOrders } from './modules/orders/purchaseOrders';
import { relocationOrders } from './modules/orders/relocationOrders';
import { people } from './modules/people/people';
import { presite } from './modules/presite/presite';
import { recipes } from './modules/recipes/recipes';
import { resources } from './modules/resources';
import { session } from './modules/session';
import { undo } from './modules/undo';
import { users } from './modules/users/users';
import { usage } from './modules/usage';
import { views } from './modules/views';
import type { SchemaModule } from './schema';

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
