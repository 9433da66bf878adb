import { CALLS } from '#domain/access/calls';
import { addCommand } from '../../api/commandField';
import type { SchemaModule } from '../../api/schema';
import { readQueuedWork, tryQueuedWork } from './queuedWork';
import { WORK_STATES, type QueuedWork } from '#domain/admin/queuedWork';

/** The queue of mails, backups and upkeep, to look at and to hurry [MSG-002]. */
export const addQueuedWork: SchemaModule = (kit) => {
  const { builder } = kit;
  const state = builder.enumType('QueuedWorkState', { values: WORK_STATES });
  const work = builder.objectRef<QueuedWork>('QueuedWork').implement({
    fields: (t) => ({
      id: t.exposeString('id', { nullable: false }),
      kind: t.exposeString('kind', {
        nullable: false,
        description: 'mail, password_reset, report_mail, webhook, backup or upkeep.',
      }),
      what: t.exposeString('what', { description: 'The subject and the recipients of a mail.' }),
      state: t.field({ type: state, nullable: false, resolve: (one) => one.state }),
      tries: t.exposeInt('tries', { nullable: false }),
      created_at: t.field({ type: 'DateTime', nullable: false, resolve: ({ created_at }) => created_at }),
      next_try_at: t.field({ type: 'DateTime', resolve: ({ next_try_at }) => next_try_at }),
      error: t.exposeString('error'),
      email_id: t.exposeInt('email_id', {
        description: 'A mail of the log that has failed: resendEmail sends it again.',
      }),
    }),
  });
  builder.queryField('queuedWork', (t) =>
    t.field({
      type: [work],
      nullable: false,
      description: 'What waits, runs or has failed, the failed first; at most 200.',
      extensions: { need: CALLS.queuedWork.need },
      resolve: (_root, _args, { runner }) => readQueuedWork(runner),
    }),
  );
  const tried = builder.objectRef<{ id: string }>('TriedWork').implement({
    fields: (t) => ({ id: t.exposeString('id', { nullable: false }) }),
  });
  addCommand(kit, {
    command: tryQueuedWork,
    type: tried,
    description: 'Does work that waits or has failed at once.',
  });
};
