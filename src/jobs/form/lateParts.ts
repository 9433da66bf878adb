import { fetchedLater } from '../../page/fetchedLater';
import { preloadable } from '../../page/preloadable';
import { placeOfAddress } from './details/placeInJob';
import type { FormTab } from './page/JobHeader';

/** What a job is read and typed into without: the tabs that are not open, and what opens over the form. */
export const DetailsTab = preloadable(() => import('./details/DetailsTab'));
export const JobDocuments = preloadable(async () => ({
  default: (await import('./details/JobDocuments')).JobDocuments,
}));
export const JobComments = preloadable(async () => ({
  default: (await import('../../comments/lateComments')).CommentsPanel,
}));
export const CommentCount = fetchedLater(async () => ({
  default: (await import('../../comments/lateComments')).CommentCount,
}));
export const OpenHistory = preloadable(() => import('./info/OpenHistory'));
export const AddressCheckDialog = preloadable(async () => ({
  default: (await import('./info/AddressCheckDialog')).AddressCheckDialog,
}));
export const CheckAddress = preloadable(() => import('./info/CheckAddress'));
export const JobPin = preloadable(() => import('./info/JobPin'));
export const AddressWarnings = preloadable(async () => ({
  default: (await import('../../address/AddressWarnings')).AddressWarnings,
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
export const EstimateNotice = preloadable(async () => ({
  default: (await import('./page/EstimateNotice')).EstimateNotice,
}));
export const MergeEstimate = preloadable(async () => ({
  default: (await import('./page/MergeEstimate')).MergeEstimate,
}));
export const OpenConflict = preloadable(async () => ({ default: (await import('./save/OpenConflict')).OpenConflict }));
export const JobDrafts = preloadable(async () => ({ default: (await import('./save/JobDrafts')).JobDrafts }));
export const TakenLine = preloadable(async () => ({ default: (await import('./save/TakenLine')).TakenLine }));

const PARTS = [
  EstimateNotice,
  MergeEstimate,
  CheckAddress,
  CriticalNoteDialog,
  DetailsTab,
  AddressCheckDialog,
  OpenConflict,
  TakenLine,
  JobDrafts,
  DeleteJobDialog,
  JobDocuments,
  JobComments,
  DuplicatesDialog,
  OpenHistory,
];

/** What is opened next, fetched while nobody waits. */
export const preloadParts = (): void => {
  for (const part of PARTS) void part.preload();
};

/** Fetches a tab; ends when it is there. */
export const preloadTab = async (tab: FormTab): Promise<void> => {
  if (tab === 'details') await DetailsTab.preload();
  if (tab === 'documents') await JobDocuments.preload();
  if (tab === 'comments') await JobComments.preload();
};

/** The tab of the address that is open, fetched beside the job and drawn with it. */
export const preloadOpenTab = (): Promise<void> => preloadTab(placeOfAddress(window.location).tab);
