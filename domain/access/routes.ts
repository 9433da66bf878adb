import { SIGNED_IN, type Need } from './can';
import { ORDER_ADDRESSES } from '../workOrders/orderAddresses';
import { BOARD_VIEW, SEES_BOARDS } from './boardNeeds';
import { built, type AppRoute } from './appRoute';
import {
  EDITS_JOBS,
  EDITS_JOBS_OR_ESTIMATES,
  PLANS_WORKDAYS,
  report,
  SAVES_SETTINGS,
  SCHEDULES,
  SEES_EMPLOYEES,
  SEES_GUNITE,
  SEES_JOBS,
  SEES_MAP,
  SEES_PEBBLE,
  SEES_SUB_JOBS,
} from './needs';

const ROWS = { rows: true } as const;
const BARE = { bare: true } as const;
const oneOf = (...values: string[]): Record<string, Need> =>
  Object.fromEntries(values.map((value) => [value, SIGNED_IN]));

const ORDERS = Object.values(ORDER_ADDRESSES);
const NEW_WORK_ORDER = {
  type: oneOf(...ORDERS.filter(({ isStartedByHand }) => isStartedByHand).map(({ type }) => type)),
};
const WORK_ORDER = { type: oneOf(...ORDERS.map(({ type }) => type)) };
type OrderAddress = (typeof ORDERS)[number];
const orderPaper = ({ en, es, paper, paper_title }: OrderAddress): AppRoute =>
  built(
    `/job/:jobId/:jobDetailId/${paper}/:workOrderId/pdf`,
    paper_title?.en ?? `${en} Work Order`,
    paper_title?.es ?? `Orden de trabajo ${es}`,
    'workOrders',
    SEES_SUB_JOBS,
    ROWS,
  );
const orderInField = ({ type, en, es }: OrderAddress): AppRoute =>
  built(
    `/SuperDetail/:jobDetailId/job/:jobId/work-order/${type}/:workOrderId/edit`,
    `${en} Work Order`,
    `Orden de trabajo ${es}`,
    'workOrders',
    SEES_SUB_JOBS,
    ROWS,
  );
const BOARD_CATEGORY = {
  category: { gunite: 'CAN_VIEW_GUNITE_SCHEDULE', pebble: 'CAN_VIEW_PLASTER_SCHEDULE' },
} as const;
const YEAR_OVER_YEAR = {
  category: {
    gunite: 'CAN_VIEW_REPORT_YEAR_OVER_YEAR_GUNITE',
    pebble: 'CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE',
    remodel: 'CAN_VIEW_REPORT_YEAR_OVER_YEAR_PEBBLE_REMODEL',
  },
} as const;
const SUPER_DETAIL: Need = { any: [SEES_SUB_JOBS, 'CAN_SUPERVISE_OTHERS'] };

/**
 * Every address of the product with what it needs [NAV-045..129, A2].
 */
