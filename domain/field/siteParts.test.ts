import { describe, expect, it } from 'vitest';
import { presiteParts } from './siteParts';
import { aSubJob } from './testSubJob';

describe('the check of a site, read', () => {
  it('tells every answer in its group: yes and no, counts, choices and notes [PRE-001 PRE-002]', () => {
    const told = presiteParts(aSubJob().presite, 'en').map(({ title, lines = [], text }) => [
      title.en,
      text ?? lines.map(({ label, value }) => `${label.en}: ${value}`).join(', '),
    ]);
    expect(told).toEqual([
      ['Presite', 'Scheduled Date: 03/05/2026, Presite Date: 03/05/2026, Supervisor: Ana Ruiz'],
      ['Access', 'Feet of Hose Needed: 150, Water on Site: NO, Access to Power: YES'],
      ['Access Notes', 'Through the left gate.'],
      ['Shell', 'Depth Matches Plan: YES'],
      ['Prep', 'Slurry Type: Standard'],
      ['Materials', 'Rope Anchors: 4'],
    ]);
    expect(presiteParts(null, 'en')).toEqual([]);
  });
});
