import { useParams, Navigate } from 'react-router';
import type { ReportName } from '#domain/reports/report';
import type { ComponentType, ReactNode } from 'react';
import type { CardKindName } from '#domain/field/cards';
import type { WorkOrderTypeName } from '#domain/workOrders/types';
import { TimeGrid } from '../boards/timeGrid/lateTimeGrid';
import { stopsQuestions, withToday } from './landing/lateToday';
import { preloadListGrid } from '../crud/list/lateListGrid';
import { onIdle } from '../clock/onIdle';
import { drawnTogether } from '../page/drawnTogether';
import { drawnWith, preloadable, type AsksFirst, type Preloadable } from '../page/preloadable';
import { themed } from '../theme/themed';
import { SCREEN_TITLES } from '#domain/labels/screens';

type Screen = ComponentType & { preload?: () => Promise<void> } & AsksFirst;

/** react-admin around a screen, or around a part of one that does without it otherwise. */
export const RecordLayer = preloadable<{ children: ReactNode }>(() => import('./reactAdmin/RecordLayer'));

/** A screen of records, with react-admin around it; the two files are fetched beside each other. */
const ofRecords = <Props extends object = object>(
  load: Parameters<typeof preloadable<Props>>[0],
): Preloadable<Props> => {
  const Inside = preloadable(load);
  const Around = (props: Props) => (
    <RecordLayer>
      <Inside {...props} />
    </RecordLayer>
  );
  return Object.assign(Around, {
    first: Inside.first,
    preload: async () => {
      await Promise.all([RecordLayer.preload(), Inside.preload()]);
    },
  });
};

/** A screen drawn with MUI, whose theme is fetched beside it. */
const withMui = <Props extends object = object>(load: Parameters<typeof themed<Props>>[0]): Preloadable<Props> =>
  themed<Props>(load, () => import('../theme/AppTheme'));

/** The forms of every generated resource; the address says which. */
const ResourceForms = ofRecords(() => import('../crud/FormScreen'));

/** So long a list has the line for itself, before the form of its records is fetched. */
const FORM_MS = 1500;

/** No constant: what those of a screen import counts as waited for by it (scripts/screenFiles.mjs). */
function preloadForm(): void {
  onIdle(ResourceForms.preload, FORM_MS);
}

/** A list whose records open in the generated form, fetched while nobody waits. */
const withForm = <Screen,>(load: () => Promise<Screen>) => {
  return (): Promise<Screen> => {
    preloadForm();
    return load();
  };
};

const ResourceLists = ofRecords(
  withForm(() => {
    const grid = preloadListGrid();
    return drawnTogether(import('../crud/ListScreen'), () => grid);
  }),
);

const Sources = ofRecords(() => import('../sources/SourceScreens'));

const BoardScreen = preloadable(() => import('../boards/screen/BoardScreen'));
const GuniteDay = drawnWith(BoardScreen, { category: 'gunite', view: 'day' });
const GuniteWeek = drawnWith(BoardScreen, { category: 'gunite', view: 'week' });
const PebbleDay = drawnWith(BoardScreen, { category: 'pebble', view: 'day' });
const PebbleWeek = drawnWith(BoardScreen, { category: 'pebble', view: 'week' });
const HourScreen = preloadable(async () => {
  const [screen] = await Promise.all([import('../boards/screen/BoardScreen'), TimeGrid.preload()]);
  return screen;
});
const WarrantyDay = drawnWith(HourScreen, { category: 'warranty', view: 'day' });
const WarrantyWeek = drawnWith(HourScreen, { category: 'warranty', view: 'week' });

const DigitalBoardScreen = preloadable(() => import('../boards/wall/DigitalBoard'));
const DigitalDay = () => {
  const { category } = useParams();
  return <DigitalBoardScreen category={category?.toLowerCase() === 'pebble' ? 'pebble' : 'gunite'} view="day" />;
};
const DigitalWarranty = drawnWith(DigitalBoardScreen, { category: 'warranty', view: 'day' });
const DigitalPebbleWeek = drawnWith(DigitalBoardScreen, { category: 'pebble', view: 'week' });

