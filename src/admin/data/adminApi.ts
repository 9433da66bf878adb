import type { Server } from '../../dataProvider/server';
import { composed, gql } from '../../dataProvider/gql';
import { narrowed } from '../../dataProvider/narrowed';
import { present } from '../../dataProvider/present';
import type { RowChange } from '#domain/admin/rowChange';
import type { AdminOverview } from '#domain/admin/overview';
import type { ChangeFilter } from '#domain/admin/changeFilter';
import type { QueuedWork as WorkRow } from '#domain/admin/queuedWork';

interface ChangePage {
  items: readonly RowChange[];
  total_count: number;
  is_more: boolean;
  before_id: number | null;
  searched_from: string | null;
}

export type Overview = AdminOverview & { server_version: string; recent: readonly RowChange[] };

/** What the history can be narrowed by. */
export interface HistoryChoices {
  users: readonly { id: number; name: string }[];
  tables: readonly { name: string; label: string; fields: readonly { name: string; label: string }[] }[];
}

/** A mail of the log. */
export interface EmailRow {
  id: number;
  created_at: string;
  recipients: string;
  cc: string | null;
  subject: string;
  template: string | null;
  status: 'waiting' | 'sending' | 'sent' | 'failed';
  tries: number;
  next_try_at: string | null;
  error: string | null;
  resent_at: string | null;
  user_name: string | null;
  can_resend: boolean | null;
}
interface EmailPage {
  items: readonly EmailRow[];
  total_count: number;
}
export interface EmailFilter {
  search: string;
  status: 'all' | 'waiting' | 'sent' | 'failed';
}

/** What became of an attempt to sign in, or who saw the product as whom. */
export interface SignInRow {
  key: string;
  at: string;
  what: string;
  who: string;
  address: string | null;
  agent: string | null;
}

export interface AdminApi {
  overview: () => Promise<Overview>;
  changes: (filter: ChangeFilter, page: number) => Promise<ChangePage>;
  historyChoices: (mayListUsers: boolean) => Promise<HistoryChoices>;
  undo: (mutation_id: string) => Promise<void>;
  /** @param operation the mutation that the server named for it */
  restore: (operation: string, id: number) => Promise<void>;
  emails: (filter: EmailFilter, page: number) => Promise<EmailPage>;
  resend: (id: number) => Promise<{ is_sent: boolean; response_text: string }>;
  queue: () => Promise<readonly WorkRow[]>;
  tryWork: (id: string) => Promise<void>;
  /** The newest sign-ins, failures and views as somebody else. */
  signIns: (onlyFailures: boolean) => Promise<readonly SignInRow[]>;
}

export const EMAIL_PAGE = 25;
/** Rows of one page of the history [ADM-006]. */
export const HISTORY_PAGE = 50;
const RECENT = 8;

const ROW_CHANGE =
  'id mutation_id at command op user_name device_at device_user_name entity entity_label entity_id title resource job_id count touched { entity entity_label count } may_undo restore fields { field label kind before after before_name after_name }';

const OVERVIEW = narrowed<{ adminOverview: Omit<Overview, 'recent'>; changes: { items: readonly RowChange[] } }>(
  gql(`query AdminOverview {
  adminOverview {
    active_users unverified_addresses failed_mails overdue_orders server_version open_statuses
    open_sub_jobs { category_id category count } days { date changes mails_sent mails_failed }
    low_stock { count items { product_id product location_id location inventory_type_id total_units reorder_level } }
  }
  changes(page: { number: 1, size: ${RECENT} }, grouped: true) { items { ${ROW_CHANGE} } }
}`),
);
const CHANGES = narrowed<{ changes: ChangePage }>(
  gql(
    `query Changes($filter: ChangeFilter, $page: PageInput, $grouped: Boolean) { changes(filter: $filter, page: $page, grouped: $grouped) { items { ${ROW_CHANGE} } total_count is_more before_id searched_from } }`,
  ),
);
const TABLES = gql(`query ChangedTables { changedTables { name label fields { name label } } }`);
const USERS = gql(
  `query HistoryUsers($page: Int!) { found: users(page: { number: $page, size: 100 }, sort: { field: last_name, order: ASC }) { items { id first_name last_name } } }`,
);
const EMAILS = narrowed<{ emailLogs: EmailPage | null }>(
  gql(`query EmailLog($filter: EmailLogFilter, $page: PageInput) { emailLogs(filter: $filter, sort: { field: id, order: DESC }, page: $page) {
  items { id created_at recipients cc subject template status tries next_try_at error resent_at user_name can_resend } total_count
} }`),
);
const RESEND = gql(`mutation resendEmail($id: Int!) { resendEmail(id: $id) { is_sent response_text } }`);
const QUEUE = gql(`query QueuedWork { queuedWork { id kind what state tries created_at next_try_at error email_id } }`);
const TRY_WORK = gql(`mutation tryQueuedWork($id: String!) { tryQueuedWork(id: $id) { id } }`);

const SIGN_INS = gql(
  `query SignIns($only_failures: Boolean) { signIns(only_failures: $only_failures) { key at what who address agent } }`,
);

/** A mail that was sent again is no failure any more. */
const STATUS_FILTERS = {
  all: {},
  waiting: { status: { in: ['waiting', 'sending'] } },
  sent: { status: { eq: 'sent' } },
  failed: { status: { eq: 'failed' }, resent_at: { is_empty: true } },
} as const;

/** The calls of the Administrator Dashboard; nothing of it is kept. */
export const apolloAdminApi = (server: Server): AdminApi => {
  const { query, queryAll, mutate, undo } = server;
  return {
    overview: async () => {
      const { adminOverview, changes } = await query(OVERVIEW);
      return { ...adminOverview, recent: changes.items };
    },
    changes: async (filter, page) =>
      (
        await query(CHANGES, {
          filter,
          page: { number: page, size: HISTORY_PAGE },
          // The changes of one record, or of one step, stand each for itself.
          grouped: filter.entity_id === undefined && filter.mutation_id === undefined,
        })
      ).changes,
    historyChoices: async (mayListUsers) => {
      const [{ changedTables }, names] = await Promise.all([query(TABLES), mayListUsers ? queryAll(USERS) : []]);
      return {
        tables: changedTables,
        users: names.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` })),
      };
    },
    undo: async (mutation_id) => {
      await undo(mutation_id);
    },
    restore: async (operation, id) => {
      await mutate(composed(`mutation restore($ids: [Int!]!) { done: ${operation}(ids: $ids) { mutation_id } }`), {
        ids: [id],
      });
    },
    emails: async ({ search, status }, page) =>
      present(
        (
          await query(EMAILS, {
            filter: { ...(search === '' ? {} : { search }), ...STATUS_FILTERS[status] },
            page: { number: page, size: EMAIL_PAGE },
          })
        ).emailLogs,
      ),
    resend: async (id) => {
      const { resendEmail } = await mutate(RESEND, { id });
      return resendEmail;
    },
    queue: async () => (await query(QUEUE)).queuedWork,
    tryWork: async (id) => {
      await mutate(TRY_WORK, { id });
    },
    signIns: async (only_failures) => (await query(SIGN_INS, { only_failures })).signIns,
  };
};
