import { describe, expect, it } from 'vitest';
import { PERMISSION_GROUPS, PERMISSION_LABELS } from './permissionLabels';
import { BI_CODES, TRI_STEMS } from './permissions';

describe('the permissions on the screens', () => {
  it('are all given, each in one group [USR-014 ADM-005]', () => {
    const given = PERMISSION_GROUPS.flatMap(({ permissions }) => permissions);
    expect(given.toSorted()).toEqual([...TRI_STEMS, ...BI_CODES].toSorted());
  });

  it('have a label of their own in both languages', () => {
    for (const language of ['en', 'es'] as const) {
      const labels = Object.values(PERMISSION_LABELS).map((label) => label[language]);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});