const CalendarScreen = preloadable(() => import('../boards/schedules/Calendar'));
const GuniteCalendar = drawnWith(CalendarScreen, { category: 'gunite' });
const PebbleCalendar = drawnWith(CalendarScreen, { category: 'pebble' });

const MapScreen = withMui(() => import('../map/MapScreen'));
const SearchMap = drawnWith(MapScreen, { audience: 'search' });
const SupervisorMap = drawnWith(MapScreen, { audience: 'supervisor' });

const ReportScreen = ofRecords<{ name: ReportName | 'year-over-year' }>(() => import('../reports/ReportScreen'));
const JobForm = withMui(async () => {
  const file = await import('../jobs/form/JobFormPage');
  void file.default.fetchesBeside();
  return file;
});
const EstimateForm = withMui(() => import('../jobs/form/EstimateFormPage'));

const UserScreen = ofRecords(() => import('../people/users/UserScreen'));

const PurchaseOrder = ofRecords(() => import('../orders/purchase/PurchaseOrderScreen'));
const PaperScreen = ofRecords(() => import('../papers/PaperScreen'));
const PurchaseOrderPdf = drawnWith(PaperScreen, {
  kind: 'purchase-order',
  param: 'purchaseOrderId',
  list: { label: SCREEN_TITLES.purchase_orders, to: '/purchaseOrder' },
});
const RelocationPdf = drawnWith(PaperScreen, {
  kind: 'inventory-relocation',
  param: 'inventoryRelocationOrderId',
  list: { label: SCREEN_TITLES.relocation_orders, to: '/inventoryRelocation' },
});

const WorkOrder = ofRecords(() => import('../workOrders/WorkOrderScreen'));
const NewWorkOrder = ofRecords(() => import('../workOrders/NewWorkOrder'));
const WorkOrderPaper = ofRecords(() => import('../workOrders/WorkOrderPaper'));
const orderForm = (inField: WorkOrderTypeName): Screen => drawnWith(WorkOrder, { inField });
const orderPaper = (word: WorkOrderTypeName): Screen => drawnWith(WorkOrderPaper, { word });

const Cards = preloadable<{ kind?: CardKindName }>(() => import('../field/printing/CardsPage'));

/** The lookup lists are a tab of the administration. */
const LookupTab = () => <Navigate to="/admin?tab=lookups" replace />;
const DailyPage = ofRecords(() => import('../jobs/daily/DailyPage'));
const DaySheet = drawnWith(DailyPage, { kind: 'day' });
const DailyBatches = drawnWith(DailyPage, { kind: 'batches' });
const DailyYardage = drawnWith(DailyPage, { kind: 'yardage' });

/** The list of crews is a tab of the employees. */
const CrewTab = () => <Navigate to="/employee?tab=crews" replace />;

/** The home page; what its stops ask is known before its file is there. */
const Home = Object.assign(preloadable(withToday(() => import('./landing/LandingPage'))), { first: stopsQuestions });

/**
 * The screens that are built, by the path of their row in ROUTES (domain/access/routes). Each is fetched when it is
 * first opened and reads its params with `useParams`. A `built` row without a screen here fails a test.
 */
