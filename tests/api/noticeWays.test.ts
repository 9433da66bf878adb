import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailNotices } from '../../server/areas/notifications/mailNotices';
import { openGraphql, rootOf, type Answered } from '../support/graphqlHarness';
import { addPeople, jobCalls, type Fields, type SavedJob } from '../support/jobCalls';
import { testDatabase } from '../support/database';
import { mailWorld } from '../support/mailWorld';

const database = await testDatabase();
const ask = openGraphql(database);
const { create: createJob } = jobCalls(ask);
const mutationOf = ({ mutation_id, errors }: Answered): string => {
  if (mutation_id === null) throw new Error(JSON.stringify(errors));
  return mutation_id;
};
const { mailer } = mailWorld(database);
const ORIGIN = 'https://trowel.example';

const ids = new Map<string, number>();
const idOf = (account: string): number => ids.get(account) ?? 0;
beforeAll(async () => {
  await addPeople(database);
  const { rows } = await database.pool.query<{ id: number; email: string }>('select id, email from app_user');
  for (const { id, email } of rows) ids.set(email.split('@')[0] ?? '', id);
});
beforeEach(async () => {
  await database.pool.query('truncate notification; truncate notice_choice; truncate email_log');
  await database.pool.query('update app_user set is_central_texas_job_created_recipient = false');
});

const told = async (account: string): Promise<(readonly [string, string])[]> =>
  rootOf<{ notification_text: string; action_url: string }[]>(
    await ask(account, 'query ($id: Int!) { notifications(userId: $id) { notification_text action_url } }', {
      id: idOf(account),
    }),
    'notifications',
  ).map(({ notification_text, action_url }) => [notification_text, action_url]);
const hearsOfTexas = (account: string) =>
  database.pool.query('update app_user set is_central_texas_job_created_recipient = true where id = $1', [
    idOf(account),
  ]);
const texan = async (): Promise<SavedJob> =>
  createJob({ company: { id: 700 }, name: 'Waco Pool', is_central_texas: true });
const estimate = async (as: string, given: Fields = {}): Promise<SavedJob> =>
  rootOf(
    await ask(as, 'mutation ($e: JobInput!) { createEstimate(estimateInput: $e) { id version } }', {
      e: { company: { id: 700 }, name: 'Oak', ...given },
    }),
    'createEstimate',
  );
const change = async (as: string, id: number, given: Fields): Promise<string> =>
  mutationOf(
    await ask(as, 'mutation ($id: Int!, $e: JobInput!) { updateEstimate(id: $id, estimate: $e) { id version } }', {
      id,
      e: given,
    }),
  );
const choose = (as: string, kind: string, by_bell: boolean, by_mail: boolean) =>
  ask(
    as,
    'mutation ($kind: String!, $bell: Boolean!, $mail: Boolean!) { updateNoticeChoice(kind: $kind, by_bell: $bell, by_mail: $mail) { kind by_bell by_mail } }',
    { kind, bell: by_bell, mail: by_mail },
  );
const choices = async (as: string) =>
  rootOf<{ kind: string; by_bell: boolean; by_mail: boolean }[]>(
    await ask(as, '{ noticeChoices { kind by_bell by_mail } }'),
    'noticeChoices',
  );
const mails = async (pause = 0) => {
  const sent = await mailNotices(database.pool, mailer, { origin: ORIGIN, pause });
  const { rows } = await database.pool.query<{ recipients: string; subject: string; kept_message: string }>(
    'select recipients, subject, kept_message from email_log order by id',
  );
  expect(rows).toHaveLength(sent);
  return rows;
};

describe('a job in central Texas', () => {
  it('is told when it is created to those who asked for it, who created it among them, and to nobody else [NOT-008]', async () => {
    await hearsOfTexas('admin');
    await hearsOfTexas('manager');
    const { id } = await texan();
    await createJob({ company: { id: 700 }, name: 'Katy Pool' });
    const { rows } = await database.pool.query<{ company_name: string }>(
      'select company_name from customer where id = 700',
    );
    const line = [`Central Texas job created: Waco Pool (${rows[0]?.company_name})`, `/job/${id}/edit`];
    expect(await told('admin')).toEqual([line]);
    expect(await told('manager')).toEqual([line]);
    expect(await told('office')).toEqual([]);
  });

  it('is told when it is made of an estimate, not when that is written', async () => {
    await hearsOfTexas('manager');
    const made = await estimate('admin', { is_central_texas: true });
    expect(await told('manager')).toEqual([]);
    await change('admin', made.id, {
      version: made.version,
      is_estimate: false,
      was_estimated: true,
      is_conversion: true,
    });
    expect(await told('manager')).toEqual([
      [expect.stringMatching(/^Central Texas job created: Oak/), `/job/${made.id}/edit`],
    ]);
  });
});

