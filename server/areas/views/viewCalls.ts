import { CALLS } from '#domain/access/calls';
import { can, type Need } from '#domain/access/can';
import { AppError } from '#domain/errors';
import { REPORT_VIEWS } from '#domain/reports/reportViews';
import { viewSettings, type SavedView } from '#domain/views/savedView';
import type { Actor } from '../../access/actor';
import { runCommand } from '../../pipeline/runCommand';
import { columnsOf, rowReader, worked } from '../../db/rowDecoder';
import { runText, type Row, type Runner, idOf } from '../../db/statement';
import { savedView } from '../../db/tables/views';
import { viewCommands } from './viewCommands';
import { mutationOf } from '../../api/mutationOf';
import type { Registry } from '../../api/registry';
import type { SchemaModule } from '../../api/schema';

/** Lists that are no table's. */
const OTHER_LISTS: Readonly<Record<string, Need>> = { job_search: CALLS.jobs.need, ...REPORT_VIEWS };

const mayReadList = ({ resources, otherLists }: Registry, { permissions }: Actor, name: string): boolean => {
  const other = Object.hasOwn(OTHER_LISTS, name)
    ? OTHER_LISTS[name]
    : name.includes('.')
      ? otherLists.get(name.split('.')[0] ?? '')
      : undefined;
  if (other !== undefined) return can(permissions, other);
  return resources.some((resource) => resource.name === name && can(permissions, resource.needs.read));
};

const VIEWS = `
  select v.*, u.first_name || ' ' || u.last_name as owner_name, d.id is not null as is_default
  from saved_view v join app_user u on u.id = v.owner_id left join default_view d on d.saved_view_id = v.id and d.user_id = $1`;

const toStored = rowReader(
  {
    ...columnsOf(savedView, 'id', 'version', 'resource', 'owner_id', 'name', 'is_shared', 'settings'),
    owner_name: worked.text,
    is_default: worked.flag,
  },
  (row) => row,
);

const viewOf = ({ user_id, permissions }: Actor, row: Row): SavedView[] => {
  const { id, version, resource, name, is_shared, is_default, owner_id, owner_name, ...stored } = toStored(row);
  const settings = viewSettings.safeParse(JSON.parse(stored.settings));
  if (!settings.success) return [];
  const is_own = owner_id === user_id;
  const may_edit = is_own || can(permissions, 'CAN_ADMINISTER_USER');
  return [
    { id, version, resource, name, settings: settings.data, is_shared, is_default, is_own, owner_name, may_edit },
  ];
};

const readView = async (runner: Runner, actor: Actor, { id }: Row): Promise<SavedView> => {
  const [row] = await runText(runner, `${VIEWS} where v.id = $2`, [actor.user_id, id]);
  const [view] = row ? viewOf(actor, row) : [];
  if (!view) throw new AppError('NOT_FOUND');
  return view;
};

/** The views of lists that users have named: their own, and those that others share. */
export const views: SchemaModule = ({ builder, registry }) => {
  const { create, update, remove, setDefault } = viewCommands(({ actor }, resource) =>
    mayReadList(registry, actor, resource),
  );
  const view = builder.objectRef<SavedView>('SavedView').implement({
    description: 'A named state of a list: filters, order, columns with their widths, page size.',
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      version: t.exposeInt('version', { nullable: false }),
      resource: t.exposeString('resource', { nullable: false }),
      name: t.exposeString('name', { nullable: false }),
      settings: t.field({ type: 'JSON', nullable: false, resolve: ({ settings }) => settings }),
      is_shared: t.exposeBoolean('is_shared', { nullable: false }),
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
      description: 'Your own views of a list and those that others share, by name.',
      args: { resource: t.arg.string({ required: true }) },
      resolve: async (_root, { resource }, { runner, actor }) => {
        if (!mayReadList(registry, actor, resource)) throw new AppError('FORBIDDEN');
        const rows = await runText(
          runner,
          `${VIEWS} where v.resource = $2 and (v.owner_id = $1 or v.is_shared) order by v.name, v.id`,
          [actor.user_id, resource],
        );
        return rows.flatMap((row) => viewOf(actor, row));
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
        is_shared: t.arg.boolean(),
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
        is_shared: t.arg.boolean(),
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
