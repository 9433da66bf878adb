import { CALLS } from '#domain/access/calls';
import { BUSINESS_ZONE } from '#domain/civilDate';
import { storedFates, type Fate } from '#domain/mail/recipientFate';
import { textOf, textOrEmpty } from '#domain/values';
import { plainObject } from '../../api/plainTypes';
import type { SchemaModule } from '../../api/schema';
import { idOf, runText, type Row } from '../../db/statement';

/** What became of a mail for one recipient; `waiting` where no mail server has been asked yet. */
interface OwnRecipient {
  address: string;
  fate: Fate | 'waiting';
  reason: string | null;
}

/** A mail that the user sent. */
interface OwnEmail {
  id: number;
  created_at: string;
  subject: string;
  about_name: string | null;
  about_path: string | null;
  /** `waiting`, `sending`, `sent` or `failed`; `resent` where it was sent again. */
  status: string;
  recipients: OwnRecipient[];
  /** Why it did not leave, or whom it did not reach. */
  error: string | null;
}

/** No list is longer. */
const MAX_EMAILS = 200;
/** Days after which a mail that has not reached everybody is no longer told of. */
const OPEN_DAYS = 7;

/**
 * Those of the day, and earlier ones that have not reached everybody yet. Mails that answer a question about the sign-in
 * are nobody's work.
 */
const READ = `
  select id, created_at, subject, about_name, about_path, recipients, cc, error, fates::text as fates,
    case when resent_at is not null then 'resent' else status end as status
  from email_log
  where created_by = $1 and about_name is not null and (created_at >= ($2::date)::timestamp at time zone '${BUSINESS_ZONE}'
    or (created_at > now() - interval '${OPEN_DAYS} days' and resent_at is null and (status <> 'sent' or error is not null)))
  order by id desc limit ${MAX_EMAILS}`;

/** Of a mail that left by a way which answers for nobody singly, the mail's own state is that of each. */
const WHOLE: Readonly<Record<string, Fate>> = { sent: 'taken', resent: 'lost', failed: 'lost' };

const addressesIn = (list: unknown): string[] =>
  textOrEmpty(list)
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');

const toEmail = (row: Row): OwnEmail => {
  const status = textOrEmpty(row.status);
  const known = new Map(
    storedFates.parse(JSON.parse(textOrEmpty(row.fates) || '[]')).map((fate) => [fate.address, fate]),
  );
  return {
    id: idOf(row),
    created_at: new Date(String(row.created_at)).toISOString(),
    subject: textOrEmpty(row.subject),
    about_name: textOf(row.about_name),
    about_path: textOf(row.about_path),
    status,
    error: textOf(row.error),
    recipients: [...addressesIn(row.recipients), ...addressesIn(row.cc)].map(
      (address) => known.get(address) ?? { address, fate: WHOLE[status] ?? 'waiting', reason: null },
    ),
  };
};

/** The mails that a user sent today, with the fate of each recipient [MSG-005]. */
export const ownEmails: SchemaModule = ({ builder }) => {
  const recipient = plainObject<OwnRecipient>(builder, 'OwnEmailRecipient', {
    address: 'String!',
    fate: 'String!',
    reason: 'String',
  });
  const email = builder.objectRef<OwnEmail>('OwnEmail').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      created_at: t.field({ type: 'DateTime', nullable: false, resolve: ({ created_at }) => created_at }),
      subject: t.exposeString('subject', { nullable: false }),
      about_name: t.exposeString('about_name'),
      about_path: t.exposeString('about_path'),
      status: t.exposeString('status', { nullable: false }),
      error: t.exposeString('error'),
      recipients: t.field({ type: [recipient], nullable: false, resolve: ({ recipients }) => recipients }),
    }),
  });
  builder.queryField('ownEmails', (t) =>
    t.field({
      type: [email],
      nullable: false,
      description:
        'The mails that you sent today, newest first, and earlier ones that have not reached everybody, with what became of each recipient.',
      extensions: { need: CALLS.ownEmails.need },
      resolve: async (_root, _args, { runner, actor, today }) =>
        (await runText(runner, READ, [actor.user_id, today])).map(toEmail),
    }),
  );
};
