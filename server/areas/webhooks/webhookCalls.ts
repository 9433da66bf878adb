import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { DELIVERY_STATES, OFF_REASONS } from '#domain/admin/webhooks';
import { addCommand } from '../../api/commandField';
import type { SchemaModule } from '../../api/schema';
import { runText, type Runner } from '../../db/statement';
import {
  createWebhook,
  deleteWebhook,
  renewWebhookSecret,
  resendWebhookDelivery,
  testWebhook,
  updateWebhook,
} from './webhookCommands';

const hook = z.object({
  id: z.number(),
  name: z.string(),
  url: z.string(),
  entities: z.array(z.string()).nullable(),
  user_name: z.string(),
  created_at: z.string(),
  failing_since: z.string().nullable(),
  disabled_at: z.string().nullable(),
  disabled_for: z.enum(OFF_REASONS).nullable(),
  old_secret_until: z.string().nullable(),
});
type Shown = z.infer<typeof hook>;

const READ = `
  select w.id, w.name, w.url, w.entities, u.first_name || ' ' || u.last_name as user_name, w.created_at, w.failing_since, w.disabled_at,
    w.disabled_for, case when w.old_secret_until > now() then w.old_secret_until end as old_secret_until
  from webhook w join app_user u on u.id = w.user_id order by w.name, w.id`;

const delivery = z.object({
  id: z.number(),
  webhook_id: z.number(),
  webhook_name: z.string(),
  key: z.string(),
  entities: z.array(z.string()),
  body: z.string(),
  created_at: z.string(),
  status: z.enum(DELIVERY_STATES),
  tries: z.number(),
  tried_at: z.string().nullable(),
  next_try_at: z.string().nullable(),
  milliseconds: z.number().nullable(),
  http_status: z.number().nullable(),
  answer: z.string().nullable(),
  error: z.string().nullable(),
});
type ShownDelivery = z.infer<typeof delivery>;

const PAGE = 50;
const READ_DELIVERIES = `
  select d.id, d.webhook_id, w.name as webhook_name, d.key, d.entities, d.body, d.created_at, d.status, d.tries, d.tried_at,
    case when d.status = 'waiting' then greatest(d.next_try_at, w.paused_until) end as next_try_at, d.milliseconds, d.http_status, d.answer, d.error
  from webhook_delivery d join webhook w on w.id = d.webhook_id
  where ($1::int is null or d.webhook_id = $1) and ($2::text is null or d.status = $2) and ($3::text is null or $3 = any(d.entities))
    and ($4::int is null or d.id < $4)
  order by d.id desc limit ${PAGE}`;

const readWebhooks = async (runner: Runner): Promise<Shown[]> => z.array(hook).parse(await runText(runner, READ, []));

/** Programs that are told of changes, and what they were told [OPS-006]. */
export const webhooks: SchemaModule = (kit) => {
  const { builder } = kit;
  const reason = builder.enumType('WebhookOffReason', { values: OFF_REASONS });
  const state = builder.enumType('WebhookDeliveryState', { values: DELIVERY_STATES });
  const webhook = builder.objectRef<Shown>('Webhook').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      name: t.exposeString('name', { nullable: false }),
      url: t.exposeString('url', { nullable: false }),
      entities: t.field({
        type: ['String'],
        description: 'The tables whose changes are told; all of them without.',
        resolve: ({ entities }) => entities,
      }),
      user_name: t.exposeString('user_name', { nullable: false, description: 'It is told what this user may read.' }),
      created_at: t.field({ type: 'DateTime', nullable: false, resolve: ({ created_at }) => created_at }),
      failing_since: t.field({ type: 'DateTime', resolve: ({ failing_since }) => failing_since }),
      disabled_at: t.field({ type: 'DateTime', resolve: ({ disabled_at }) => disabled_at }),
      disabled_for: t.field({ type: reason, resolve: ({ disabled_for }) => disabled_for }),
      old_secret_until: t.field({
        type: 'DateTime',
        description: 'Until then the old secret signs beside the new one.',
        resolve: ({ old_secret_until }) => old_secret_until,
      }),
    }),
  });
  const sent = builder.objectRef<ShownDelivery>('WebhookDelivery').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      webhook_id: t.exposeInt('webhook_id', { nullable: false }),
      webhook_name: t.exposeString('webhook_name', { nullable: false }),
      key: t.exposeString('key', { nullable: false, description: 'The header webhook-id, the same at each try.' }),
      entities: t.field({ type: ['String'], nullable: false, resolve: ({ entities }) => entities }),
      body: t.exposeString('body', { nullable: false }),
      created_at: t.field({ type: 'DateTime', nullable: false, resolve: ({ created_at }) => created_at }),
      status: t.field({ type: state, nullable: false, resolve: ({ status }) => status }),
      tries: t.exposeInt('tries', { nullable: false }),
      tried_at: t.field({ type: 'DateTime', resolve: ({ tried_at }) => tried_at }),
      next_try_at: t.field({ type: 'DateTime', resolve: ({ next_try_at }) => next_try_at }),
      milliseconds: t.exposeInt('milliseconds'),
      http_status: t.exposeInt('http_status'),
      answer: t.exposeString('answer', { description: 'The first letters of what was answered.' }),
      error: t.exposeString('error'),
    }),
  });
  builder.queryFields((t) => ({
    webhooks: t.field({
      type: [webhook],
      nullable: false,
      extensions: { need: CALLS.webhooks.need },
      resolve: (_root, _args, { runner }) => readWebhooks(runner),
    }),
    webhookDeliveries: t.field({
      type: [sent],
      nullable: false,
      description: `The newest first, ${PAGE} at a time.`,
      extensions: { need: CALLS.webhookDeliveries.need },
      args: {
        webhook_id: t.arg.int(),
        status: t.arg({ type: state }),
        entity: t.arg.string({ description: 'Those that tell of this table.' }),
        before: t.arg.int({ description: 'The last id of the page before.' }),
      },
      resolve: async (_root, { webhook_id, status, entity, before }, { runner }) =>
        z
          .array(delivery)
          .parse(
            await runText(runner, READ_DELIVERIES, [
              webhook_id ?? null,
              status ?? null,
              entity ?? null,
              before ?? null,
            ]),
          ),
    }),
  }));
  const made = builder.objectRef<{ id: number; secret: string }>('WebhookSecret').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      secret: t.exposeString('secret', { nullable: false, description: 'Told here and nowhere again.' }),
    }),
  });
  const done = builder.objectRef<{ id: number }>('WebhookDone').implement({
    fields: (t) => ({ id: t.exposeInt('id', { nullable: false }) }),
  });
  addCommand(kit, {
    command: createWebhook(kit.registry),
    type: made,
    description: 'Tells an address of every change that the caller may read, from now on.',
  });
  addCommand(kit, {
    command: updateWebhook(kit.registry),
    type: done,
    description: 'Changes a webhook, and switches it off and on. It tells from now on what the caller may read.',
  });
  addCommand(kit, {
    command: renewWebhookSecret,
    type: made,
    description: 'A new secret; for a day the old one signs beside it.',
  });
  addCommand(kit, { command: deleteWebhook, type: done, description: 'Ends a webhook, with its log.' });
  addCommand(kit, { command: testWebhook, type: done, description: 'Sends a message that is only a test.' });
  addCommand(kit, {
    command: resendWebhookDelivery,
    type: done,
    description: 'Sends a message again, under its id, and tries for another day.',
  });
};
