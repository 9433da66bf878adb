import type { DeliveryRow, WebhookRow } from '../webhooks/webhooksApi';
import type { TokenRow } from '../tokens/tokensApi';
import type { ServerHealth } from '#domain/admin/serverHealth';
import { VERSION } from '#domain/version';
import { addDays } from '#domain/civilDate';
import type { EmailRow, Overview, SignInRow } from '../data/adminApi';
import type { RowChange } from '#domain/admin/rowChange';
import type { QueuedWork as WorkRow } from '#domain/admin/queuedWork';

const aChange = (id: number, more: Partial<RowChange> = {}): RowChange => ({
  id,
  mutation_id: `m${id}`,
  at: `2026-03-04T1${id % 10}:20:00Z`,
  command: 'updateCustomer',
  op: 'update',
  user_name: 'Dana Reyes',
  entity: 'customer',
  entity_label: 'Builder',
  entity_id: 7,
  title: 'Fort Bend Outdoor Living',
  resource: 'customer',
  job_id: null,
  count: 1,
  touched: [{ entity: 'customer', entity_label: 'Builder', count: 1 }],
  may_undo: true,
  restore: null,
  fields: [
    {
      field: 'city',
      label: 'City',
      kind: 'String',
      before: 'Katy',
      after: 'Sugar Land',
      before_name: null,
      after_name: null,
    },
  ],
  ...more,
});

const LONG = 'Maximiliano Bartholomew Featherstonehaugh-Villalobos and Sons of the Northern Service Area';

export const CHANGES: readonly RowChange[] = [
  aChange(9, {
    title: LONG,
    user_name: LONG,
    fields: ['City', 'Note', 'Zip Code', 'Phone', 'Email', 'State'].map((label) => ({
      field: label,
      label,
      kind: 'String',
      before: 'old',
      after: 'new and rather long, as notes are',
      before_name: null,
      after_name: null,
    })),
  }),
  aChange(8, {
    op: 'delete',
    command: 'deleteCustomer',
    title: 'Cibolo Creek Homes',
    resource: null,
    restore: 'restoreCustomers',
    fields: [
      {
        field: 'city',
        label: 'City',
        kind: 'String',
        before: 'Katy',
        after: null,
        before_name: null,
        after_name: null,
      },
    ],
  }),
  aChange(4, {
    op: 'delete',
    command: 'deleteJob',
    entity: 'job',
    entity_label: 'Job',
    entity_id: 20_101,
    title: 'Alvarado Residence',
    resource: null,
    fields: [],
  }),
  aChange(7, { command: 'undo updateCustomer', user_name: null }),
  aChange(5, {
    command: 'updateCustomers',
    title: 'Llano Uplift Builders',
    count: 40,
    touched: [{ entity: 'customer', entity_label: 'Builder', count: 40 }],
  }),
  aChange(6, {
    entity: 'product',
    entity_label: 'Product',
    entity_id: 3,
    title: 'Pebble Gulf Blue',
    resource: 'product',
    may_undo: false,
    fields: [
      {
        field: 'supplier_id',
        label: 'Vendor',
        kind: 'Reference',
        before: 1,
        after: 2,
        before_name: 'Granite Wren',
        after_name: 'Pebble Technology',
      },
      {
        field: 'list_price',
        label: 'List Price',
        kind: 'Money',
        before: 10,
        after: 12.5,
        before_name: null,
        after_name: null,
      },
    ],
  }),
];

export const OVERVIEW: Overview = {
  active_users: 12,
  unverified_addresses: 39,
  failed_mails: 3,
  overdue_orders: 0,
  server_version: VERSION,
  open_statuses: [2, 3, 10],
  open_sub_jobs: [
    { category_id: 1, category: 'Gunite', count: 143 },
    { category_id: 2, category: 'Pebble', count: 284 },
    { category_id: 3, category: 'Warranty', count: 1 },
  ],
  days: Array.from({ length: 14 }, (_, n) => ({
    date: addDays('2026-02-19', n),
    changes: (n * 7) % 23,
    mails_sent: n % 5,
    mails_failed: n % 6 === 0 ? 1 : 0,
  })),
  low_stock: {
    count: 8,
    items: [
      {
        product_id: 1,
        product: 'Grout Colorant Sand',
        location_id: 2,
        location: 'Conroe',
        inventory_type_id: 5,
        total_units: 0,
        reorder_level: 1,
      },
      {
        product_id: 2,
        product: LONG,
        location_id: 1,
        location: 'Houston',
        inventory_type_id: null,
        total_units: 2.25,
        reorder_level: 6,
      },
    ],
  },
  recent: CHANGES,
};

