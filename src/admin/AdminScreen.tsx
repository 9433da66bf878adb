import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { fetchedLater } from '../page/fetchedLater';
import { Link, useSearchParams } from 'react-router';
import { GUTTER } from '../crud/look/RecordPage';
import { Loading } from '../errors/Loading';
import { PageHeader } from '../page/PageHeader';
import { useDocumentTitle } from '../page/useDocumentTitle';
import { ADMIN_TABS, tabOf, tabPath, type AdminTab } from './adminTabs';
import { useAdminText } from './useAdminText';
import './overview/overview.css';
import './admin.css';

const PANELS: Readonly<Record<AdminTab, LazyExoticComponent<ComponentType>>> = {
  overview: fetchedLater(async () => ({ default: (await import('./overview/OverviewTab')).OverviewTab })),
  lookups: fetchedLater(async () => ({ default: (await import('./lists/LookupsTab')).LookupsTab })),
  locations: fetchedLater(async () => ({ default: (await import('./lists/LocationsTab')).LocationsTab })),
  email_log: fetchedLater(async () => ({ default: (await import('./emails/EmailLogTab')).EmailLogTab })),
  queue: fetchedLater(async () => ({ default: (await import('./emails/QueueTab')).QueueTab })),
  history: fetchedLater(async () => ({ default: (await import('./history/HistoryTab')).HistoryTab })),
  health: fetchedLater(async () => ({ default: (await import('./health/HealthTab')).HealthTab })),
  sign_ins: fetchedLater(async () => ({ default: (await import('./health/SignInsTab')).SignInsTab })),
  tokens: fetchedLater(async () => ({ default: (await import('./tokens/TokensTab')).TokensTab })),
  webhooks: fetchedLater(async () => ({ default: (await import('./webhooks/WebhooksTab')).WebhooksTab })),
  device_file: fetchedLater(async () => ({ default: (await import('./deviceFile/DeviceFileTab')).DeviceFileTab })),
  settings: fetchedLater(async () => ({ default: (await import('./settings/SettingsTab')).SettingsTab })),
};

/** /admin: what an administrator looks after, in tabs [ADM-003 ADM-006]. */
export default function AdminScreen() {
  const text = useAdminText();
  const [params] = useSearchParams();
  const tab = tabOf(params.get('tab'));
  const Panel = PANELS[tab];
  useDocumentTitle(tab === 'overview' ? text('title') : `${text(tab)} - ${text('title')}`);
  return (
    <>
      <PageHeader crumbs={[{ label: text('title') }]}>
        <Tabs
          value={tab}
          component="nav"
          aria-label={text('tabs')}
          variant="scrollable"
          scrollButtons="auto"
          allowScrollButtonsMobile
          sx={{ minHeight: 40, mb: -1.25 }}
        >
          {ADMIN_TABS.map((one) => (
            <Tab key={one} value={one} label={text(one)} component={Link} to={tabPath(one)} sx={{ minHeight: 40 }} />
          ))}
        </Tabs>
      </PageHeader>
      <Box role="tabpanel" aria-label={text(tab)} sx={{ px: GUTTER, pb: 4 }}>
        <Suspense fallback={<Loading />}>
          <Panel />
        </Suspense>
      </Box>
    </>
  );
}