export const ROUTES: readonly AppRoute[] = [
  built('/login', 'Login', 'Iniciar sesión', 'shell', SIGNED_IN, { signed_out: true }),
  built('/', 'Home', 'Inicio', 'shell', SIGNED_IN),
  // What the device keeps for its user: our own address.
  built('/device', 'This Device', 'Este dispositivo', 'shell', SIGNED_IN),

  built('/supervisor/map', 'Map', 'Mapa', 'map', SEES_MAP),
  built('/map', 'Search Map', 'Mapa de búsqueda', 'map', 'CAN_VIEW_MAP_SEARCH_MENU'),

  built('/admin', 'Administrator Dashboard', 'Panel de administración', 'administration', 'CAN_VIEW_ADMIN_DASHBOARD'),
  built('/admin/export', 'Export', 'Exportar', 'administration', 'CAN_ADMINISTER_USER'),
  // The API by hand: our own address.
  built('/admin/graphiql', 'GraphiQL', 'GraphiQL', 'administration', SAVES_SETTINGS),
  // One's own: everybody who is signed in has it.
  built('/security', 'Sign-in and Security', 'Inicio de sesión y seguridad', 'shell', SIGNED_IN),
  built('/my-emails', 'My Emails Today', 'Mis correos de hoy', 'shell', SIGNED_IN),
  // Why can or can't this user ...?: our own address.
  built('/access', "Why can or can't…?", '¿Por qué puede o no puede…?', 'people', 'CAN_ADMINISTER_USER'),
  built('/roles', 'Role Permissions', 'Permisos de roles', 'people', 'CAN_VIEW_ROLES'),
  // The generated screens of the lookup lists: our own addresses, beside those of the documents.
  built('/admin/lookups', 'Lookups', 'Listas', 'administration', 'CAN_VIEW_ADMIN_DASHBOARD'),
  built('/admin/lookups/:resource', 'Lookups', 'Listas', 'administration', 'CAN_VIEW_ADMIN_DASHBOARD'),
  built('/admin/lookups/:resource/new', 'New Entry', 'Entrada nueva', 'administration', SAVES_SETTINGS),
  built(
    '/admin/lookups/:resource/:id/edit',
    'Edit Entry',
    'Editar entrada',
    'administration',
    'CAN_VIEW_ADMIN_DASHBOARD',
  ),

  built('/estimate', 'Estimates', 'Presupuestos', 'estimates', 'CAN_VIEW_ESTIMATE'),
  built('/estimate/new', 'New Estimate', 'Presupuesto nuevo', 'estimates', 'CAN_EDIT_ESTIMATE'),
  built('/estimate/:estimateID/edit', 'Edit Estimate', 'Editar presupuesto', 'estimates', 'CAN_VIEW_ESTIMATE'),

  built('/job', 'Job Search', 'Buscar trabajos', 'jobs', 'CAN_VIEW_JOB'),
  built('/job/new', 'New Job', 'Trabajo nuevo', 'jobs', EDITS_JOBS),
  built('/job/:jobID/edit', 'Edit Job', 'Editar trabajo', 'jobs', SEES_JOBS, ROWS),
  built('/job/:jobID/edit/:jobDetailID', 'Edit Job', 'Editar trabajo', 'jobs', SEES_JOBS, ROWS),
  // All yards and batches of a day on one sheet: our own address.
  built('/daily', 'Yards and Batches', 'Yardas y lotes', 'jobs', { any: [SEES_GUNITE, SEES_PEBBLE] }),
  built('/daily-yardage/:jobID', 'Daily Yardage', 'Yardas diarias', 'jobs', SEES_GUNITE, ROWS),
  built('/daily-batches/:jobID', 'Daily Batches', 'Lotes diarios', 'jobs', SEES_PEBBLE, ROWS),

  built('/customer', 'Builders', 'Constructores', 'builders', 'CAN_VIEW_JOB'),
  built('/customer/new', 'New Builder', 'Constructor nuevo', 'builders', EDITS_JOBS_OR_ESTIMATES),
  built('/customer/:customerID/edit', 'Edit Builder', 'Editar constructor', 'builders', 'CAN_VIEW_JOB'),
  built('/employee', 'Employees', 'Empleados', 'people', SEES_EMPLOYEES),
  built('/employee/new', 'New Employee', 'Empleado nuevo', 'people', 'CAN_ADMINISTER_USER'),
  built('/employee/:employeeID/edit', 'Edit Employee', 'Editar empleado', 'people', SEES_EMPLOYEES),
  // The generated form of a crew: our own addresses. The list is the tab "Crews" of the employees.
  built('/crew', 'Crews', 'Cuadrillas', 'people', SEES_EMPLOYEES),
  built('/crew/new', 'New Crew', 'Cuadrilla nueva', 'people', 'CAN_ADMINISTER_USER'),
  built('/crew/:crewID/edit', 'Edit Crew', 'Editar cuadrilla', 'people', SEES_EMPLOYEES),
  built('/homeowner', 'Homeowners', 'Propietarios', 'builders', 'CAN_VIEW_JOB'),
  built('/homeowner/new', 'New Homeowner', 'Propietario nuevo', 'builders', EDITS_JOBS_OR_ESTIMATES),
  built('/homeowner/:homeownerID/edit', 'Edit Homeowner', 'Editar propietario', 'builders', 'CAN_VIEW_JOB'),

  built('/color-recipe', 'Color Recipes', 'Recetas de color', 'inventory', 'CAN_VIEW_COLOR_RECIPE'),
  built('/inventory-count', 'Inventory', 'Inventario', 'inventory', 'CAN_VIEW_INVENTORY'),
  built(
    '/reports/inventory/:inventory_location/:product_category_id',
    'Current Inventory',
    'Inventario actual',
    'inventory',
    'CAN_VIEW_REPORT_INVENTORY',
    { values: { product_category_id: oneOf('1', '2', '3', '4', '5') } },
  ),
  built('/inventoryRelocation', 'Relocation Orders', 'Órdenes de traslado', 'inventory', 'CAN_VIEW_INVENTORY'),
  built(
    '/inventoryRelocation/:inventoryRelocationOrderId/pdf',
    'Relocation Order',
    'Orden de traslado',
    'inventory',
    'CAN_VIEW_INVENTORY',
  ),
  built('/purchaseOrder', 'Purchase Orders', 'Órdenes de compra', 'inventory', 'CAN_VIEW_INVENTORY'),
  built('/purchaseOrder/new', 'New Purchase Order', 'Orden de compra nueva', 'inventory', {
    all: ['CAN_EDIT_INVENTORY', 'CAN_VIEW_PRICES'],
  }),
  built('/purchaseOrder/:purchaseOrderId/edit', 'Edit Purchase Order', 'Editar orden de compra', 'inventory', {
    all: ['CAN_VIEW_INVENTORY', 'CAN_VIEW_PRICES'],
  }),
  built('/purchaseOrder/:purchaseOrderId/pdf', 'Purchase Order', 'Orden de compra', 'inventory', 'CAN_VIEW_INVENTORY'),

  built('/user', 'Users', 'Usuarios', 'people', 'CAN_ADMINISTER_USER'),
  built('/user/new', 'New User', 'Usuario nuevo', 'people', 'CAN_ADMINISTER_USER'),
  built('/user/:userID/edit', 'Edit User', 'Editar usuario', 'people', 'CAN_ADMINISTER_USER'),

  // The generated screens of days without work: our own addresses.
  built('/day-without-work', 'Days without Work', 'Días sin trabajo', 'boards', SEES_BOARDS),
  built('/day-without-work/new', 'New Day without Work', 'Día sin trabajo nuevo', 'boards', PLANS_WORKDAYS),
  built('/day-without-work/:dayID/edit', 'Edit Day without Work', 'Editar día sin trabajo', 'boards', SEES_BOARDS),
  built('/chain-gap', 'Phase Gaps', 'Plazos entre fases', 'boards', SEES_BOARDS),
  built('/chain-gap/new', 'New Phase Gap', 'Plazo nuevo', 'boards', PLANS_WORKDAYS),
  built('/chain-gap/:gapID/edit', 'Edit Phase Gap', 'Editar plazo', 'boards', SEES_BOARDS),

  // The generated screens of plants: our own addresses.
  built('/plant', 'Plants', 'Plantas', 'boards', SEES_BOARDS),
  built('/plant/new', 'New Plant', 'Planta nueva', 'boards', PLANS_WORKDAYS),
  built('/plant/:plantID/edit', 'Edit Plant', 'Editar planta', 'boards', SEES_BOARDS),

  // A day of a board on paper: our own addresses.
  built('/crew-days/:category', 'Crew-day Sheets', 'Hojas de cuadrilla', 'boards', SEES_SUB_JOBS, {
    values: { category: { ...BOARD_CATEGORY.category, warranty: 'CAN_VIEW_WARRANTY_JOBS' } },
  }),
  built('/plant-order', 'Plant Order', 'Pedido a la planta', 'boards', {
    all: [SEES_SUB_JOBS, { any: [BOARD_VIEW.gunite, BOARD_VIEW.pebble] }],
  }),
  built('/call-list', 'Call List', 'Lista de llamadas', 'boards', SEES_BOARDS),

  built('/print-queue', 'Print Queue', 'Cola de impresión', 'workOrders', 'CAN_VIEW_PRINT_QUEUE'),
  built('/print-queue-selection-card-view/:stage/:selection', 'Cards', 'Tarjetas', 'workOrders', SEES_SUB_JOBS, {
    ...ROWS,
    values: { stage: oneOf('gunite', 'boulder', 'prep', 'pebble', 'warranty') },
  }),
  built(
    '/print-queue-selection-wo-view/:selection',
    'Work Orders',
    'Órdenes de trabajo',
    'workOrders',
    SEES_SUB_JOBS,
    ROWS,
  ),

  ...ORDERS.map(orderPaper),
  built('/job/pebble-work-order/pdf', 'Pebble Work Order', 'Orden de trabajo de pebble', 'workOrders', SEES_SUB_JOBS),
  built('/job/:jobID/pebble/:jobDetailID', 'Pebble Card', 'Tarjeta de pebble', 'workOrders', SEES_SUB_JOBS, ROWS),
  built('/job/:jobID/gunite/:jobDetailID', 'Gunite Card', 'Tarjeta de gunita', 'workOrders', SEES_SUB_JOBS, ROWS),
  built('/job/:jobID/prep/:jobDetailID', 'Prep Card', 'Tarjeta de preparación', 'workOrders', SEES_SUB_JOBS, ROWS),
  built(
    '/job/:jobID/:jobDetailID/boulder/:boulderID',
    'Boulder Card',
    'Tarjeta de rocas',
    'workOrders',
    SEES_SUB_JOBS,
    ROWS,
  ),
  built(
    '/job/:jobId/:jobDetailId/work-order/new/:type',
    'New Work Order',
    'Orden de trabajo nueva',
    'workOrders',
    SEES_SUB_JOBS,
    { ...ROWS, values: NEW_WORK_ORDER },
  ),
  built(
    '/job/:jobId/:jobDetailId/work-order/:type/:workOrderId/edit',
    'Edit Work Order',
    'Editar orden de trabajo',
    'workOrders',
    SEES_SUB_JOBS,
    { ...ROWS, values: WORK_ORDER },
  ),

  built('/week/gunite', 'Gunite Week', 'Semana de gunita', 'boards', 'CAN_VIEW_GUNITE_SCHEDULE'),
  built('/day/gunite', 'Gunite Day', 'Día de gunita', 'boards', 'CAN_VIEW_GUNITE_SCHEDULE'),
  built('/week/pebble', 'Pebble Week', 'Semana de pebble', 'boards', 'CAN_VIEW_PLASTER_SCHEDULE'),
  built('/day/pebble', 'Pebble Day', 'Día de pebble', 'boards', 'CAN_VIEW_PLASTER_SCHEDULE'),
  built('/week/warranty', 'Warranty Week', 'Semana de garantía', 'boards', 'CAN_VIEW_WARRANTY_JOBS'),
  built('/day/warranty', 'Warranty Day', 'Día de garantía', 'boards', 'CAN_VIEW_WARRANTY_JOBS'),

  // The map of an open board in a window of its own: our own address.
  built('/map-window/:board', 'Map of a Board', 'Mapa de un tablero', 'boards', SIGNED_IN, {
    ...BARE,
    values: { board: { ...BOARD_VIEW, presite: 'CAN_SCHEDULE_PRESITE' } },
  }),

  built('/DigitalBoard/:category', 'Digital Board', 'Tablero digital', 'schedules', SIGNED_IN, {
    ...BARE,
    values: BOARD_CATEGORY,
  }),
  built(
    '/DigitalBoard/Warranty',
    'Warranty Digital Board',
    'Tablero digital de garantía',
    'schedules',
    'CAN_VIEW_WARRANTY_JOBS',
    BARE,
  ),
  built(
    '/DigitalBoard/WarrantyMonth',
    'Warranty Month',
    'Mes de garantías',
    'schedules',
    'CAN_VIEW_WARRANTY_JOBS',
    BARE,
  ),
  built(
    '/PebbleWeeklyDigitalBoard',
    'Pebble Weekly Digital Board',
    'Tablero digital semanal de pebble',
    'schedules',
    'CAN_VIEW_PLASTER_SCHEDULE',
    BARE,
  ),
  built('/Schedule', 'My Schedule', 'Mi programación', 'schedules', 'CAN_VIEW_MY_JOBS'),
  // Our own address: who answered what to the messages of the evening before.
  built('/evening-message', 'Evening Messages', 'Mensajes de la víspera', 'schedules', SCHEDULES),
  built('/TeamSchedule', 'Team Schedule', 'Programación del equipo', 'schedules', 'CAN_SUPERVISE_OTHERS'),
  built('/PresiteSchedule', 'Presite', 'Visita previa', 'schedules', 'CAN_SCHEDULE_PRESITE'),
  built('/DayView/Gunite', 'Gunite Day', 'Día de gunita', 'boards', 'CAN_VIEW_GUNITE_SCHEDULE'),
  built('/DayView/Pebble', 'Pebble Day', 'Día de pebble', 'boards', 'CAN_VIEW_PLASTER_SCHEDULE'),
  built(
    '/calendar/gunite',
    'Calendar Gunite',
    'Calendario de gunita',
    'schedules',
    report('CAN_VIEW_REPORT_CALENDAR_GUNITE'),
  ),
  built(
    '/calendar/pebble',
    'Calendar Pebble',
    'Calendario de pebble',
    'schedules',
    report('CAN_VIEW_REPORT_CALENDAR_PEBBLE'),
  ),

  built('/reports/year-over-year/:category', 'Year Over Year', 'Año contra año', 'reports', 'CAN_VIEW_REPORTS', {
    values: YEAR_OVER_YEAR,
  }),
  built(
    '/reports/top-contacts',
    'Customer Top 50 Contacts',
    '50 contactos principales',
    'reports',
    report('CAN_VIEW_REPORT_CUSTOMER_TOP_50_CONTACTS'),
  ),
  built(
    '/reports/customer-contact-list',
    'Customer Contact List',
    'Lista de contactos',
    'reports',
    report('CAN_VIEW_REPORT_CUSTOMER_CONTACT_LIST'),
  ),
  built('/reports/coverage', 'Coverage', 'Rendimiento', 'reports', report('CAN_VIEW_REPORT_COVERAGE')),
  built(
    '/reports/per-company-job',
    'Per Company Job',
    'Trabajos por empresa',
    'reports',
    report('CAN_VIEW_REPORT_PER_COMPANY_JOB'),
  ),
  built(
    '/reports/warranty-aging',
    'Warranty Aging',
    'Antigüedad de garantías',
    'reports',
    report('CAN_VIEW_WARRANTY_JOBS'),
  ),
  built(
    '/reports/slurry-pickup',
    'Slurry Pickup',
    'Recogida de lodo',
    'reports',
    report('CAN_VIEW_REPORT_SLURRY_PICKUP'),
  ),
  built(
    '/reports/color-location',
    'Color Location',
    'Ubicación de colores',
    'reports',
    report('CAN_VIEW_PLASTER_JOBS_ALL'),
  ),
  built(
    '/reports/warranty-jobs-outstanding',
    'Warranty Jobs Outstanding',
    'Garantías pendientes',
    'reports',
    report('CAN_VIEW_WARRANTY_JOBS'),
  ),

  built(
    '/reports/overrides',
    'Schedule Overrides',
    'Excepciones del calendario',
    'reports',
    report('CAN_OVERRIDE_SCHEDULE'),
  ),

  // Records of other programs: the server says who sees which.
  ...['', '/:table', '/:table/new', '/:table/:recordId/edit'].map((rest) =>
    built(`/source/:source${rest}`, 'Source', 'Fuente', 'administration', SIGNED_IN, ROWS),
  ),

  built('/SuperDetail/:jobDetailID', 'Supervisor Detail', 'Detalle de supervisor', 'schedules', SUPER_DETAIL, ROWS),
  ...ORDERS.filter(({ isInField }) => isInField).map(orderInField),
];
