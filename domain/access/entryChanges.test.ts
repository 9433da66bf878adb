import { describe, expect, it } from 'vitest';
import { NO_ENTRIES } from './effective';
import { entryChanges, type EntryOwner, type StoredEntry } from './entryChanges';

const OWNER: EntryOwner = { table: 'user_permission', field: 'user_id', owner: 7 };
const STORED: readonly StoredEntry[] = [
  { id: 1, category_name: 'INVENTORY', access_level: 'view', has_permission: null },
  { id: 2, category_name: 'CAN_DELETE_JOB', access_level: null, has_permission: true },
];

describe('the permission entries of a user or a role', () => {
  it('are written as far as they differ: changed, added, and removed where they are not wanted any more', () => {
    const wanted = {
      triPermissions: [
        { category_name: 'INVENTORY', access_level: 'edit' },
        { category_name: 'ROLES', access_level: 'none' },
      ],
      biPermissions: [],
    } as const;
    expect(entryChanges(OWNER, STORED, wanted)).toEqual([
      { entity: 'user_permission', id: 1, op: 'update', set: { access_level: 'edit', has_permission: null } },
      {
        entity: 'user_permission',
        id: null,
        key: 'user_permission ROLES',
        op: 'insert',
        set: { category_name: 'ROLES', access_level: 'none', has_permission: null, user_id: 7 },
      },
      { entity: 'user_permission', id: 2, op: 'delete', set: {} },
    ]);
  });

  it('are left alone where they are as wanted', () => {
    expect(
      entryChanges(OWNER, STORED, {
        triPermissions: [{ category_name: 'INVENTORY', access_level: 'view' }],
        biPermissions: [{ category_name: 'CAN_DELETE_JOB', has_permission: true }],
      }),
    ).toEqual([]);
    expect(entryChanges(OWNER, [], NO_ENTRIES)).toEqual([]);
  });

  it('of a row that is being made refer to it by its key', () => {
    expect(
      entryChanges({ table: 'role_permission', field: 'role_id', owner: 'role' }, [], {
        ...NO_ENTRIES,
        biPermissions: [{ category_name: 'CAN_VIEW_JOB', has_permission: true }],
      }),
    ).toEqual([
      {
        entity: 'role_permission',
        id: null,
        key: 'role_permission CAN_VIEW_JOB',
        op: 'insert',
        set: { category_name: 'CAN_VIEW_JOB', access_level: null, has_permission: true },
        refs: { role_id: 'role' },
      },
    ]);
  });
});