export const EMPTY: Overview = {
  ...OVERVIEW,
  unverified_addresses: 0,
  failed_mails: 0,
  open_sub_jobs: OVERVIEW.open_sub_jobs.map((one) => ({ ...one, count: 0 })),
  days: OVERVIEW.days.map(({ date }) => ({ date, changes: 0, mails_sent: 0, mails_failed: 0 })),
  low_stock: { count: 0, items: [] },
  recent: [],
};

const anEmail = (id: number, more: Partial<EmailRow> = {}): EmailRow => ({
  id,
  created_at: '2026-03-04T15:20:00Z',
  recipients: 'orders@granitewren.example',
  cc: null,
  subject: `Purchase Order #${id} - Spring pebble`,
  template: 'purchase_order',
  status: 'sent',
  tries: 1,
  next_try_at: null,
  error: null,
  resent_at: null,
  user_name: 'Dana Reyes',
  can_resend: false,
  ...more,
});

export const EMAILS: readonly EmailRow[] = [
  anEmail(5, { status: 'waiting', tries: 3, next_try_at: '2026-03-04T15:40:00Z', error: '451 try later' }),
  anEmail(4, { status: 'failed', error: 'connect ECONNREFUSED 10.0.0.7:587', can_resend: true }),
  anEmail(3, {
    status: 'failed',
    error: 'no such mailbox',
    template: 'password_reset',
    subject: 'Reset your password',
  }),
  anEmail(2, {
    status: 'failed',
    error: 'connect ECONNREFUSED 10.0.0.7:587',
    resent_at: '2026-03-04T16:00:00Z',
    recipients: `${LONG.replaceAll(' ', '.').toLowerCase()}@builder.example`,
    cc: 'office@builder.example',
  }),
  anEmail(1),
];

const aJob = (at: number, more: Partial<WorkRow> = {}): WorkRow => ({
  id: `6d3c9a54-0000-4000-8000-00000000000${at}`,
  kind: 'mail',
  what: `Purchase Order #${at} - Spring pebble · orders@granitewren.example`,
  state: 'waiting',
  tries: 0,
  created_at: '2026-03-04T15:20:00Z',
  next_try_at: '2026-03-04T15:40:00Z',
  error: null,
  email_id: null,
  ...more,
});

export const QUEUE: readonly WorkRow[] = [
  aJob(1, { state: 'failed', tries: 13, next_try_at: null, error: 'connect ECONNREFUSED 10.0.0.7:587', email_id: 4 }),
  aJob(2, {
    kind: 'backup',
    what: null,
    state: 'failed',
    tries: 3,
    next_try_at: null,
    error: 'tar failed: no space left',
  }),
  aJob(3, { kind: 'upkeep', what: null, state: 'running', next_try_at: null }),
  aJob(4, { tries: 3, error: `451 ${LONG}, try later` }),
  aJob(5, { kind: 'password_reset', what: 'ana@builder.example' }),
];

