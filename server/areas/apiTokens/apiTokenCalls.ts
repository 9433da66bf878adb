import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { addCommand } from '../../api/commandField';
import type { SchemaModule } from '../../api/schema';
import { runText, type Runner } from '../../db/statement';
import { createApiToken, revokeApiToken } from './apiTokenCommands';

const shown = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    ending: z.string(),
    codes: z.array(z.string()),
    user_name: z.string(),
    created_at: z.string(),
    expires_at: z.string(),
    last_used_at: z.string().nullable(),
    revoked_at: z.string().nullable(),
    is_working: z.boolean(),
  }),
);
type ShownToken = z.infer<typeof shown>[number];

const MAX_TOKENS = 500;
const READ = `
  select t.id, t.name, t.ending, t.codes, u.first_name || ' ' || u.last_name as user_name, t.created_at, t.expires_at, t.last_used_at, t.revoked_at,
    u.is_active and t.revoked_at is null and t.expires_at > now() as is_working
  from api_token t join app_user u on u.id = t.user_id order by is_working desc, t.id desc limit ${MAX_TOKENS}`;

const readApiTokens = async (runner: Runner): Promise<ShownToken[]> => shown.parse(await runText(runner, READ, []));

/** Tokens of programs: made, listed and ended by administrators [OPS-005]. */
export const apiTokens: SchemaModule = (kit) => {
  const { builder } = kit;
  const token = builder.objectRef<ShownToken>('ApiToken').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      name: t.exposeString('name', { nullable: false }),
      ending: t.exposeString('ending', { nullable: false, description: 'The last letters of the token.' }),
      codes: t.field({ type: ['String'], nullable: false, resolve: ({ codes }) => codes }),
      user_name: t.exposeString('user_name', { nullable: false, description: 'Who made it, and as whom it acts.' }),
      created_at: t.field({ type: 'DateTime', nullable: false, resolve: ({ created_at }) => created_at }),
      expires_at: t.field({ type: 'DateTime', nullable: false, resolve: ({ expires_at }) => expires_at }),
      last_used_at: t.field({ type: 'DateTime', resolve: ({ last_used_at }) => last_used_at }),
      revoked_at: t.field({ type: 'DateTime', resolve: ({ revoked_at }) => revoked_at }),
      is_working: t.exposeBoolean('is_working', { nullable: false }),
    }),
  });
  builder.queryField('apiTokens', (t) =>
    t.field({
      type: [token],
      nullable: false,
      description: 'Those that work first.',
      extensions: { need: CALLS.apiTokens.need },
      resolve: (_root, _args, { runner }) => readApiTokens(runner),
    }),
  );
  const made = builder.objectRef<{ id: number; token: string }>('MadeApiToken').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      token: t.exposeString('token', { nullable: false, description: 'Told here and nowhere again.' }),
    }),
  });
  addCommand(kit, {
    command: createApiToken,
    type: made,
    description: 'A token of a program: the bearer of its requests, which act as the caller within these codes.',
  });
  const revoked = builder.objectRef<{ id: number }>('RevokedApiToken').implement({
    fields: (t) => ({ id: t.exposeInt('id', { nullable: false }) }),
  });
  addCommand(kit, { command: revokeApiToken, type: revoked, description: 'Ends a token at once.' });
};
