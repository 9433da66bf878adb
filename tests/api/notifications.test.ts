import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../support/app';
import { TEST_TODAY } from '../support/clock';
import { freePort } from '../support/freePort';
import { liveStream } from '../support/liveStream';
import { mailWorld } from '../support/mailWorld';
import { presiteFixture, type PresiteFixture } from '../support/presiteFixture';
import { ANA, BEN, warrantyFixture } from '../support/warrantyFixture';

interface Note {
  id: number;
  notified_user_id: number;
  notification_text: string;
  action_url: string;
  created_date: string;
  is_read: boolean;
}

const LIST =
  'query ($userId: Int!) { notifications(userId: $userId) { id notified_user_id notification_text action_url created_date is_read } }';
const READ =
  'mutation ($notificationId: Int!) { updateNotificationIsRead(notificationId: $notificationId) { id is_read } }';
const MOVE =
  'mutation ($id: Int!, $schedule: WarrantyScheduleMoveInput!) { updateWarrantySchedule(id: $id, schedule: $schedule) { id } }';

const ids = new Map<string, number>();
const idOf = (account: string): number => ids.get(account) ?? 0;

const app = await testApp();
beforeAll(async () => {
  const { rows } = await app.database.pool.query<{ id: number; email: string }>('select id, email from app_user');
  for (const { id, email } of rows) ids.set(email.split('@')[0] ?? '', id);
});
beforeEach(async () => {
  await app.database.pool.query('truncate notification');
});

const listOf = async (account: string): Promise<Note[]> => {
  const { data, errors } = await app.graphql<{ notifications: Note[] }>(account, LIST, { userId: idOf(account) });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.notifications;
};
const textsOf = async (account: string) =>
  (await listOf(account)).map(({ notification_text, action_url }) => [notification_text, action_url]);
const tell = async (
  account: string,
  text: string,
  created_date = '2026-03-01T12:00:00Z',
  is_read = false,
): Promise<number> => {
  const { rows } = await app.database.pool.query<{ id: number }>(
    "insert into notification (notified_user_id, notification_text, action_url, created_date, is_read) values ($1, $2, '/job', $3, $4) returning id",
    [idOf(account), text, created_date, is_read],
  );
  return rows[0]?.id ?? 0;
};
const isEmployee = (account: string, employee_id: number) =>
  app.database.pool.query('update app_user set employee_id = $1 where id = $2', [employee_id, idOf(account)]);

