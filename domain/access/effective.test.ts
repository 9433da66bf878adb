import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectivePermissions, entriesOf, levelOf, NO_ENTRIES, type AccessEntries } from './effective';
import { ACCESS_LEVELS, BI_CODES, PERMISSIONS, TRI_STEMS } from './permissions';

const role: AccessEntries = {
  triPermissions: [
    { category_name: 'INVENTORY', access_level: 'edit' },
    { category_name: 'ROLES', access_level: 'view' },
  ],
  biPermissions: [
    { category_name: 'CAN_VIEW_JOB', has_permission: true },
    { category_name: 'CAN_DELETE_JOB', has_permission: false },
  ],
};

const someEntries: fc.Arbitrary<AccessEntries> = fc.record({
  triPermissions: fc.array(
    fc.record({ category_name: fc.constantFrom(...TRI_STEMS), access_level: fc.constantFrom(...ACCESS_LEVELS) }),
  ),
  biPermissions: fc.array(fc.record({ category_name: fc.constantFrom(...BI_CODES), has_permission: fc.boolean() })),
});

describe('effective permissions', () => {
  it('are those of the role when the user has no entries', () => {
    expect(effectivePermissions(role)).toEqual([
      'CAN_VIEW_INVENTORY',
      'CAN_EDIT_INVENTORY',
      'CAN_VIEW_ROLES',
      'CAN_VIEW_JOB',
    ]);
  });

  it('let the entries of a user replace those of the role, to give and to take [USR-003]', () => {
    const user: AccessEntries = {
      triPermissions: [
        { category_name: 'INVENTORY', access_level: 'none' },
        { category_name: 'ROLES', access_level: 'edit' },
      ],
      biPermissions: [
        { category_name: 'CAN_VIEW_JOB', has_permission: false },
        { category_name: 'CAN_DELETE_JOB', has_permission: true },
      ],
    };
    expect(effectivePermissions(role, user)).toEqual(['CAN_VIEW_ROLES', 'CAN_EDIT_ROLES', 'CAN_DELETE_JOB']);
  });

  it('never hold the EDIT code of a stem without its VIEW code, nor a code twice', () => {
    fc.assert(
      fc.property(someEntries, someEntries, (ofRole, ofUser) => {
        const codes = effectivePermissions(ofRole, ofUser);
        expect(new Set(codes).size).toBe(codes.length);
        expect(codes.every((code) => PERMISSIONS.includes(code))).toBe(true);
        const held = new Set(codes);
        for (const stem of TRI_STEMS) expect(held.has(`CAN_EDIT_${stem}`) && !held.has(`CAN_VIEW_${stem}`)).toBe(false);
      }),
    );
  });

  it('follow the user wherever the user has an entry, else the role', () => {
    fc.assert(
      fc.property(
        someEntries,
        fc.constantFrom(...TRI_STEMS),
        fc.constantFrom(...ACCESS_LEVELS),
        (ofRole, stem, level) => {
          const user: AccessEntries = { ...NO_ENTRIES, triPermissions: [{ category_name: stem, access_level: level }] };
          expect(levelOf(new Set(effectivePermissions(ofRole, user)), stem)).toBe(level);
        },
      ),
    );
  });

  it('ignore stored rows that name nothing known', () => {
    expect(
      entriesOf([
        { category_name: 'INVENTORY', access_level: 'view' },
        { category_name: 'INVENTORY', access_level: 'owner' },
        { category_name: 'CAN_VIEW_JOB', has_permission: true },
        { category_name: 'CAN_FLY', has_permission: true },
        { category_name: 'CAN_VIEW_INVENTORY', has_permission: true },
      ]),
    ).toEqual({
      triPermissions: [{ category_name: 'INVENTORY', access_level: 'view' }],
      biPermissions: [{ category_name: 'CAN_VIEW_JOB', has_permission: true }],
    });
  });
});