describe('a preliminary estimate', () => {
  it('is told to those who may approve it, and its approval to its creator; taken back, what nobody read goes', async () => {
    const made = await estimate('office');
    expect(await told('admin')).toEqual([['Preliminary estimate needs approval: Oak', `/estimate/${made.id}/edit`]]);
    expect(await told('office')).toEqual([]);
    const approval = await change('admin', made.id, { version: made.version, is_approved_by_user_id: idOf('admin') });
    expect(await told('office')).toEqual([['Preliminary estimate approved: Oak', `/estimate/${made.id}/edit`]]);
    await ask('admin', 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', { id: approval });
    expect(await told('office')).toEqual([]);
  });

  it('that is not preliminary, or whose creator approves, tells nobody', async () => {
    await estimate('admin');
    expect(await told('manager')).toEqual([]);
    const own = rootOf<SavedJob>(
      await ask(
        'admin',
        'mutation ($e: JobInput!) { createEstimate(estimateInput: $e, isPreliminary: true) { id version } }',
        {
          e: { company: { id: 700 }, name: 'Own' },
        },
      ),
      'createEstimate',
    );
    await change('admin', own.id, { version: own.version, is_approved_by_user_id: 1 });
    expect(await told('admin')).toEqual([]);
  });
});

describe('a person chooses for each kind of notice', () => {
  it('bell, mail, both or none, among the kinds that may reach that person [MSG-004]', async () => {
    await hearsOfTexas('manager');
    expect(await choices('manager')).toContainEqual({ kind: 'central_texas_job', by_bell: true, by_mail: false });
    expect((await choices('office')).map(({ kind }) => kind)).not.toContain('central_texas_job');
    const ways = [
      [true, true, 1, 1],
      [false, true, 0, 1],
      [true, false, 1, 0],
      [false, false, 0, 0],
    ] as const;
    for (const [by_bell, by_mail, onBell, inMail] of ways) {
      await database.pool.query('truncate notification; truncate email_log');
      expect(rootOf(await choose('manager', 'central_texas_job', by_bell, by_mail), 'updateNoticeChoice')).toEqual({
        kind: 'central_texas_job',
        by_bell,
        by_mail,
      });
      expect(await choices('manager')).toContainEqual({ kind: 'central_texas_job', by_bell, by_mail });
      const { id } = await texan();
      expect(await told('manager')).toHaveLength(onBell);
      const sent = await mails();
      expect(sent).toHaveLength(inMail);
      expect(sent.every(({ kept_message }) => kept_message.includes(`${ORIGIN}/job/${id}/edit`))).toBe(true);
    }
  });

  it('and nobody else does; an unknown kind is refused by name; two clicks at once leave one choice; it can be taken back', async () => {
    const { errors } = await choose('office', 'anything', true, true);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'kind' }] });
    await Promise.all([choose('manager', 'presite', false, true), choose('manager', 'presite', true, true)]);
    const { rows } = await database.pool.query<{ id: number }>('select id from notice_choice');
    expect(rows).toHaveLength(1);
    const done = mutationOf(await choose('manager', 'presite', false, false));
    const undo = 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }';
    expect((await ask('admin', undo, { id: done })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await ask('manager', undo, { id: done })).errors).toEqual([]);
    const stored = await database.pool.query('select by_mail from notice_choice');
    expect(stored.rows).toEqual([{ by_mail: true }]);
  });

  it('gets one mail of several notices, a minute after them, once, however many servers look; not of what was taken back', async () => {
    await hearsOfTexas('manager');
    await choose('manager', 'central_texas_job', true, true);
    await texan();
    await texan();
    expect(await mails(60)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => mailNotices(database.pool, mailer, { origin: ORIGIN, pause: 0 })));
    const { rows } = await database.pool.query<{ recipients: string; subject: string }>(
      'select recipients, subject from email_log',
    );
    expect(rows).toEqual([{ recipients: 'manager@trowel.test', subject: '2 notices from Trowel' }]);
    await database.pool.query('truncate email_log');
    await texan();
    await database.pool.query('delete from notification where is_mail_due');
    expect(await mails()).toEqual([]);
  });
});
