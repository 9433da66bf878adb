import { BOARD_EDIT, SEES_BOARDS } from './boardNeeds';
import { can, HAS_ACCESS, type Need } from './can';
import {
  EDITS_GUNITE,
  EDITS_JOBS_OR_ESTIMATES,
  EDITS_PEBBLE,
  EDITS_SUB_JOBS,
  PLANS_WORKDAYS,
  SAVES_SETTINGS,
  SCHEDULES,
  SEES_EMPLOYEES,
  SEES_SUB_JOBS,
} from './needs';
import type { Permission } from './permissions';

/** What the signed-in user may do with a resource. */
export interface ResourceRights {
  create: boolean;
  update: boolean;
  remove: boolean;
  export: boolean;
  /** Make one record of two; absent where nobody does. */
  merge?: boolean;
}

/** What reading, making, changing, deleting and exporting the rows of a generated resource need. */
export interface ResourceNeeds {
  read: Need;
  create: Need;
  update: Need;
  remove: Need;
  export: Need;
  /** Of making one record of two, beside the right to change them; absent where that is not done. */
  merge?: Need;
}

const toDelete = (need: Need): Need => ({ all: [need, 'CAN_DELETE_JOB'] });

const resource = (read: Need, write: Need, remove: Need = write): ResourceNeeds => ({
  read,
  create: write,
  update: write,
  remove,
  export: { all: [read, 'CAN_EXPORT_DATA'] },
});

/**
 * Work orders are read by whoever reads their sub-job, and filled in by whoever may edit it or, of assigned ones, by
 * foremen; which sub-jobs, the row scope says [WO-019].
 */
const workOrder = (edit: Need, foreman?: Permission): ResourceNeeds => ({
  ...resource(SEES_SUB_JOBS, foreman ? { any: [edit, foreman] } : edit),
  remove: edit,
});

/** Doubles are made one by whoever keeps the people of jobs, also without the right to delete others [USR-021]. */
const people: ResourceNeeds = {
  ...resource('CAN_VIEW_JOB', EDITS_JOBS_OR_ESTIMATES, toDelete(EDITS_JOBS_OR_ESTIMATES)),
  merge: 'CAN_MERGE_RECORDS',
};

/** The generated resources; every lookup list has the needs of `lookup` [BLDR-016 EMP-009]. */
export const RESOURCE_NEEDS = {
  customer: people,
  customer_contact: people,
  homeowner: people,
  estimate: resource('CAN_VIEW_ESTIMATE', 'CAN_EDIT_ESTIMATE'),
  employee: resource(SEES_EMPLOYEES, 'CAN_ADMINISTER_USER'),
  crew: resource(HAS_ACCESS, 'CAN_ADMINISTER_USER'),
  app_user: resource('CAN_ADMINISTER_USER', 'CAN_ADMINISTER_USER'),
  // Whoever gives a user a role sees what the role gives.
  role: resource({ any: ['CAN_VIEW_ROLES', 'CAN_ADMINISTER_USER'] }, 'CAN_EDIT_ROLES'),
  inventory: resource('CAN_VIEW_INVENTORY', 'CAN_EDIT_INVENTORY'),
  inventory_movement: resource('CAN_VIEW_INVENTORY', 'CAN_EDIT_INVENTORY'),
  product: resource('CAN_VIEW_INVENTORY', 'CAN_EDIT_INVENTORY'),
  // Whoever orders says what it costs.
  purchase_order: resource('CAN_VIEW_INVENTORY', { all: ['CAN_EDIT_INVENTORY', 'CAN_VIEW_PRICES'] }),
  inventory_relocation_order: resource('CAN_VIEW_INVENTORY', 'CAN_EDIT_INVENTORY'),
  vendor: resource('CAN_VIEW_INVENTORY', 'CAN_EDIT_INVENTORY'),
  gunite_work_order: workOrder(EDITS_GUNITE, 'CAN_EDIT_FOREMAN_GUNITE_WORK_ORDER'),
  boulder_work_order: workOrder(EDITS_SUB_JOBS, 'CAN_EDIT_FOREMAN_BOULDER_WORK_ORDER'),
  pebble_work_order: workOrder(EDITS_PEBBLE, 'CAN_EDIT_FOREMAN_PEBBLE_WORK_ORDER'),
  pebble_daily_work_order: workOrder(EDITS_PEBBLE, 'CAN_EDIT_FOREMAN_PEBBLE_DAILY_WORK_ORDER'),
  prep_work_order: workOrder(EDITS_PEBBLE, 'CAN_EDIT_FOREMAN_PREP_WORK_ORDER'),
  warranty_work_order: workOrder('CAN_EDIT_WARRANTY_JOBS'),
  lookup: resource(HAS_ACCESS, SAVES_SETTINGS),
  email_log: resource('CAN_VIEW_ADMIN_DASHBOARD', SAVES_SETTINGS),
  email_template: resource('CAN_VIEW_ADMIN_DASHBOARD', SAVES_SETTINGS),
  // As the history of their jobs tells them: of the sub-jobs that a person reads, each.
  stop_message: resource(SEES_SUB_JOBS, SCHEDULES),
  day_without_work: resource(SEES_BOARDS, PLANS_WORKDAYS),
  plant: resource(SEES_BOARDS, PLANS_WORKDAYS),
  crew_day: resource(SEES_BOARDS, BOARD_EDIT.gunite),
  chain_gap: resource(SEES_BOARDS, PLANS_WORKDAYS),
  company_setting: resource('CAN_VIEW_ADMIN_DASHBOARD', SAVES_SETTINGS),
} as const satisfies Record<string, ResourceNeeds>;

const NEEDS: Readonly<Record<string, ResourceNeeds>> = RESOURCE_NEEDS;

/**
 * The needs of a resource by its name, which leaves out the prefix of its table: `user` is `app_user`, `job_type` is a
 * lookup list.
 */
const needsOf = (name: string): ResourceNeeds => NEEDS[name] ?? NEEDS[`app_${name}`] ?? RESOURCE_NEEDS.lookup;

/** What the asking user may do with a resource, by its needs. */
export const rightsOf = (permissions: ReadonlySet<Permission>, needs: ResourceNeeds): ResourceRights => ({
  create: can(permissions, needs.create),
  update: can(permissions, needs.update),
  remove: can(permissions, needs.remove),
  export: can(permissions, needs.export),
  ...(needs.merge !== undefined && { merge: can(permissions, { all: [needs.read, needs.update, needs.merge] }) }),
});

/** Those of who looks as somebody else: to read, and nothing beside. */
export const RIGHTS_OF_VIEW: ResourceRights = { create: false, update: false, remove: false, export: false };

/** The rights to each of some resources that the user may read at all, by name. */
export const rightsByName = (
  permissions: ReadonlySet<Permission>,
  names: readonly string[],
  isView = false,
): Record<string, ResourceRights> =>
  Object.fromEntries(
    names
      .map((name) => [name, needsOf(name)] as const)
      .filter(([, needs]) => can(permissions, needs.read))
      .map(([name, needs]) => [name, isView ? RIGHTS_OF_VIEW : rightsOf(permissions, needs)]),
  );
