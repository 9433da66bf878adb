import { storedKey } from '#domain/jobs/draftKeys';
import { pageOf } from '../../../page/pageOf';
import type { FormTab } from '../page/JobHeader';

/** Where one is in the form of a job: its tab, and the stored sub-job that the address names. */
export interface PlaceInJob {
  tab: FormTab;
  subJob: string | null;
}

const TABS: readonly FormTab[] = ['info', 'details', 'documents', 'comments'];

/** Without a word the address of a sub-job opens Job Details, that of a job Job Info [JOB-074]. */
export const placeOfAddress = ({ pathname, search }: { pathname: string; search: string }): PlaceInJob => {
  const id = pageOf(pathname) === pathname ? null : Number(pathname.split('/')[4]);
  const word = new URLSearchParams(search).get('tab');
  const named = TABS.find((tab) => tab === word);
  return { tab: named ?? (id === null ? 'info' : 'details'), subJob: id === null ? null : storedKey(id) };
};

/** The address of a place; what else the address says stays. */
export const addressOfPlace = (
  { pathname, search }: { pathname: string; search: string },
  { tab, subJob }: PlaceInJob,
): { pathname: string; search: string } => {
  const params = new URLSearchParams(search);
  params.delete('tab');
  const isNamed = tab === 'details' && subJob !== null && /^\d+$/.test(subJob);
  if (tab !== 'info' && !isNamed) params.set('tab', tab);
  return { pathname: pageOf(pathname) + (isNamed ? `/${subJob}` : ''), search: params.toString() };
};
