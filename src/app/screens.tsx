import { useParams } from 'react-router';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { Navigate } from 'react-router';

type Screen = LazyExoticComponent<ComponentType> | ComponentType;

/** Lists and forms of every generated resource; the address says which. */
const ResourceRoutes = lazy(() => import('../crud/ResourceRoutes'));

const BoardScreen = lazy(() => import('../boards/BoardScreen'));
const GuniteDay = () => <BoardScreen category="gunite" view="day" />;
const GuniteWeek = () => <BoardScreen category="gunite" view="week" />;
const PebbleDay = () => <BoardScreen category="pebble" view="day" />;
const PebbleWeek = () => <BoardScreen category="pebble" view="week" />;
const WarrantyDay = () => <BoardScreen category="warranty" view="day" />;
const WarrantyWeek = () => <BoardScreen category="warranty" view="week" />;

const DigitalBoardScreen = lazy(() => import('../boards/DigitalBoardScreen'));
const DigitalDay = () => {
  const { category } = useParams();
  return <DigitalBoardScreen category={category?.toLowerCase() === 'pebble' ? 'pebble' : 'gunite'} view="day" />;
};
const DigitalWarranty = () => <DigitalBoardScreen category="warranty" view="day" />;
const DigitalPebbleWeek = () => <DigitalBoardScreen category="pebble" view="week" />;

const CalendarScreen = lazy(() => import('../boards/CalendarScreen'));
const GuniteCalendar = () => <CalendarScreen category="gunite" />;
const PebbleCalendar = () => <CalendarScreen category="pebble" />;

const MapScreen = lazy(() => import('../map/MapScreen'));
const SearchMap = () => <MapScreen audience="search" />;
const SupervisorMap = () => <MapScreen audience="supervisor" />;

const JobForm = lazy(() => import('../jobs/form/JobFormPage'));
const EstimateForm = lazy(() => import('../jobs/form/EstimateFormPage'));

const UserScreen = lazy(() => import('../people/users/UserScreen'));

const PurchaseOrder = lazy(() => import('../orders/purchase/PurchaseOrderScreen'));
const PdfScreen = lazy(() => import('../orders/pdf/PdfScreen'));
const PurchaseOrderPdf = () => <PdfScreen kind="purchase-order" param="purchaseOrderId" back="/purchaseOrder" />;
const RelocationPdf = () => <PdfScreen kind="inventory-relocation" param="inventoryRelocationOrderId" back="/inventoryRelocation" />;

/** The lookup lists are a tab of the administration. */
const LookupTab = () => <Navigate to="/admin?tab=lookups" replace />;
const DailyPage = lazy(() => import('../jobs/daily/DailyPage'));
const DailyBatches = () => <DailyPage kind="batches" />;
const DailyYardage = () => <DailyPage kind="yardage" />;

/** The list of crews is a tab of the employees. */
const CrewTab = () => <Navigate to="/employee?tab=crews" replace />;

/**
 * The screens that are built, by the path of their row in ROUTES (domain/access/routes). Each is fetched when it is first
 * opened and reads its params with `useParams`. A `built` row without a screen here fails a test.
 */
export const SCREENS: Readonly<Record<string, Screen>> = {
  '/': lazy(() => import('./landing/LandingPage')),

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
  '/DigitalBoard/WarrantyMonth': lazy(() => import('../boards/WarrantyMonthScreen')),
  '/PebbleWeeklyDigitalBoard': DigitalPebbleWeek,
  '/calendar/gunite': GuniteCalendar,
  '/calendar/pebble': PebbleCalendar,
  '/TeamSchedule': lazy(() => import('../boards/TeamScheduleScreen')),

  '/map': SearchMap,
  '/supervisor/map': SupervisorMap,

  '/estimate': lazy(() => import('../estimates/EstimatesScreen')),
  '/job': lazy(() => import('../jobs/search/JobSearchScreen')),
  '/job/new': JobForm,
  '/job/:jobID/edit': JobForm,
  '/job/:jobID/edit/:jobDetailID': JobForm,
  '/estimate/new': EstimateForm,
  '/estimate/:estimateID/edit': EstimateForm,

  '/daily-batches/:jobID': DailyBatches,
  '/daily-yardage/:jobID': DailyYardage,

  '/PresiteSchedule': lazy(() => import('../presite/PresiteScreen')),

  '/customer': ResourceRoutes,
  '/customer/new': ResourceRoutes,
  '/customer/:customerID/edit': ResourceRoutes,
  '/employee': lazy(() => import('../people/EmployeesScreen')),
  '/employee/new': ResourceRoutes,
  '/employee/:employeeID/edit': ResourceRoutes,
  '/crew': CrewTab,
  '/crew/new': ResourceRoutes,
  '/crew/:crewID/edit': ResourceRoutes,
  '/user': lazy(() => import('../people/users/UsersScreen')),
  '/user/new': UserScreen,
  '/user/:userID/edit': UserScreen,
  '/access': lazy(() => import('../people/why/WhyScreen')),
  '/roles': lazy(() => import('../people/roles/RolesScreen')),
  '/purchaseOrder': lazy(() => import('../orders/purchase/PurchaseOrdersScreen')),
  '/purchaseOrder/new': PurchaseOrder,
  '/purchaseOrder/:purchaseOrderId/edit': PurchaseOrder,
  '/purchaseOrder/:purchaseOrderId/pdf': PurchaseOrderPdf,
  '/inventoryRelocation': lazy(() => import('../orders/relocation/RelocationsScreen')),
  '/inventoryRelocation/:inventoryRelocationOrderId/pdf': RelocationPdf,
  '/homeowner': ResourceRoutes,
  '/homeowner/new': ResourceRoutes,
  '/homeowner/:homeownerID/edit': ResourceRoutes,
  '/color-recipe': lazy(() => import('../recipes/ColorRecipeScreen')),
  '/inventory-count': lazy(() => import('../inventory/count/CountScreen')),
  '/admin/export': lazy(() => import('../exports/ExportScreen')),
  '/reports/inventory/:inventory_location/:product_category_id': lazy(() => import('../inventory/report/ReportScreen')),
  '/admin': lazy(() => import('../admin/AdminScreen')),
  '/admin/lookups': LookupTab,
  '/admin/lookups/:resource': ResourceRoutes,
  '/admin/lookups/:resource/new': ResourceRoutes,
  '/admin/lookups/:resource/:id/edit': ResourceRoutes,
};
