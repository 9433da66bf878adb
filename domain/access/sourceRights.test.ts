import { describe, expect, it } from 'vitest';
import { sourceNeeds } from '../sources/sourceAccess';
import { can } from './can';
import { effectivePermissions, entriesOf } from './effective';
import { sortedEntries } from './entryValues';
import { grantableText, permissionText } from './permissionLabels';
import { grantableOf, sourceStem } from './grantableOf';
import { isPermission } from './permissions';
import { readingRights } from './viewAs';

const ofRole = entriesOf([
  { category_name: 'SOURCE_PRICE_LIST', access_level: 'edit' },
  { category_name: 'INVENTORY', access_level: 'view' },
  { category_name: 'SOURCE_', access_level: 'edit' },
  { category_name: 'SOURCE_books', access_level: 'edit' },
]);

describe('rights to a source [SRC-001]', () => {
  it('are entries of roles and users as all others, and an entry of a user replaces that of the role', () => {
    expect(effectivePermissions(ofRole)).toEqual([
      'CAN_VIEW_INVENTORY',
      'CAN_VIEW_SOURCE_PRICE_LIST',
      'CAN_EDIT_SOURCE_PRICE_LIST',
    ]);
    const ofUser = entriesOf([{ category_name: 'SOURCE_PRICE_LIST', access_level: 'view' }]);
    expect(effectivePermissions(ofRole, ofUser)).toEqual(['CAN_VIEW_INVENTORY', 'CAN_VIEW_SOURCE_PRICE_LIST']);
    expect(sortedEntries(ofRole).triPermissions.map(({ category_name }) => category_name)).toEqual([
      'INVENTORY',
      'SOURCE_PRICE_LIST',
    ]);
  });

  it('are known by their names, and nothing else is taken for one', () => {
    expect(['CAN_VIEW_SOURCE_PRICE_LIST', 'CAN_EDIT_SOURCE_A'].every(isPermission)).toBe(true);
    expect(['CAN_VIEW_SOURCE_', 'CAN_VIEW_SOURCE_a', 'CAN_DELETE_SOURCE_A', 'SOURCE_A'].some(isPermission)).toBe(false);
    expect(grantableOf('CAN_EDIT_SOURCE_PRICE_LIST')).toBe(sourceStem('price-list'));
    expect(grantableText('SOURCE_PRICE_LIST')).toEqual({ en: 'Source price list', es: 'Fuente price list' });
    expect(permissionText('CAN_EDIT_SOURCE_PRICE_LIST').es).toBe('Fuente price list: Editar');
  });

  it('are those of the source alone, unless its setting names codes of the closed list', () => {
    const own = sourceNeeds({ name: 'price-list' });
    const held = new Set(effectivePermissions(ofRole));
    expect([can(held, own.see), can(held, own.edit)]).toEqual([true, true]);
    const seen = readingRights(held);
    expect([can(seen, own.see), can(seen, own.edit)]).toEqual([true, false]);
    expect(can(held, sourceNeeds({ name: 'accounting' }).see)).toBe(false);
    const byCode = sourceNeeds({ name: 'price-list', see: 'CAN_VIEW_JOB' });
    expect([can(held, byCode.see), can(['CAN_VIEW_JOB'], byCode.see), can(['CAN_VIEW_JOB'], byCode.edit)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
