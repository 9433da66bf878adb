import { preloadable } from '../../page/preloadable';
import type { FormTab } from './page/JobHeader';

/** What a job is read and typed into without: the tabs that are not open, and what opens over the form. */
export const DetailsTab = preloadable(() => import('./details/DetailsTab'));
export const JobDocuments = preloadable(async () => ({
  default: (await import('./details/JobDocuments')).JobDocuments,
}));
export const OpenHistory = preloadable(() => import('./info/OpenHistory'));
export const AddressCheckDialog = preloadable(async () => ({
  default: (await import('./info/AddressCheckDialog')).AddressCheckDialog,
}));
export const CriticalNoteDialog = preloadable(async () => ({
  default: (await import('./page/CriticalNoteDialog')).CriticalNoteDialog,
}));
export const DeleteJobDialog = preloadable(async () => ({
  default: (await import('./page/DeleteJobDialog')).DeleteJobDialog,
}));
export const DuplicatesDialog = preloadable(async () => ({
  default: (await import('./page/DuplicatesDialog')).DuplicatesDialog,
}));
export const OpenConflict = preloadable(async () => ({ default: (await import('./save/OpenConflict')).OpenConflict }));
export const TakenLine = preloadable(async () => ({ default: (await import('./save/TakenLine')).TakenLine }));

const PARTS = [
  CriticalNoteDialog,
  DetailsTab,
  AddressCheckDialog,
  OpenConflict,
  TakenLine,
  DeleteJobDialog,
  JobDocuments,
  DuplicatesDialog,
  OpenHistory,
];

/** What is opened next, fetched while nobody waits. */
export const preloadParts = (): void => {
  for (const part of PARTS) void part.preload();
};

/** The tab that an address opens, fetched beside the job. */
export const preloadTab = (tab: FormTab): void => {
  if (tab === 'details') void DetailsTab.preload();
  if (tab === 'documents') void JobDocuments.preload();
};
