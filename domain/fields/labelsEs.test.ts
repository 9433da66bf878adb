import { describe, expect, it } from 'vitest';
import { RESOURCES } from '../generated/resources';
import { labelsEs } from './labelsEs';

describe('the labels of the generated screens', () => {
  it('all have a Spanish word', () => {
    const labels = RESOURCES.flatMap(({ label, label_plural, sections, fields, computed, parts }) => [
      label,
      label_plural,
      ...[...sections, ...fields, ...computed].map((one) => one.label),
      ...parts.flatMap((part) => [part.label, part.label_one, ...part.entity.fields.map((field) => field.label)]),
    ]);
    expect(labels.length).toBeGreaterThan(100);
    expect([...new Set(labels)].filter((label) => !Object.hasOwn(labelsEs, label))).toEqual([]);
  });
});