describe('the notifications of a user', () => {
  it('come newest first with their fields, read ones too, and no more than 200 [NOT-001 NOT-009]', async () => {
    const read = await tell('office', 'Old', '2026-03-01T12:00:00Z', true);
    await tell('office', 'New', '2026-03-02T12:00:00Z');
    await tell('admin', 'For somebody else');
    expect(await listOf('office')).toEqual([
      expect.objectContaining({ notification_text: 'New', is_read: false }),
      {
        id: read,
        notified_user_id: idOf('office'),
        notification_text: 'Old',
        action_url: '/job',
        created_date: expect.stringMatching(/^2026-03-01T12:00:00/),
        is_read: true,
      },
    ]);
    await app.database.pool.query(
      "insert into notification (notified_user_id, notification_text, action_url, created_date) select $1, 'Note ' || n, '/job', timestamptz '2026-04-01' + n * interval '1 minute' from generate_series(1, 250) n",
      [idOf('office')],
    );
    const many = await listOf('office');
    expect([many.length, many[0]?.notification_text, many.at(-1)?.notification_text]).toEqual([
      200,
      'Note 250',
      'Note 51',
    ]);
  });

  it("are nobody else's to read or to mark [NOT-009]", async () => {
    const id = await tell('admin', 'For the administrator');
    const { errors } = await app.graphql('office', LIST, { userId: idOf('admin') });
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const marked = await app.graphql('office', READ, { notificationId: id });
    expect(marked.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await listOf('admin'))[0]?.is_read).toBe(false);
  });

  it('are marked read one by one, which tells the other tabs of the user and nobody else [NOT-006 NOT-009]', async () => {
    const id = await tell('office', 'Read me');
    const [own, other] = [
      await liveStream(app.url, await app.token('office')),
      await liveStream(app.url, await app.token('manager')),
    ];
    await Promise.all([own.hear('hello'), other.hear('hello')]);
    const { data } = await app.graphql('office', READ, { notificationId: id });
    expect(data).toEqual({ updateNotificationIsRead: { id, is_read: true } });
    expect((await listOf('office'))[0]?.is_read).toBe(true);
    await own.hear('notification');
    expect(other.events.map(({ name }) => name)).not.toContain('notification');
    own.close();
    other.close();
  });

  it('are marked read all at once, and not those of others', async () => {
    await Promise.all([tell('office', 'One'), tell('office', 'Two'), tell('admin', 'Three')]);
    const { data } = await app.graphql('office', 'mutation { readAllNotifications }');
    expect(data).toEqual({ readAllNotifications: 2 });
    expect([...(await listOf('office')), ...(await listOf('admin'))].map(({ is_read }) => is_read)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('a presite', () => {
  let presite: PresiteFixture;
  beforeAll(async () => {
    presite = await presiteFixture(app);
    await isEmployee('supervisor', presite.people.BOTH);
    await isEmployee('scheduler', presite.people.GUNITE);
    await presite.setFlags(true, true);
  });
  beforeEach(() => presite.clear());

  it('is told to its supervisor when it is given and when its day moves, as one unread line', async () => {
    await presite.anItem({ id: 1 });
    const stream = await presite.listen('supervisor');
    await presite.assign({ presite_id: 1, employee_id: presite.people.BOTH, scheduled_date: TEST_TODAY });
    await stream.hear('notification');
    stream.close();
    expect(await textsOf('supervisor')).toEqual([['Presite on 03/11/2026: Job 1', '/SuperDetail/1']]);
    await presite.assign({ presite_id: 1, scheduled_date: '2026-03-12' });
    expect(await textsOf('supervisor')).toEqual([['Presite on 03/12/2026: Job 1', '/SuperDetail/1']]);
    const [note] = await listOf('supervisor');
    await app.graphql('supervisor', READ, { notificationId: note?.id });
    await presite.assign({ presite_id: 1, scheduled_date: '2026-03-13' });
    expect((await listOf('supervisor')).map(({ notification_text, is_read }) => [notification_text, is_read])).toEqual([
      ['Presite on 03/13/2026: Job 1', false],
      ['Presite on 03/12/2026: Job 1', true],
    ]);
  });

  it('that was told can still be taken back, and done again; what nobody read goes with it, what was read stays', async () => {
    await presite.anItem({ id: 1 });
    const { headers } = await presite.assign({
      presite_id: 1,
      employee_id: presite.people.BOTH,
      scheduled_date: TEST_TODAY,
    });
    const { data, errors } = await presite.undo(headers.get('x-mutation-id'));
    expect([errors, (await presite.row(1))?.presite_supervisor_id]).toEqual([undefined, null]);
    expect(await textsOf('supervisor')).toEqual([]);
    const undone: unknown = Object(data?.undo).mutation_id;
    const again = await presite.undo(String(undone));
    expect((await presite.row(1))?.presite_supervisor_id).toBe(presite.people.BOTH);
    const [note] = await listOf('supervisor');
    await app.graphql('supervisor', READ, { notificationId: note?.id });
    await presite.undo(String(Object(again.data?.undo).mutation_id));
    expect(await textsOf('supervisor')).toEqual([['Presite on 03/11/2026: Job 1', '/SuperDetail/1']]);
  });

  it('is not told to whoever gives it to themselves, nor when nothing changed or the supervisor is taken away', async () => {
    await presite.anItem({ id: 1 });
    await presite.assign({ presite_id: 1, employee_id: presite.people.GUNITE, scheduled_date: TEST_TODAY });
    expect(await textsOf('scheduler')).toEqual([]);
    await presite.assign({ presite_id: 1, employee_id: presite.people.BOTH });
    await app.database.pool.query('truncate notification');
    await presite.assign({ presite_id: 1, employee_id: presite.people.BOTH });
    await presite.assign({ presite_id: 1, employee_id: null });
    expect(await textsOf('supervisor')).toEqual([]);
  });

  it('that is refused tells nobody', async () => {
    await presite.anItem({ id: 1, version: 3 });
    const { errors } = await presite.assign({ presite_id: 1, employee_id: presite.people.BOTH, version: 1 });
    expect(errors?.[0]?.extensions?.code).toBe('CONFLICT');
    expect(await textsOf('supervisor')).toEqual([]);
  });
});

describe('a warranty visit', () => {
  it('is told to its fieldworker with its time, and to the next one when it changes hands', async () => {
    await app.database.pool.query('truncate job cascade');
    await app.database.pool.query('delete from customer where id = 700');
    const warranty = await warrantyFixture(app);
    await isEmployee('crew', ANA);
    await isEmployee('foreman', BEN);
    await warranty.aJob({
      id: 7001,
      visits: [{ id: 5, fieldworker_id: null, start: '2026-03-12T09:00:00', end: '2026-03-12T10:00:00' }],
    });
    const move = (fieldworker_id: number, start: string, end: string) =>
      app.graphql('manager', MOVE, { id: 5, schedule: { job_detail_id: 7001, fieldworker_id, start, end } });
    const { errors } = await move(ANA, '2026-03-12T13:30:00', '2026-03-12T14:30:00');
    expect(errors).toBeUndefined();
    expect(await textsOf('crew')).toEqual([['Warranty visit 03/12/2026 01:30 PM: Job 7001', '/SuperDetail/7001']]);
    await move(BEN, '2026-03-13T05:00:00', '2026-03-13T06:00:00');
    expect(await textsOf('foreman')).toEqual([['Warranty visit 03/13/2026 05:00 AM: Job 7001', '/SuperDetail/7001']]);
  });
});

describe('a mail that does not leave', () => {
  it('is told at once to those who asked for it, whoever sent it [NOT-008]', async () => {
    await app.database.pool.query('update app_user set is_email_transmission_failed_recipient = (id = $1)', [
      idOf('manager'),
    ]);
    const world = mailWorld(app.database, { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
    const mail = { to: ['carol@builder.example'], subject: 'Reset', text: 'Text', html: '<p>Text</p>' };
    const [asked, other] = [
      await liveStream(app.url, await app.token('manager')),
      await liveStream(app.url, await app.token('admin')),
    ];
    await Promise.all([asked.hear('hello'), other.hear('hello')]);
    await world.send({
      ...mail,
      template: 'Confirmation',
      about: { name: 'Harris Pool', path: '/job/3/edit/8' },
      created_by: idOf('manager'),
    });
    await world.send(mail);
    await asked.hear('notification');
    expect(other.events.map(({ name }) => name)).not.toContain('notification');
    for (const stream of [asked, other]) stream.close();
    expect(await textsOf('manager')).toEqual([
      [expect.stringMatching(/^Email failed: Reset\. .*ECONNREFUSED/), '/admin?tab=email_log'],
      [expect.stringMatching(/^Email failed: Confirmation for Harris Pool\. .*ECONNREFUSED/), '/job/3/edit/8'],
    ]);
    expect(await textsOf('admin')).toEqual([]);
  });
});
