import { VERSION } from '#domain/version';
import { addDays } from '#domain/civilDate';
import type { EmailRow, Overview, RowChange, WorkRow } from '../data/adminApi';

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
  aChange(7, { command: 'undo updateCustomer', user_name: null }),
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
