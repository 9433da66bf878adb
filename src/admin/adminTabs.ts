/** The parts of the dashboard in the order of their tabs, as `?tab=` names them [ADM-006]. */
export const ADMIN_TABS = [
  'overview',
  'lookups',
  'locations',
  'email_log',
  'queue',
  'history',
  'health',
  'sign_ins',
  'tokens',
  'webhooks',
  'device_file',
  'settings',
] as const;

export type AdminTab = (typeof ADMIN_TABS)[number];

export const tabOf = (text: string | null): AdminTab => ADMIN_TABS.find((tab) => tab === text) ?? 'overview';

/** The address of a tab, with what it is to show. */
export const tabPath = (tab: AdminTab, params: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams(tab === 'overview' ? params : { tab, ...params }).toString();
  return query === '' ? '/admin' : `/admin?${query}`;
};
