import { inputFields } from '#domain/fields/resource';
import { runCommand } from '../../pipeline/runCommand';
import { idOf, type Row } from '../../db/statement';
import { createUser } from './createUser';
import { deleteUser } from './deleteUser';
import { inviteUser } from './inviteUser';
import { resetUserPassword, type PasswordResetAnswer } from './resetUserPassword';
import { accessEntries } from './storedEntries';
import { updateUser } from './updateUser';
import { inputFieldType } from '../../api/crud/fieldTypes';
import { answerWritten } from '../../api/crud/mutations';
import { addCommand, answersRecord } from '../../api/commandField';
import { mutationOf } from '../../api/mutationOf';
import { userResource } from './userResource';
import type { SchemaKit, SchemaModule } from '../../api/schema';
import { addEntryTypes, type EntryTypes } from './entryTypes';
import { addRoles } from './roles';

const addUserInputs = ({ builder }: SchemaKit, { input }: EntryTypes) => {
  const fields = inputFields(userResource.descriptor);
  const create = builder.inputType('UserInput', {
    fields: (t) => ({
      ...Object.fromEntries(
        fields.map((field) => [field.name, t.field({ type: inputFieldType(field, userResource.entity) })]),
      ),
      password: t.string(),
      password_confirm: t.string(),
      invite: t.boolean({ description: 'Without a password: the invitation carries a one-time link that sets it.' }),
      user_permissions: t.field({ type: input }),
    }),
  });
  const patch = builder.inputType('UserPatch', {
    fields: (t) => ({
      version: t.int({ required: true, description: 'The version that was read; another one by now is a conflict.' }),
      ...Object.fromEntries(
        fields.map((field) => [field.name, t.field({ type: inputFieldType(field, userResource.entity) })]),
      ),
      user_permissions: t.field({ type: input, description: 'All entries of the user that differ from the role.' }),
    }),
  });
  return { create, patch };
};

const addUserMutations = (kit: SchemaKit, types: EntryTypes): void => {
  const { builder, registry, refs, commands } = kit;
  const user = refs.get('app_user') ?? builder.objectRef<Row>('User');
  const { create, patch } = addUserInputs(kit, types);
  const [creates, updates] = [createUser(userResource.descriptor), updateUser(userResource.descriptor)];
  builder.objectField(user, 'user_permissions', (t) =>
    t.field({
      type: types.entries,
      nullable: false,
      resolve: (row: Row, _args, { runner }) => accessEntries(runner, 'user_permission', idOf(row)),
    }),
  );
  builder.objectField(user, 'is_invitation_mailed', (t) =>
    t.boolean({
      nullable: true,
      description:
        'In the answer of a mutation: whether invitations leave through a mail server. Where there is none, the link that inviteUser answers is handed on.',
      resolve: (_row, _args, { mutation }) => mutation?.directory.isMailing ?? null,
    }),
  );
  builder.mutationField(creates.name, (t) =>
    t.field({
      type: user,
      nullable: false,
      extensions: { need: creates.need },
      args: { user: t.arg({ type: create, required: true }) },
      resolve: async (_root, args, context, info) =>
        answerWritten(registry, userResource, context, info, await runCommand(creates, args.user, mutationOf(context))),
    }),
  );
  builder.mutationField(updates.name, (t) =>
    t.field({
      type: user,
      nullable: false,
      extensions: { need: updates.need },
      args: { id: t.arg.int({ required: true }), user: t.arg({ type: patch, required: true }) },
      resolve: async (_root, { id, user: values }, context, info) =>
        answerWritten(
          registry,
          userResource,
          context,
          info,
          await runCommand(updates, { ...values, id }, mutationOf(context)),
        ),
    }),
  );
  addCommand(kit, {
    command: deleteUser,
    type: user,
    description: 'Deactivates the user: the account is blocked, the next request is refused.',
    answer: answersRecord(userResource),
  });
  for (const command of [creates, updates]) commands.set(command.name, command);
};

const addPasswordReset = (kit: SchemaKit): void => {
  const answer = kit.builder.objectRef<PasswordResetAnswer>('PasswordReset').implement({
    fields: (t) => ({
      link: t.exposeString('link', {
        description:
          'A one-time link where no mail could be sent, good for 24 hours, an invitation for seven days; null when it is sent by mail.',
      }),
    }),
  });
  addCommand(kit, { command: resetUserPassword, type: answer });
  addCommand(kit, { command: inviteUser, type: answer });
};

/** The named calls of users and roles [USR-016 ADM-005]. */
export const users: SchemaModule = (kit) => {
  const types = addEntryTypes(kit.builder);
  addUserMutations(kit, types);
  addPasswordReset(kit);
  addRoles(kit, types);
};