export const HEALTH: ServerHealth = {
  version: '2.4.025',
  schema: 47,
  node: 'v24.1.0',
  started_at: '2026-03-09T06:00:00Z',
  database_bytes: 1_934_000_000,
  disk: { left_bytes: 3_200_000_000, left_share: 0.071 },
  backups: {
    hours: 24,
    count: 7,
    last_at: '2026-03-05T08:00:00Z',
    last_bytes: 88_400_000,
    last_is_sealed: false,
    is_late: true,
    damaged: ['job/81/plan.pdf', 'customer/1/logo.png'],
  },
  mails_waiting: 4,
  mails_failed: 1,
  work_failed: 0,
  tables: [
    { name: 'change_log', rows: 1_200_345, bytes: 812_000_000 },
    { name: 'email_log', rows: 8_120, bytes: 14_200_000 },
    { name: 'notification', rows: 902, bytes: 540_000 },
  ],
  browser_errors: [
    {
      release: '2.4.025',
      screen: '/customer/:id/edit',
      message: 'TypeError: x is undefined',
      stack: 'TypeError: x is undefined\n    at save (/assets/crud-1a2b.js:1:2345)',
      agent: 'Mozilla/5.0',
      user_name: 'Dana Reyes',
      times: 12,
      first_at: '2026-03-10T14:00:00Z',
      last_at: '2026-03-11T14:00:00Z',
    },
  ],
};

const aToken = (id: number, more: Partial<TokenRow>): TokenRow => ({
  id,
  name: `Program ${id}`,
  ending: 'KqX4',
  codes: ['CAN_VIEW_JOB'],
  user_name: 'Dana Reyes',
  created_at: '2026-02-01T15:00:00Z',
  expires_at: '2026-05-02T15:00:00Z',
  last_used_at: null,
  revoked_at: null,
  is_working: true,
  ...more,
});
export const TOKENS: readonly TokenRow[] = [
  aToken(1, {
    name: 'Accounting',
    codes: ['CAN_VIEW_JOB', 'CAN_VIEW_INVENTORY'],
    last_used_at: '2026-03-11T14:00:00Z',
  }),
  aToken(2, { name: 'Old website', is_working: false, revoked_at: '2026-03-01T15:00:00Z' }),
];

const aWebhook = (id: number, more: Partial<WebhookRow>): WebhookRow => ({
  id,
  name: 'Accounting',
  url: 'https://accounting.example.com/trowel',
  entities: ['customer', 'job'],
  user_name: 'Dana Reyes',
  failing_since: null,
  disabled_at: null,
  disabled_for: null,
  old_secret_until: null,
  ...more,
});
const aDelivery = (id: number, more: Partial<DeliveryRow>): DeliveryRow => ({
  id,
  webhook_name: 'Accounting',
  entities: ['customer'],
  body: '{"id":"6d3c9a54","type":"changes","command":"updateCustomer"}',
  created_at: '2026-03-11T14:00:00Z',
  status: 'sent',
  tries: 1,
  next_try_at: null,
  milliseconds: 84,
  http_status: 200,
  answer: 'ok',
  error: null,
  ...more,
});
export const WEBHOOKS: { hooks: readonly WebhookRow[]; deliveries: readonly DeliveryRow[] } = {
  hooks: [
    aWebhook(1, { old_secret_until: '2026-03-12T14:00:00Z' }),
    aWebhook(2, {
      name: 'Old website',
      url: 'https://www.example.com/hook',
      entities: null,
      disabled_at: '2026-03-01T15:00:00Z',
      disabled_for: 'failing',
    }),
  ],
  deliveries: [
    aDelivery(3, {
      status: 'waiting',
      tries: 2,
      next_try_at: '2026-03-11T14:06:00Z',
      http_status: 502,
      answer: '<html><title>502 Bad Gateway</title></html>',
      error: 'Answered 502.',
    }),
    aDelivery(2, {}),
    aDelivery(1, { entities: [], body: '{"type":"test"}' }),
  ],
};

const aSignIn = (id: number, what: string, who: string): SignInRow => ({
  key: `s${id}`,
  at: '2026-03-11T14:00:00Z',
  what,
  who,
  address: '203.0.113.7',
  agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
});
export const SIGN_INS: readonly SignInRow[] = [
  aSignIn(6, 'provider_denied', ''),
  aSignIn(5, 'provider_not_verified', 'stranger@example.com'),
  aSignIn(4, 'locked', 'dana@example.com'),
  aSignIn(3, 'wrong_password', 'Dana Reyes · dana@example.com'),
  aSignIn(2, 'signed_in', 'Silvestre Abarca · silvestre@trowel.test'),
  { ...aSignIn(1, 'viewed_as', 'Dana Reyes → Silvestre Abarca'), address: null, agent: null },
];
