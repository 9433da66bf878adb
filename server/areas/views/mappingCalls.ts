import { z } from 'zod';
import { SIGNED_IN } from '#domain/access/can';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { mappingSettings, type MappingSettings, type SavedMapping } from '#domain/imports/savedMapping';
import type { Actor } from '../../access/actor';
import { mutationOf } from '../../api/mutationOf';
import type { SchemaModule } from '../../api/schema';
import { columnsOf, rowReader, worked } from '../../db/rowDecoder';
import { idOf, runText, type Row, type Runner } from '../../db/statement';
import { importMapping } from '../../db/tables/shares';
import type { Command } from '../../pipeline/command';
import { runCommand } from '../../pipeline/runCommand';
import { importNeed } from '../../imports/importNeed';
import { mayImport } from './listNeeds';
import { namedRowCommands, newRowChanges, newRowInput, type NamedKind } from './namedRows';
import { sharedWithType, SHARED_WITH } from './sharedWithType';
import { assertMayShare, isSeenBy, oversees, readShares } from './shares';

const MAPPINGS = `
  select m.*, u.first_name || ' ' || u.last_name as owner_name from import_mapping m join app_user u on u.id = m.owner_id`;

const toStored = rowReader(
  {
    ...columnsOf(importMapping, 'id', 'version', 'resource', 'owner_id', 'name', 'settings'),
    owner_name: worked.text,
  },
  (row) => row,
);

const mappingsOf = async (runner: Runner, actor: Actor, rows: readonly Row[]): Promise<SavedMapping[]> => {
  const stored = rows.map(toStored).map(({ owner_id, ...mapping }) => {
    const is_own = owner_id === actor.user_id;
    return { ...mapping, is_own, may_edit: is_own || oversees(actor) };
  });
  const shares = await readShares(runner, 'import_mapping', new Map(stored.map(({ id, may_edit }) => [id, may_edit])));
  return stored.flatMap((mapping): SavedMapping[] => {
    const settings = mappingSettings.safeParse(JSON.parse(mapping.settings));
    return settings.success ? [{ ...mapping, ...shares.of(mapping.id), settings: settings.data }] : [];
  });
};

const readMapping = async (runner: Runner, actor: Actor, { id }: Row): Promise<SavedMapping> => {
  const [mapping] = await mappingsOf(runner, actor, await runText(runner, `${MAPPINGS} where m.id = $1`, [id]));
  if (!mapping) throw new AppError('NOT_FOUND');
  return mapping;
};

const createInput = z.strictObject({ ...newRowInput, settings: mappingSettings });

/** How files are imported, by name: one's own mappings, and those that others share [ADM-017]. */
export const importMappings: SchemaModule = ({ builder, registry, commands }) => {
  const kind: NamedKind<MappingSettings> = {
    table: 'import_mapping',
    settings: mappingSettings,
    may: (actor, resource) => mayImport(registry, actor, resource),
    goesWith: [],
  };
  const { update, remove, assertMayUndo } = namedRowCommands(kind, {
    update: 'updateImportMapping',
    remove: 'deleteImportMapping',
  });
  const create: Command<z.infer<typeof createInput>, number, Row> = {
    name: 'createImportMapping',
    need: SIGNED_IN,
    input: createInput,
    load: async (mutation, { resource, ...wanted }) => {
      const { actor } = mutation;
      if (importNeed(registry, resource) === undefined)
        throw badInput([fieldIssue('resource', 'unknown_field', { name: resource })]);
      if (!kind.may(actor, resource)) throw new AppError('FORBIDDEN');
      await assertMayShare(mutation, [], wanted);
      return actor.user_id;
    },
    decide: (owner_id, input) => ({ changes: newRowChanges(kind, owner_id, input) }),
    result: (written) => written.made(kind.table),
    assertMayUndo,
  };
  for (const command of [create, update, remove]) commands.set(command.name, command);

  const sharedWith = sharedWithType(builder);
  const mapping = builder.objectRef<SavedMapping>('ImportMapping').implement({
    description: 'What the columns of files of one kind are meant for, by their heads.',
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
      is_own: t.exposeBoolean('is_own', { nullable: false }),
      owner_name: t.exposeString('owner_name', { nullable: false }),
      may_edit: t.exposeBoolean('may_edit', { nullable: false }),
    }),
  });
  builder.queryField('importMappings', (t) =>
    t.field({
      type: [mapping],
      nullable: false,
      description: 'Your own mappings for imports of a resource, and those that are shared with you, by name.',
      args: { resource: t.arg.string({ required: true }) },
      resolve: async (_root, { resource }, { runner, actor }) => {
        if (!kind.may(actor, resource)) throw new AppError('FORBIDDEN');
        const seen = isSeenBy('import_mapping', 'm', '$1', actor);
        const where = `where m.resource = $2 and ${seen} order by m.name, m.id`;
        return mappingsOf(runner, actor, await runText(runner, `${MAPPINGS} ${where}`, [actor.user_id, resource]));
      },
    }),
  );
  builder.mutationFields((t) => ({
    createImportMapping: t.field({
      type: mapping,
      nullable: false,
      args: {
        resource: t.arg.string({ required: true }),
        name: t.arg.string({ required: true }),
        settings: t.arg({ type: 'JSON', required: true }),
        is_shared: t.arg.boolean({ description: SHARED_WITH.is_shared }),
        role_ids: t.arg.intList({ description: SHARED_WITH.role_ids }),
        user_ids: t.arg.intList({ description: SHARED_WITH.user_ids }),
      },
      resolve: async (_root, args, context) =>
        readMapping(context.runner, context.actor, await runCommand(create, args, mutationOf(context))),
    }),
    updateImportMapping: t.field({
      type: mapping,
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
        readMapping(context.runner, context.actor, await runCommand(update, args, mutationOf(context))),
    }),
    deleteImportMapping: t.field({
      type: 'Int',
      nullable: false,
      args: { id: t.arg.int({ required: true }) },
      resolve: async (_root, args, context) => idOf(await runCommand(remove, args, mutationOf(context))),
    }),
  }));
};
