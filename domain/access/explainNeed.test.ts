import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { can, SIGNED_IN, type Need } from './can';
import { effectivePermissions, grantsOf, NO_ENTRIES, type AccessEntries } from './effective';
import { explainNeed } from './explainNeed';
import { PERMISSIONS } from './permissions';

const role: AccessEntries = {
  triPermissions: [{ category_name: 'INVENTORY', access_level: 'edit' }],
  biPermissions: [{ category_name: 'CAN_VIEW_JOB', has_permission: true }],
};
const user: AccessEntries = {
  triPermissions: [{ category_name: 'INVENTORY', access_level: 'view' }],
  biPermissions: [],
};

describe('why somebody may', () => {
  it("is told by the code with the entry of the user that replaces the role's", () => {
    expect(explainNeed('CAN_EDIT_INVENTORY', grantsOf(role, user))).toEqual({
      met: false,
      lines: [
        {
          depth: 0,
          kind: 'code',
          met: false,
          code: 'CAN_EDIT_INVENTORY',
          grant: { permission: 'INVENTORY', value: 'view', by: 'user', of_role: 'edit', of_user: 'view' },
        },
      ],
    });
  });

  it('is told part by part where one of several codes is enough, or all are asked for', () => {
    const need: Need = { all: ['CAN_VIEW_JOB', { any: ['CAN_EXPORT_DATA', 'CAN_VIEW_INVENTORY'] }] };
    expect(
      explainNeed(need, grantsOf(role, user)).lines.map(({ depth, kind, met, code, grant }) => [
        depth,
        kind,
        met,
        code,
        grant?.by,
      ]),
    ).toEqual([
      [0, 'all', true, null, undefined],
      [1, 'code', true, 'CAN_VIEW_JOB', 'role'],
      [1, 'any', true, null, undefined],
      [2, 'code', false, 'CAN_EXPORT_DATA', 'nothing'],
      [2, 'code', true, 'CAN_VIEW_INVENTORY', 'user'],
    ]);
    expect(explainNeed(SIGNED_IN, grantsOf(NO_ENTRIES))).toEqual({
      met: true,
      lines: [{ depth: 0, kind: 'all', met: true, code: null, grant: null }],
    });
  });

  it('is one list where groups of the same kind stand in each other, and a part that asks for nothing is left out', () => {
    const need: Need = { any: ['CAN_EXPORT_DATA', { any: ['CAN_DELETE_JOB', { all: ['CAN_VIEW_JOB', SIGNED_IN] }] }] };
    expect(explainNeed(need, grantsOf(role)).lines.map(({ depth, code }) => [depth, code])).toEqual([
      [0, null],
      [1, 'CAN_EXPORT_DATA'],
      [1, 'CAN_DELETE_JOB'],
      [1, 'CAN_VIEW_JOB'],
    ]);
  });

  it('never differs from what is decided', () => {
    const code = fc.constantFrom(...PERMISSIONS);
    const needs = fc.letrec<{ need: Need }>((tie) => ({
      need: fc.oneof(
        { maxDepth: 3 },
        code,
        fc.record({ any: fc.array(tie('need'), { maxLength: 3 }) }),
        fc.record({ all: fc.array(tie('need'), { maxLength: 3 }) }),
      ),
    })).need;
    fc.assert(
      fc.property(needs, fc.boolean(), (need, isUser) => {
        const own = isUser ? user : NO_ENTRIES;
        expect(explainNeed(need, grantsOf(role, own)).met).toBe(can(effectivePermissions(role, own), need));
      }),
    );
  });
});
