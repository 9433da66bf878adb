import { useServer } from '../../dataProvider/ServerContext';
import { gql } from '../../dataProvider/gql';
import { createContext, use, useMemo } from 'react';
import type { DeliveryState, OffReason } from '#domain/admin/webhooks';

/** A webhook as it is listed: never its secret. */
export interface WebhookRow {
  id: number;
  name: string;
  url: string;
  /** The tables whose changes are told; null for all. */
  entities: readonly string[] | null;
  user_name: string;
  failing_since: string | null;
  disabled_at: string | null;
  disabled_for: OffReason | null;
  old_secret_until: string | null;
}

/** A message, and what came of it. */
export interface DeliveryRow {
  id: number;
  webhook_name: string;
  entities: readonly string[];
  body: string;
  created_at: string;
  status: DeliveryState;
  tries: number;
  next_try_at: string | null;
  milliseconds: number | null;
  http_status: number | null;
  answer: string | null;
  error: string | null;
}

export interface WebhookInput {
  name: string;
  url: string;
  entities: readonly string[] | null;
}

export interface DeliveryFilter {
  status: DeliveryState | null;
  entity: string | null;
}

/** A table whose changes may be told, by what people call it. */
export interface WebhookTable {
  name: string;
  label: string;
}

export interface WebhooksApi {
  list: () => Promise<{ webhooks: readonly WebhookRow[]; tables: readonly WebhookTable[] }>;
  deliveries: (filter: DeliveryFilter, before?: number) => Promise<readonly DeliveryRow[]>;
  /** @returns its secret, which is told here and nowhere again */
  create: (webhook: WebhookInput, proof: string) => Promise<string>;
  /** @param proof for another address, or another user whose rights it tells with; refused without by `proof_needed` */
  update: (webhook: WebhookInput & { id: number; is_active: boolean }, proof?: string) => Promise<void>;
  /** @returns the new secret */
  renew: (id: number, proof: string) => Promise<string>;
  remove: (id: number) => Promise<void>;
  test: (id: number) => Promise<void>;
  resend: (id: number) => Promise<void>;
}

const LIST = gql(
  `query Webhooks { webhooks { id name url entities user_name failing_since disabled_at disabled_for old_secret_until } changedTables { name label } }`,
);
const DELIVERIES = gql(
  `query WebhookDeliveries($status: WebhookDeliveryState, $entity: String, $before: Int) { webhookDeliveries(status: $status, entity: $entity, before: $before) { id webhook_name entities body created_at status tries next_try_at milliseconds http_status answer error } }`,
);
const CREATE = gql(
  `mutation createWebhook($name: String!, $url: String!, $entities: [String!], $proof: String) { createWebhook(name: $name, url: $url, entities: $entities, proof: $proof) { secret } }`,
);
const UPDATE = gql(
  `mutation updateWebhook($id: Int!, $name: String!, $url: String!, $entities: [String!], $is_active: Boolean!, $proof: String) { updateWebhook(id: $id, name: $name, url: $url, entities: $entities, is_active: $is_active, proof: $proof) { id } }`,
);
const RENEW = gql(
  `mutation renewWebhookSecret($id: Int!, $proof: String) { renewWebhookSecret(id: $id, proof: $proof) { secret } }`,
);
const REMOVE = gql(`mutation deleteWebhook($id: Int!) { deleteWebhook(id: $id) { id } }`);
const TEST = gql(`mutation testWebhook($id: Int!) { testWebhook(id: $id) { id } }`);
const RESEND = gql(`mutation resendWebhookDelivery($id: Int!) { resendWebhookDelivery(id: $id) { id } }`);

/** A story's calls in place of the server's. */
export const WebhooksApiContext = createContext<WebhooksApi | null>(null);

/** The calls of webhooks over the app's server. */
export const useWebhooksApi = (): WebhooksApi => {
  const given = use(WebhooksApiContext);
  const server = useServer();
  return useMemo(() => {
    if (given) return given;
    const { query, mutate } = server;
    return {
      list: async () => {
        const { webhooks, changedTables } = await query(LIST);
        return { webhooks, tables: changedTables };
      },
      deliveries: async (filter, before) =>
        (await query(DELIVERIES, { ...filter, before: before ?? null })).webhookDeliveries,
      create: async (webhook, proof) => (await mutate(CREATE, { ...webhook, proof })).createWebhook.secret,
      update: async (webhook, proof) => {
        await mutate(UPDATE, { ...webhook, proof: proof ?? null });
      },
      renew: async (id, proof) => (await mutate(RENEW, { id, proof })).renewWebhookSecret.secret,
      remove: async (id) => {
        await mutate(REMOVE, { id });
      },
      test: async (id) => {
        await mutate(TEST, { id });
      },
      resend: async (id) => {
        await mutate(RESEND, { id });
      },
    };
  }, [given, server]);
};
