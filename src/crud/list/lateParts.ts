import { preloadable } from '../../page/preloadable';

/** What a list is read without: what opens over it, and what is drawn when rows are chosen. */
export const BulkBar = preloadable(async () => ({ default: (await import('../many/BulkBar')).BulkBar }));
export const ColumnPopover = preloadable(async () => ({ default: (await import('./ColumnPopover')).ColumnPopover }));
export const DensityChoices = preloadable(async () => ({
  default: (await import('./DensityChoices')).DensityChoices,
}));
export const DoneNotice = preloadable(async () => ({ default: (await import('../many/DoneNotice')).DoneNotice }));
export const FilterMenu = preloadable(async () => ({ default: (await import('./filters/FilterMenu')).FilterMenu }));
export const FilterPopover = preloadable(async () => ({
  default: (await import('./filters/FilterPopover')).FilterPopover,
}));
export const ListActions = preloadable(async () => ({ default: (await import('./ListActions')).ListActions }));
export const RecordDrawer = preloadable(async () => ({
  default: (await import('../record/RecordDrawer')).RecordDrawer,
}));
export const ViewChoices = preloadable(async () => ({ default: (await import('./ViewChoices')).ViewChoices }));

/** How a list is laid out otherwise than in rows. */
export const LayoutChip = preloadable(async () => ({ default: (await import('../layout/LayoutChip')).LayoutChip }));
export const LayoutDialog = preloadable(async () => ({
  default: (await import('../layout/LayoutDialog')).LayoutDialog,
}));
export const LayoutView = preloadable(async () => ({ default: (await import('../layout/LayoutView')).LayoutView }));

const PARTS = [
  FilterMenu,
  FilterPopover,
  ViewChoices,
  ColumnPopover,
  DensityChoices,
  ListActions,
  BulkBar,
  DoneNotice,
  RecordDrawer,
];

/** What only lists of other programs have. */
export const SourceNote = preloadable(async () => ({ default: (await import('../look/SourceNote')).SourceNote }));
export const PagedExportButton = preloadable(async () => ({
  default: (await import('../many/PagedExportButton')).PagedExportButton,
}));

/** What is opened next, fetched while nobody waits. */
export const preloadListParts = (): void => {
  for (const part of PARTS) void part.preload();
};
