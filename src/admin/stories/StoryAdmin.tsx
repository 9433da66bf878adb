import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { memoryStore } from 'ra-core';
import { useMemo, useState } from 'react';
import { RESOURCES } from '#domain/generated/resources';
import { ConfirmDialog } from '../../confirm/ConfirmDialog';
import { CrudProviders } from '../../crud/CrudProviders';
import { memoryProvider } from '../../crud/fixtures/memoryProvider';
import { Catalogue } from '../../dataProvider/catalogue/catalogue';
import AdminScreen from '../AdminScreen';
import { AdminApiContext } from '../data/AdminApiContext';
import type { AdminApi } from '../data/adminApi';
import { CHANGES, EMAILS, OVERVIEW, QUEUE } from './adminData';

export interface StoryAdminProps {
  /** Calls that answer otherwise than usual. */
  api?: Partial<AdminApi>;
  /** May change settings and lists. */
  isAdministrator?: boolean;
}

const USUAL: AdminApi = {
  overview: async () => OVERVIEW,
  changes: async ({ entity }) => {
    const items = CHANGES.filter((change) => entity === undefined || change.entity === entity);
    return { items, total_count: items.length, is_more: false };
  },
  historyChoices: async () => ({
    users: [{ id: 2, name: 'Dana Reyes' }],
    tables: [
      { name: 'customer', label: 'Builder', fields: [{ name: 'city', label: 'City' }] },
      { name: 'product', label: 'Product', fields: [] },
    ],
  }),
  undo: async () => undefined,
  restore: async () => undefined,
  emails: async ({ status }) => {
    const items = EMAILS.filter(
      (email) => status === 'all' || (email.status === status && (status === 'sent' || email.resent_at === null)),
    );
    return { items, total_count: items.length };
  },
  resend: async () => ({ is_sent: true, response_text: 'Sent' }),
  queue: async () => QUEUE,
  tryWork: async () => undefined,
};

const SETTINGS = {
  settings: [
    { name: 'TROWEL_ENV', is_set: true, value: 'prod' },
    { name: 'SMTP_URL', is_set: true, value: null },
    { name: 'SES_REGION', is_set: false, value: null },
  ],
};
const ROWS = {
  company_setting: [
    {
      id: 1,
      version: 1,
      contractor_name: 'Brazos Pools',
      address_line_1: '4400 Bissonnet St',
      city: 'Houston',
      state: 'TX',
      zip_code: '77401',
      phone_number: '(713) 555-0100',
    },
  ],
  inventory_location: [
    { id: 1, name: 'Houston', address: '11850 Brittmoore Yard Rd, Houston, TX 77041', is_main: true, is_active: true },
    { id: 2, name: 'Conroe', address: null, is_main: false, is_active: true },
  ],
};

/** The Administrator Dashboard before a server in the page, at the address of the story. */
export const StoryAdmin = ({ api, isAdministrator = true }: StoryAdminProps) => {
  const [stage] = useState(() => ({
    access: {
      client: new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() }),
      catalogue: new Catalogue({
        hash: 'story',
        resources: RESOURCES,
        rights: Object.fromEntries(
          RESOURCES.map(({ name }) => [
            name,
            { create: isAdministrator, update: isAdministrator, remove: isAdministrator, export: true },
          ]),
        ),
      }),
      dataProvider: memoryProvider(ROWS),
      rest: async () => Response.json(SETTINGS),
    },
    store: memoryStore(),
  }));
  const calls = useMemo(() => ({ ...USUAL, ...api }), [api]);
  return (
    <CrudProviders {...stage} userId={1}>
      <AdminApiContext value={calls}>
        <main>
          <AdminScreen />
        </main>
      </AdminApiContext>
      <ConfirmDialog />
    </CrudProviders>
  );
};
