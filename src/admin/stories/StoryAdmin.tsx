import { silentServer } from '../../dataProvider/server';
import { memoryStore } from 'ra-core';
import { useMemo, useState } from 'react';
import { RESOURCES } from '#domain/generated/resources';
import { ConfirmDialog } from '../../confirm/ConfirmDialog';
import { CrudProviders } from '../../crud/CrudProviders';
import { memoryProvider } from '../../crud/fixtures/memoryProvider';
import { Catalogue } from '../../dataProvider/catalogue/catalogue';
import AdminScreen from '../AdminScreen';
import { AdminApiContext } from '../data/AdminApiContext';
import { ProofApiContext } from '../../proof/proofApi';
import { fakeProofApi } from '../../proof/stories/fakeProofApi';
import { TokensApiContext, type TokensApi } from '../tokens/tokensApi';
import { WebhooksApiContext, type WebhooksApi } from '../webhooks/webhooksApi';
import type { AdminApi } from '../data/adminApi';
import { CHANGES, EMAILS, HEALTH, OVERVIEW, QUEUE, SIGN_INS, TOKENS, WEBHOOKS } from './adminData';

export interface StoryAdminProps {
  /** Calls that answer otherwise than usual. */
  api?: Partial<AdminApi>;
  /** May change settings and lists. */
  isAdministrator?: boolean;
  tokens?: Partial<TokensApi>;
  webhooks?: Partial<WebhooksApi>;
}

const USUAL: AdminApi = {
  overview: async () => OVERVIEW,
  changes: async ({ entity }) => {
    const items = CHANGES.filter((change) => entity === undefined || change.entity === entity);
    return { items, total_count: items.length, is_more: false, before_id: null, searched_from: null };
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
  signIns: async (onlyFailures) => SIGN_INS.filter(({ what }) => !onlyFailures || what !== 'signed_in'),
};

const USUAL_TOKENS: TokensApi = {
  list: async () => TOKENS,
  create: async () => 'trw_Zk3vQ1dY8sW0bN5xT2mR7cJ4hL9pG6fA1eU3iO8yKqX',
  revoke: async () => undefined,
};

const USUAL_WEBHOOKS: WebhooksApi = {
  list: async () => ({
    webhooks: WEBHOOKS.hooks,
    tables: [
      { name: 'customer', label: 'Builder' },
      { name: 'job', label: 'Job' },
    ],
  }),
  deliveries: async ({ status }) => WEBHOOKS.deliveries.filter((one) => status === null || one.status === status),
  create: async () => 'whsec_story',
  update: async () => undefined,
  renew: async () => 'whsec_newer',
  remove: async () => undefined,
  test: async () => undefined,
  resend: async () => undefined,
};

const SETTINGS = {
  groups: [
    {
      heading: { en: 'Address', es: 'Dirección' },
      settings: [
        {
          name: 'HOST',
          is_set: true,
          value: '127.0.0.1',
          meaning: 'The address on which the server listens.',
          by_default: '127.0.0.1',
          is_default: true,
        },
        {
          name: 'TRUST_PROXY',
          is_set: true,
          value: 'on',
          meaning: "The proxies whose word on the client's address counts.",
          by_default: 'off',
          is_default: false,
        },
      ],
    },
    {
      heading: { en: 'Mails and text messages', es: 'Correos y mensajes de texto' },
      settings: [
        {
          name: 'SMTP_URL',
          is_set: true,
          value: null,
          meaning: 'The mail server. Without it mails are written into DATA_DIR.',
          by_default: null,
          is_default: false,
        },
        {
          name: 'SES_REGION',
          is_set: false,
          value: null,
          meaning: 'Sends by Amazon SES of this region.',
          by_default: null,
          is_default: true,
        },
      ],
    },
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
      week_starts_on: 'Sunday',
      refuses_days_without_work: false,
      evening_message_time: null,
      crews_told_time: null,
      report_mail_time: null,
    },
  ],
  inventory_location: [
    { id: 1, name: 'Houston', address: '11850 Brittmoore Yard Rd, Houston, TX 77041', is_main: true, is_active: true },
    { id: 2, name: 'Conroe', address: null, is_main: false, is_active: true },
  ],
};

const PROOFS = fakeProofApi();

/** The Administrator Dashboard before a server in the page, at the address of the story. */
export const StoryAdmin = ({ api, tokens, webhooks, isAdministrator = true }: StoryAdminProps) => {
  const [stage] = useState(() => ({
    access: {
      server: silentServer,
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
      rest: async (path: string) => Response.json(path === '/v1/health' ? HEALTH : SETTINGS),
    },
    store: memoryStore(),
  }));
  const calls = useMemo(() => ({ ...USUAL, ...api }), [api]);
  const tokenCalls = useMemo(() => ({ ...USUAL_TOKENS, ...tokens }), [tokens]);
  const webhookCalls = useMemo(() => ({ ...USUAL_WEBHOOKS, ...webhooks }), [webhooks]);
  return (
    <CrudProviders {...stage} userId={1}>
      <AdminApiContext value={calls}>
        <TokensApiContext value={tokenCalls}>
          <WebhooksApiContext value={webhookCalls}>
            <ProofApiContext value={PROOFS}>
              <main>
                <AdminScreen />
              </main>
            </ProofApiContext>
          </WebhooksApiContext>
        </TokensApiContext>
      </AdminApiContext>
      <ConfirmDialog />
    </CrudProviders>
  );
};
