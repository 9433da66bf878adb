import { FIELD_ACCESS, type FieldLimit } from '#domain/access/fieldLimits';
import { limitableFields, storedLimits, type LimitableField } from './limitChanges';
import { createRole, deleteRole, updateRole } from './roleCommands';
import { runCommand } from '../../pipeline/runCommand';
import { idOf, type Row } from '../../db/statement';
import { accessEntries } from './storedEntries';
import { answerWritten } from '../../api/crud/mutations';
import { addCommand } from '../../api/commandField';
import { mutationOf } from '../../api/mutationOf';
import { roleResource } from './roleResource';
import type { SchemaKit } from '../../api/schema';
import type { EntryTypes } from './entryTypes';

/**
 * `createRole`, `updateRole`, `deleteRole`, and the permissions of a role in the shape of `user_permissions` [ADM-005].
 */
export const addRoles = (kit: SchemaKit, { tri, bi, triInput, biInput }: EntryTypes): void => {
  const { builder, registry, refs, commands } = kit;
  const role = refs.get('role') ?? builder.objectRef<Row>('Role');
  const flags = builder.objectRef<{ presite_gunite: boolean; presite_pebble: boolean }>('RoleFlags').implement({
    description: 'The divisions of the presite screen [AUTH-056].',
    fields: (t) => ({
      presite_gunite: t.exposeBoolean('presite_gunite', { nullable: false }),
      presite_pebble: t.exposeBoolean('presite_pebble', { nullable: false }),
    }),
  });
  const access = builder.enumType('FieldAccess', { values: FIELD_ACCESS });
  const limit = builder.objectRef<FieldLimit>('FieldLimit').implement({
    description: 'A field that a role does not see, or sees and does not change.',
    fields: (t) => ({
      entity: t.exposeString('entity', { nullable: false }),
      field: t.exposeString('field', { nullable: false }),
      access: t.field({ type: access, nullable: false, resolve: (one) => one.access }),
    }),
  });
  const limitInput = builder.inputType('FieldLimitInput', {
    fields: (t) => ({
      entity: t.string({ required: true }),
      field: t.string({ required: true }),
      access: t.field({ type: access, required: true }),
    }),
  });
  const limitable = builder.objectRef<LimitableField>('LimitableField').implement({
    fields: (t) => ({
      entity: t.exposeString('entity', { nullable: false }),
      entity_label: t.exposeString('entity_label', { nullable: false }),
      field: t.exposeString('field', { nullable: false }),
      label: t.exposeString('label', { nullable: false }),
    }),
  });
  builder.queryField('limitableFields', (t) =>
    t.field({
      type: [limitable],
      nullable: false,
      description: 'The fields that a role can be kept from.',
      extensions: { need: roleResource.needs.read },
      resolve: () => [...limitableFields(registry)],
    }),
  );
  const flagsInput = builder.inputType('RoleFlagsInput', {
    fields: (t) => ({ presite_gunite: t.boolean({ required: true }), presite_pebble: t.boolean({ required: true }) }),
  });
  builder.objectFields(role, (t) => ({
    triPermissions: t.field({
      type: [tri],
      nullable: false,
      resolve: async (row: Row, _args, { runner }) => [
        ...(await accessEntries(runner, 'role_permission', idOf(row))).triPermissions,
      ],
    }),
    biPermissions: t.field({
      type: [bi],
      nullable: false,
      resolve: async (row: Row, _args, { runner }) => [
        ...(await accessEntries(runner, 'role_permission', idOf(row))).biPermissions,
      ],
    }),
    field_limits: t.field({
      type: [limit],
      nullable: false,
      resolve: async (row: Row, _args, { runner }) => storedLimits(runner, idOf(row)),
    }),
    flags: t.field({
      type: flags,
      nullable: false,
      resolve: async (row: Row, _args, { loaders }) => {
        const whole = await loaders.row('role', idOf(row));
        return { presite_gunite: whole?.presite_gunite === true, presite_pebble: whole?.presite_pebble === true };
      },
    }),
  }));
  const inputOf = (name: 'RoleInput' | 'RolePatch') =>
    builder.inputType(name, {
      fields: (t) => ({
        ...(name === 'RolePatch' ? { version: t.int({ required: true }) } : {}),
        name: t.string(),
        description: t.string(),
        flags: t.field({ type: flagsInput }),
        triPermissions: t.field({ type: [triInput] }),
        biPermissions: t.field({ type: [biInput] }),
        field_limits: t.field({
          type: [limitInput],
          description: 'All fields that the role is kept from; left out, they stay as they are.',
        }),
      }),
    });
  const offered = () => limitableFields(registry);
  const [creates, updates] = [
    createRole(roleResource.descriptor, offered),
    updateRole(roleResource.descriptor, offered),
  ];
  builder.mutationField(creates.name, (t) =>
    t.field({
      type: role,
      nullable: false,
      extensions: { need: creates.need },
      args: { role: t.arg({ type: inputOf('RoleInput'), required: true }) },
      resolve: async (_root, args, context, info) =>
        answerWritten(registry, roleResource, context, info, await runCommand(creates, args.role, mutationOf(context))),
    }),
  );
  builder.mutationField(updates.name, (t) =>
    t.field({
      type: role,
      nullable: false,
      extensions: { need: updates.need },
      args: { id: t.arg.int({ required: true }), role: t.arg({ type: inputOf('RolePatch'), required: true }) },
      resolve: async (_root, { id, role: values }, context, info) =>
        answerWritten(
          registry,
          roleResource,
          context,
          info,
          await runCommand(updates, { ...values, id }, mutationOf(context)),
        ),
    }),
  );
  addCommand(kit, { command: deleteRole, type: role, description: 'Answers the row as it was.' });
  for (const command of [creates, updates]) commands.set(command.name, command);
};
