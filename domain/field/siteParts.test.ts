import { describe, expect, it } from 'vitest';
import { guniteLines, presiteParts } from './siteParts';
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

describe('a sub-job, read in Spanish', () => {
  const told = (language: 'en' | 'es'): Record<string, string> =>
    Object.fromEntries(
      guniteLines(
        {
          ...aSubJob(),
          job_category: { name: 'Gunite' },
          status: { name: 'Pending' },
          job_types: ['Pool and Spa', 'Our own type'],
          depth_low: 3.5,
          plan_sa: 410,
        },
        language,
      ).map(({ label, value }) => [label.en, value]),
    );

  it('has the entries of our lists and the units in Spanish; what an administrator named stays as it is [FLD-012]', () => {
    expect(told('es')).toMatchObject({
      Category: 'Gunita',
      Status: 'Pendiente',
      'Job Types': expect.stringMatching(/, Our own type$/),
      'Depth Low': '3.5 pies',
      'Plan SA': '410 pies²',
    });
    expect(told('es')['Job Types']).not.toContain('Pool and Spa');
    expect(told('en')).toMatchObject({
      Category: 'Gunite',
      Status: 'Pending',
      'Depth Low': '3.5 ft',
      'Plan SA': '410 sq ft',
    });
  });
});
