import { describe, expect, it } from 'vitest';
import { mergeAccess, permissionAt } from './mergeAccess';

const USER = { name: 'user_permissions', without: () => null } as const;
const ADMIN = { triPermissions: [], biPermissions: [{ category_name: 'CAN_VIEW_REPORTS', has_permission: true }] };
const withLevel = (access_level: string) => ({
  ...ADMIN,
  triPermissions: [{ category_name: 'INVENTORY', access_level }],
});
const BASE = { id: 7, version: 3, first_name: 'Ana', email: 'ana@example.com', user_permissions: ADMIN };

describe('two administrators on one user', () => {
  it('bring their fields and permissions together [API-037]', () => {
    const mine = { ...BASE, first_name: 'Anna', user_permissions: withLevel('edit') };
    const theirs = { ...BASE, version: 4, user_permissions: { triPermissions: [], biPermissions: [] } };
    const { merged, contested, taken } = mergeAccess(USER, BASE, mine, theirs);
    expect(merged).toEqual({
      ...BASE,
      version: 4,
      first_name: 'Anna',
      user_permissions: { triPermissions: [{ category_name: 'INVENTORY', access_level: 'edit' }], biPermissions: [] },
    });
    expect([contested, taken]).toEqual([[], ['user_permissions.CAN_VIEW_REPORTS']]);
  });

  it('are asked about the permission that both changed, and it alone', () => {
    const mine = { ...BASE, user_permissions: withLevel('edit') };
    const theirs = { ...BASE, version: 4, user_permissions: withLevel('view') };
    const [first, ...others] = mergeAccess(USER, BASE, mine, theirs).contested;
    expect([first, others]).toEqual([{ path: 'user_permissions.INVENTORY', mine: 'edit', theirs: 'view' }, []]);
    expect(permissionAt(first?.path ?? '', USER)).toBe('INVENTORY');
    const chosen = mergeAccess(USER, BASE, mine, theirs, new Set([first?.path ?? '']));
    expect(chosen.merged.user_permissions).toEqual(withLevel('view'));
  });
});
