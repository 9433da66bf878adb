import { describe, expect, it } from 'vitest';
import { WHOLE_JOB } from './testWholeJob';
import type { WholeJob } from './wholeJob';
import { wholeRows } from './wholeRows';

const told = (job: WholeJob = WHOLE_JOB): Record<string, string> =>
  Object.fromEntries(wholeRows(job, 7, 'en').map(({ label, value }) => [label.en, value]));

describe('the details of a card, read whole', () => {
  it('tell the job: what it is, whom to write to, where it is, and its other sub-jobs [BRD-019]', () => {
    expect(told()).toMatchObject({
      'Schedule e-mail': 'plan@bayou.test',
      "Builder's supervisor": 'Dale Ortiz, dale@bayou.test',
      'Address, line 2': 'Unit 4',
      County: 'Harris',
      'Confirmed place': '29.79, -95.4',
      'Estimated place': '29.7, -95.3',
      'Other sub-jobs': 'Gunite, On Hold',
    });
    for (const flag of ['Central Texas', 'Display pool', 'Commercial', 'Estimate', 'Was an estimate'])
      expect(told()['What it is']?.split(', ')).toContain(flag);
  });

  it('tell the sub-job: types, flags and perimeters, with its boulders [BRD-020]', () => {
    expect(told()).toMatchObject({
      'Job types': 'Pool, Spa',
      'Pool type': 'Freeform',
      'Plan perimeter': '81 ft',
      'Pebble perimeter': '83 ft',
      Boulders: 'Grotto, On Hold, north side',
    });
    for (const flag of ['Cash on delivery', 'In the print queue', 'Invoiced'])
      expect(told()['What it is']?.split(', ')).toContain(flag);
  });

  it('tell the pebble part with its colors and its crews [BRD-021 BRD-022]', () => {
    expect(told()).toMatchObject({
      'Date of request': '02/01/2026',
      'Colors and materials': 'Pebble Sheen Onyx Shell, Floor, 6.5, dark first',
      Crews: 'Prep, Complete, 03/02/2026, Prep 1, #4, Valeria Ibarra, bring the lift',
    });
    for (const flag of 'Request form|Slurry pickup|Can show|Complete chip out|Update channel drain|Trim tile|Trash pick up|No prep print'.split(
      '|',
    ))
      expect(told()['What it is']?.split(', ')).toContain(flag);
  });

  it('tell the gunite part with its history [BRD-025]', () => {
    expect(told()).toMatchObject({
      'Gunite history': 'Day 1, 01/12/2026, Complete, Gunite 2, 57 yd, #3, two trucks',
      'Gunite notes': 'soft ground',
    });
    for (const flag of ['Spa negative edge', 'Spa rolled edge', 'Flash'])
      expect(told()['What it is']?.split(', ')).toContain(flag);
  });

  it('tell the warranty part with sections, visits, repairs and what was applied [BRD-027]', () => {
    expect(told()).toMatchObject({
      'Pool sections': 'Steps',
      Applied: '02/03/2026, Arctic White, Wall, App 1',
      Visits: 'Megan Chau, 03/05/2026 09:00 – 03/05/2026 10:30',
      Repairs: '03/06/2026, Pebble, Detail 3, Pending, patch the steps',
    });
    for (const flag of ['Gunite division', 'Pebble division', 'Boulder division', 'Needs a return'])
      expect(told()['What it is']?.split(', ')).toContain(flag);
  });

  it('tell each answer of the presite, and its comments [BRD-028]', () => {
    expect(told()).toMatchObject({
      'Bond Cote': 'YES',
      'Complete Chip Out': 'NO',
      Weeping: 'YES',
      'Install Trim Tile/Mosaics': 'NO',
      'Water on Site': 'YES',
      'Access to Power': 'NO',
      'Pool Ready to Shoot': 'YES',
      'Job Caved In': 'NO',
      'Needs Inspection': 'YES',
      'Steel Done': 'NO',
      'Stub Out': 'YES',
      'Depth Matches Plan': 'NO',
      'Presite comments': 'dog in the yard',
    });
  });

  it("tell nothing of a sub-job that is not the user's to read, and no line without a value", () => {
    expect(wholeRows({ ...WHOLE_JOB, sub_jobs: [] }, 7, 'en')).toEqual([]);
    expect(told({ ...WHOLE_JOB, county: null, lat: null })).not.toHaveProperty('County');
    expect(told({ ...WHOLE_JOB, county: null, lat: null })).not.toHaveProperty('Confirmed place');
  });

  it('leave out what the card beside them says itself: its own row, and the flags that are its marks', () => {
    const beside = (entity: 'crew_information' | 'gunite_history', id: number) =>
      Object.fromEntries(
        wholeRows(WHOLE_JOB, 7, 'en', { entity, id, badges: ['COD', 'TRASH'] }).map(({ label, value }) => [
          label.en,
          value,
        ]),
      );
    expect(beside('crew_information', 71)).not.toHaveProperty('Crews');
    expect(beside('gunite_history', 71)).toHaveProperty('Crews');
    expect(beside('gunite_history', 72)).not.toHaveProperty('Gunite history');
    const flags = beside('crew_information', 71)['What it is']?.split(', ');
    expect(flags).toContain('Trim tile');
    expect(flags).not.toContain('Cash on delivery');
    expect(flags).not.toContain('Trash pick up');
  });
});