export const SCREENS: Readonly<Record<string, Screen>> = {
  '/': Home,
  '/device': preloadable(() => import('./device/DeviceScreen')),

  '/day/gunite': GuniteDay,
  '/week/gunite': GuniteWeek,
  '/day/pebble': PebbleDay,
  '/week/pebble': PebbleWeek,
  '/day/warranty': WarrantyDay,
  '/week/warranty': WarrantyWeek,
  '/DayView/Gunite': GuniteDay,
  '/DayView/Pebble': PebbleDay,

  '/DigitalBoard/:category': DigitalDay,
  '/DigitalBoard/Warranty': DigitalWarranty,
  '/DigitalBoard/WarrantyMonth': preloadable(() => import('../boards/schedules/WarrantyMonth')),
  '/PebbleWeeklyDigitalBoard': DigitalPebbleWeek,
  '/calendar/gunite': GuniteCalendar,
  '/calendar/pebble': PebbleCalendar,
  '/Schedule': preloadable(() => import('../boards/schedules/MySchedule')),
  '/evening-message': ResourceLists,
  '/TeamSchedule': preloadable(() => import('../boards/schedules/TeamSchedule')),

  '/crew-days/:category': preloadable(() => import('../field/printing/CrewDaysPage')),
  '/plant-order': preloadable(() => import('../field/printing/PlantOrderPage')),
  '/call-list': preloadable(() => import('../boards/callList/LateCallList')),

  '/print-queue': preloadable(() => import('../field/printing/PrintQueue')),
  '/print-queue-selection-card-view/:stage/:selection': Cards,
  '/print-queue-selection-wo-view/:selection': preloadable(() => import('../field/printing/OrdersPage')),
  '/job/:jobID/pebble/:jobDetailID': drawnWith(Cards, { kind: 'pebble' }),
  '/job/:jobID/gunite/:jobDetailID': drawnWith(Cards, { kind: 'gunite' }),
  '/job/:jobID/prep/:jobDetailID': drawnWith(Cards, { kind: 'prep' }),
  '/job/:jobID/:jobDetailID/boulder/:boulderID': drawnWith(Cards, { kind: 'boulder' }),
  '/SuperDetail/:jobDetailID': preloadable(() => import('../field/detail/SuperDetailPage')),

  '/reports/top-contacts': drawnWith(ReportScreen, { name: 'top-contacts' }),
  '/reports/customer-contact-list': drawnWith(ReportScreen, { name: 'customer-contact-list' }),
  '/reports/coverage': drawnWith(ReportScreen, { name: 'coverage' }),
  '/reports/per-company-job': drawnWith(ReportScreen, { name: 'per-company-job' }),
  '/reports/warranty-aging': drawnWith(ReportScreen, { name: 'warranty-aging' }),
  '/reports/warranty-jobs-outstanding': drawnWith(ReportScreen, { name: 'warranty-jobs-outstanding' }),
  '/reports/slurry-pickup': drawnWith(ReportScreen, { name: 'slurry-pickup' }),
  '/reports/color-location': drawnWith(ReportScreen, { name: 'color-location' }),
  '/reports/overrides': drawnWith(ReportScreen, { name: 'overrides' }),
  '/reports/year-over-year/:category': drawnWith(ReportScreen, { name: 'year-over-year' }),

  '/map': SearchMap,
  '/supervisor/map': SupervisorMap,

  '/map-window/:board': preloadable(() => import('../mapWindow/screen/MapWindowScreen')),

  '/estimate': ofRecords(() => import('../estimates/EstimatesScreen')),
  '/job': ofRecords(() => import('../jobs/search/JobSearchScreen')),
  '/job/new': JobForm,
  '/job/:jobID/edit': JobForm,
  '/job/:jobID/edit/:jobDetailID': JobForm,
  '/estimate/new': EstimateForm,
  '/estimate/:estimateID/edit': EstimateForm,

  '/job/:jobId/:jobDetailId/work-order/new/:type': NewWorkOrder,
  '/job/:jobId/:jobDetailId/work-order/:type/:workOrderId/edit': WorkOrder,
  '/SuperDetail/:jobDetailId/job/:jobId/work-order/gunite/:workOrderId/edit': orderForm('gunite'),
  '/SuperDetail/:jobDetailId/job/:jobId/work-order/boulder/:workOrderId/edit': orderForm('boulder'),
  '/SuperDetail/:jobDetailId/job/:jobId/work-order/pebble/:workOrderId/edit': orderForm('pebble'),
  '/SuperDetail/:jobDetailId/job/:jobId/work-order/daily/:workOrderId/edit': orderForm('daily'),
  '/SuperDetail/:jobDetailId/job/:jobId/work-order/prep/:workOrderId/edit': orderForm('prep'),
  '/job/:jobId/:jobDetailId/boulder-work-order/:workOrderId/pdf': orderPaper('boulder'),
  '/job/:jobId/:jobDetailId/prep-work-order/:workOrderId/pdf': orderPaper('prep'),
  '/job/:jobId/:jobDetailId/gunite-work-order/:workOrderId/pdf': orderPaper('gunite'),
  '/job/:jobId/:jobDetailId/pebble-work-order/:workOrderId/pdf': orderPaper('pebble'),
  '/job/:jobId/:jobDetailId/pebble-daily-work-order/:workOrderId/pdf': orderPaper('daily'),
  '/job/:jobId/:jobDetailId/warranty-work-order/:workOrderId/pdf': orderPaper('repair'),
  '/job/pebble-work-order/pdf': orderPaper('pebble'),

  '/daily': DaySheet,
  '/daily-batches/:jobID': DailyBatches,
  '/daily-yardage/:jobID': DailyYardage,

  '/PresiteSchedule': withMui(() => import('../presite/screen/PresiteStage')),

  '/customer': ResourceLists,
  '/customer/new': ResourceForms,
  '/customer/:customerID/edit': ResourceForms,
  '/employee': ofRecords(withForm(() => import('../people/EmployeesScreen'))),
  '/employee/new': ResourceForms,
  '/employee/:employeeID/edit': ResourceForms,
  '/plant': ResourceLists,
  '/plant/new': ResourceForms,
  '/plant/:plantID/edit': ResourceForms,
  '/day-without-work': ResourceLists,
  '/day-without-work/new': ResourceForms,
  '/day-without-work/:dayID/edit': ResourceForms,
  '/chain-gap': ResourceLists,
  '/chain-gap/new': ResourceForms,
  '/chain-gap/:gapID/edit': ResourceForms,
  '/crew': CrewTab,
  '/crew/new': ResourceForms,
  '/crew/:crewID/edit': ResourceForms,
  '/user': ofRecords(() => import('../people/users/UsersScreen')),
  '/user/new': UserScreen,
  '/user/:userID/edit': UserScreen,
  '/security': ofRecords(() => import('../security/SecurityScreen')),
  '/my-emails': withMui(() => import('../emails/OwnEmailsScreen')),
  '/access': ofRecords(() => import('../people/why/WhyScreen')),
  '/roles': ofRecords(() => import('../people/roles/RolesScreen')),
  '/purchaseOrder': ofRecords(() => import('../orders/purchase/PurchaseOrdersScreen')),
  '/purchaseOrder/new': PurchaseOrder,
  '/purchaseOrder/:purchaseOrderId/edit': PurchaseOrder,
  '/purchaseOrder/:purchaseOrderId/pdf': PurchaseOrderPdf,
  '/inventoryRelocation': ofRecords(() => import('../orders/relocation/RelocationsScreen')),
  '/inventoryRelocation/:inventoryRelocationOrderId/pdf': RelocationPdf,
  '/homeowner': ResourceLists,
  '/homeowner/new': ResourceForms,
  '/homeowner/:homeownerID/edit': ResourceForms,
  '/color-recipe': ofRecords(() => import('../recipes/ColorRecipeScreen')),
  '/inventory-count': ofRecords(() => import('../inventory/count/CountScreen')),
  '/admin/export': ofRecords(() => import('../exports/ExportScreen')),
  '/reports/inventory/:inventory_location/:product_category_id': ofRecords(
    () => import('../inventory/report/ReportScreen'),
  ),
  '/admin': ofRecords(() => import('../admin/AdminScreen')),
  '/admin/graphiql': ofRecords(() => import('../admin/graphiql/GraphiqlScreen')),
  '/source/:source': Sources,
  '/source/:source/:table': Sources,
  '/source/:source/:table/new': Sources,
  '/source/:source/:table/:recordId/edit': Sources,
  '/admin/lookups': LookupTab,
  '/admin/lookups/:resource': ResourceLists,
  '/admin/lookups/:resource/new': ResourceForms,
  '/admin/lookups/:resource/:id/edit': ResourceForms,
};
