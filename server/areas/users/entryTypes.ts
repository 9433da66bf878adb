import type { AccessEntries, BiEntry, TriEntry } from '#domain/access/effective';
import type { Builder } from '../../api/builder';

/** Permission entries in and out, in the shape of `user_permissions` [USR-003]. */
export const addEntryTypes = (builder: Builder) => {
  const tri = builder.objectRef<TriEntry>('TriPermission').implement({
    description: 'A stem such as INVENTORY with its level: none, view or edit.',
    fields: (t) => ({
      category_name: t.exposeString('category_name', { nullable: false }),
      access_level: t.exposeString('access_level', { nullable: false }),
    }),
  });
  const bi = builder.objectRef<BiEntry>('BiPermission').implement({
    description: 'A code such as CAN_DELETE_JOB, held or not.',
    fields: (t) => ({
      category_name: t.exposeString('category_name', { nullable: false }),
      has_permission: t.exposeBoolean('has_permission', { nullable: false }),
    }),
  });
  const entries = builder.objectRef<AccessEntries>('UserPermissions').implement({
    description: 'What differs from the role; a missing entry inherits it.',
    fields: (t) => ({
      triPermissions: t.field({ type: [tri], nullable: false, resolve: ({ triPermissions }) => [...triPermissions] }),
      biPermissions: t.field({ type: [bi], nullable: false, resolve: ({ biPermissions }) => [...biPermissions] }),
    }),
  });
  const triInput = builder.inputType('TriPermissionInput', {
    fields: (t) => ({ category_name: t.string({ required: true }), access_level: t.string({ required: true }) }),
  });
  const biInput = builder.inputType('BiPermissionInput', {
    fields: (t) => ({ category_name: t.string({ required: true }), has_permission: t.boolean({ required: true }) }),
  });
  const input = builder.inputType('UserPermissionsInput', {
    fields: (t) => ({
      triPermissions: t.field({ type: [triInput], required: true }),
      biPermissions: t.field({ type: [biInput], required: true }),
    }),
  });
  return { tri, bi, entries, triInput, biInput, input };
};

export type EntryTypes = ReturnType<typeof addEntryTypes>;
