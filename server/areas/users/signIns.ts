import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { addCommand } from '../../api/commandField';
import type { SchemaModule } from '../../api/schema';
import { runText } from '../../db/statement';
import { endUserSessions, resetUserFactors } from './endUserSessions';
import { endViewAs, viewAsUser, type BegunView } from './viewAs';

const line = z.object({
  key: z.string(),
  at: z.string(),
  what: z.string(),
  who: z.string(),
  address: z.string().nullable(),
  agent: z.string().nullable(),
});
type Line = z.infer<typeof line>;

const MAX_ROWS = 200;
const READ = `
  select * from (
    (select 's' || s.id as key, s.at, s.outcome as what, coalesce(u.first_name || ' ' || u.last_name || ' · ', '') || s.email as who, s.address, s.agent
      from sign_in s left join app_user u on u.id = s.user_id where not $1 or s.outcome in ('wrong_password', 'wrong_code', 'wrong_passkey', 'wrong_proof', 'locked') or s.outcome like 'provider\\_%' order by s.id desc limit ${MAX_ROWS})
    union all
    (select 'v' || v.id, v.started_at, 'viewed_as', viewer.first_name || ' ' || viewer.last_name || ' → ' || viewed.first_name || ' ' || viewed.last_name, null, null
      from view_as v join app_user viewer on viewer.id = v.viewer_id join app_user viewed on viewed.id = v.user_id where not $1 order by v.id desc limit ${MAX_ROWS})
  ) log order by at desc, key desc limit ${MAX_ROWS}`;

/** Sign-ins, failures, and who saw the product as whom [OPS-007 OPS-008]. */
export const signIns: SchemaModule = (kit) => {
  const { builder } = kit;
  const shown = builder.objectRef<Line>('SignIn').implement({
    fields: (t) => ({
      key: t.exposeString('key', { nullable: false }),
      at: t.field({ type: 'DateTime', nullable: false, resolve: ({ at }) => at }),
      what: t.exposeString('what', {
        nullable: false,
        description:
          'signed_in, wrong_password, locked, wrong_code, wrong_passkey or viewed_as; totp_added, totp_removed, passkey_added, passkey_removed, codes_renewed, recovery_code, factors_reset or sessions_ended; wrong_proof, token_added, webhook_added, webhook_changed, feed_added, password_changed, email_changed or keys_ended; provider_ and why a sign-in by the company’s provider failed.',
      }),
      who: t.exposeString('who', { nullable: false, description: 'Empty where the provider named nobody.' }),
      address: t.exposeString('address'),
      agent: t.exposeString('agent'),
    }),
  });
  builder.queryField('signIns', (t) =>
    t.field({
      type: [shown],
      nullable: false,
      description: `The newest first, ${MAX_ROWS} at most.`,
      extensions: { need: CALLS.signIns.need },
      args: { only_failures: t.arg.boolean() },
      resolve: async (_root, { only_failures }, { runner }) =>
        z.array(line).parse(await runText(runner, READ, [only_failures ?? false])),
    }),
  );
  const begun = builder.objectRef<BegunView>('BegunView').implement({
    fields: (t) => ({
      key: t.exposeString('key', { nullable: false, description: 'The bearer of what is seen; told here alone.' }),
      sub: t.exposeString('sub', { nullable: false }),
      name: t.exposeString('name', { nullable: false }),
      ends_at: t.field({ type: 'DateTime', nullable: false, resolve: ({ ends_at }) => ends_at }),
    }),
  });
  addCommand(kit, {
    command: viewAsUser,
    type: begun,
    description: 'Shows the caller the product as a user sees it, for half an hour, without changing anything.',
  });
  addCommand(kit, { command: endUserSessions, type: 'Boolean', description: 'Signs a user out everywhere, at once.' });
  addCommand(kit, {
    command: resetUserFactors,
    type: 'Boolean',
    description: 'Takes away second factor, passkeys and recovery codes of a user, and signs that user out everywhere.',
  });
  addCommand(kit, { command: endViewAs, type: 'Boolean', description: 'Ends it before its time.' });
};
