import { AppError } from '#domain/errors';
import { viewSettings, type SavedView } from '#domain/views/savedView';
import type { Actor } from '../../access/actor';
import { runCommand } from '../../pipeline/runCommand';
import { columnsOf, rowReader, worked } from '../../db/rowDecoder';
import { runText, type Row, type Runner, idOf } from '../../db/statement';
import { savedView } from '../../db/tables/views';
import { mutationOf } from '../../api/mutationOf';
import type { SchemaModule } from '../../api/schema';
import { mayReadList } from './listNeeds';
import { isSeenBy, oversees, readShares } from './shares';
import { sharedWithType, SHARED_WITH } from './sharedWithType';
import { viewCommands } from './viewCommands';

const VIEWS = `
  select v.*, u.first_name || ' ' || u.last_name as owner_name, d.id is not null as is_default
  from saved_view v join app_user u on u.id = v.owner_id left join default_view d on d.saved_view_id = v.id and d.user_id = $1`;

const toStored = rowReader(
  {
    ...columnsOf(savedView, 'id', 'version', 'resource', 'owner_id', 'name', 'settings'),
    owner_name: worked.text,
    is_default: worked.flag,
  },
  (row) => row,
);

const viewsOf = async (runner: Runner, actor: Actor, rows: readonly Row[]): Promise<SavedView[]> => {
  const stored = rows.map(toStored).map(({ owner_id, ...view }) => {
    const is_own = owner_id === actor.user_id;
    return { ...view, is_own, may_edit: is_own || oversees(actor) };
  });
  const shares = await readShares(runner, 'saved_view', new Map(stored.map(({ id, may_edit }) => [id, may_edit])));
  return stored.flatMap((view): SavedView[] => {
    const settings = viewSettings.safeParse(JSON.parse(view.settings));
    return settings.success ? [{ ...view, ...shares.of(view.id), settings: settings.data }] : [];
  });
};

const readView = async (runner: Runner, actor: Actor, { id }: Row): Promise<SavedView> => {
  const [view] = await viewsOf(runner, actor, await runText(runner, `${VIEWS} where v.id = $2`, [actor.user_id, id]));
  if (!view) throw new AppError('NOT_FOUND');
  return view;
};

/** The views of lists that users have named: their own, and those that others share. */
export const views: SchemaModule = (kit) => {
  const { builder, registry, commands } = kit;
  const { create, update, remove, setDefault } = viewCommands((actor, resource) =>
    mayReadList(registry, actor, resource),
  );
  for (const command of [create, update, remove]) commands.set(command.name, command);
  const sharedWith = sharedWithType(builder);
  const view = builder.objectRef<SavedView>('SavedView').implement({
    description: 'A named state of a list: filters, order, columns with their widths, page size.',
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      version: t.exposeInt('version', { nullable: false }),
      resource: t.exposeString('resource', { nullable: false }),
      name: t.exposeString('name', { nullable: false }),
      settings: t.field({ type: 'JSON', nullable: false, resolve: ({ settings }) => settings }),
      is_shared: t.exposeBoolean('is_shared', { nullable: false, description: SHARED_WITH.is_shared }),
      shared_roles: t.field({
        type: [sharedWith],
        nullable: false,
        description: SHARED_WITH.shared_roles,
        resolve: ({ shared_roles }) => [...shared_roles],
      }),
      shared_users: t.field({
        type: [sharedWith],
        nullable: false,
        description: SHARED_WITH.shared_users,
        resolve: ({ shared_users }) => [...shared_users],
      }),
      is_default: t.exposeBoolean('is_default', { nullable: false, description: 'Your list opens with it.' }),
      is_own: t.exposeBoolean('is_own', { nullable: false }),
      owner_name: t.exposeString('owner_name', { nullable: false }),
      may_edit: t.exposeBoolean('may_edit', { nullable: false }),
    }),
  });
  builder.queryField('savedViews', (t) =>
    t.field({
      type: [view],
      nullable: false,
      description:
        'Your own views of a list and those that are shared with you, by name; administrators see all that are shared.',
      args: { resource: t.arg.string({ required: true }) },
      resolve: async (_root, { resource }, { runner, actor }) => {
        if (!mayReadList(registry, actor, resource)) throw new AppError('FORBIDDEN');
        const seen = isSeenBy('saved_view', 'v', '$1', actor);
        const rows = await runText(runner, `${VIEWS} where v.resource = $2 and ${seen} order by v.name, v.id`, [
          actor.user_id,
          resource,
        ]);
        return viewsOf(runner, actor, rows);
      },
    }),
  );
  builder.mutationFields((t) => ({
    createSavedView: t.field({
      type: view,
      nullable: false,
      args: {
        resource: t.arg.string({ required: true }),
        name: t.arg.string({ required: true }),
        settings: t.arg({ type: 'JSON', required: true }),
        is_shared: t.arg.boolean({ description: SHARED_WITH.is_shared }),
        role_ids: t.arg.intList({ description: SHARED_WITH.role_ids }),
        user_ids: t.arg.intList({ description: SHARED_WITH.user_ids }),
        is_default: t.arg.boolean(),
      },
      resolve: async (_root, args, context) =>
        readView(context.runner, context.actor, await runCommand(create, args, mutationOf(context))),
    }),
    updateSavedView: t.field({
      type: view,
      nullable: false,
      args: {
        id: t.arg.int({ required: true }),
        version: t.arg.int({ required: true }),
        name: t.arg.string(),
        settings: t.arg({ type: 'JSON' }),
        is_shared: t.arg.boolean({ description: SHARED_WITH.is_shared }),
        role_ids: t.arg.intList({ description: SHARED_WITH.role_ids }),
        user_ids: t.arg.intList({ description: SHARED_WITH.user_ids }),
      },
      resolve: async (_root, args, context) =>
        readView(context.runner, context.actor, await runCommand(update, args, mutationOf(context))),
    }),
    deleteSavedView: t.field({
      type: 'Int',
      nullable: false,
      args: { id: t.arg.int({ required: true }) },
      resolve: async (_root, args, context) => idOf(await runCommand(remove, args, mutationOf(context))),
    }),
    setDefaultView: t.field({
      type: 'Boolean',
      nullable: false,
      description: 'The list opens with this view from now on; without an id, as it is.',
      args: { resource: t.arg.string({ required: true }), id: t.arg.int() },
      resolve: (_root, args, context) => runCommand(setDefault, args, mutationOf(context)),
    }),
  }));
};
