import { describe, expect, it } from 'vitest';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { newColorRow, newCrewRow } from '#domain/subJobs/newSubJobDraft';
import type { JobDraft } from '#domain/jobs/draft';
import { writePath } from '../state/draftPath';
import { aSubJob } from '../stories/aSubJob';
import { NO_FACTS } from '../stories/noFacts';
import { mergeJobs } from './mergeJobs';

const row = (id: number) => ({ ...newCrewRow(String(id), NO_FACTS), id });
const pebble = aSubJob(2, NO_FACTS);
const BASE: JobDraft = {
  ...newJobDraft('2026-03-04'),
  id: 7,
  version: 3,
  name: 'Avery',
  sub_jobs: [
    aSubJob(1, NO_FACTS, { id: 1, name: 'Gunite' }),
    {
      ...pebble,
      pebble_details: pebble.pebble_details && { ...pebble.pebble_details, crew_information: [row(11), row(12)] },
    },
  ],
};
const CREWS = 'sub_jobs.2.pebble_details.crew_information';
const changed = (...changes: readonly (readonly [string, unknown])[]): JobDraft =>
  changes.reduce((draft, [path, value]) => writePath(draft, path, value), BASE);

describe('a job that two people changed', () => {
  it('keeps the changes of both where they touch different fields, sub-jobs and rows, and names what was taken [API-037]', () => {
    const mine = changed(['name', 'Baker'], [`${CREWS}.11.notes`, 'mine']);
    const theirs = changed(
      ['version', 4],
      ['notes', 'Dog'],
      ['sub_jobs.1.plan_sa', 410],
      [`${CREWS}.11.date`, '2026-03-09'],
      ['sub_jobs.2.version', 2],
    );
    const { merged, contested, taken } = mergeJobs(BASE, mine, theirs);
    expect(contested).toEqual([]);
    expect(taken).toEqual(['notes', 'sub_jobs.1.plan_sa', `${CREWS}.11.date`]);
    expect(merged).toMatchObject({
      name: 'Baker',
      notes: 'Dog',
      version: 4,
      sub_jobs: [
        { plan_sa: 410 },
        { version: 2, pebble_details: { crew_information: [{ notes: 'mine', date: '2026-03-09' }, { id: 12 }] } },
      ],
    });
  });

  it('asks where both changed a field differently, and takes what is chosen [API-037]', () => {
    const [mine, theirs] = [
      changed(['sub_jobs.1.status', { id: 2, name: 'Pending' }], ['city', 'Katy']),
      changed(['sub_jobs.1.status', { id: 3, name: 'On Hold' }], ['city', 'Katy']),
    ];
    const { merged, contested } = mergeJobs(BASE, mine, theirs);
    expect(contested).toEqual([
      { path: 'sub_jobs.1.status', mine: { id: 2, name: 'Pending' }, theirs: { id: 3, name: 'On Hold' } },
    ]);
    expect(merged.sub_jobs[0]?.status?.id).toBe(2);
    expect(mergeJobs(BASE, mine, theirs, new Set(['sub_jobs.1.status'])).merged.sub_jobs[0]?.status?.id).toBe(3);
  });

  it('never asks about an IA that follows from the dimensions of either, and asks about one that was typed over', () => {
    const sized = (...more: readonly (readonly [string, unknown])[]): JobDraft =>
      ([['pebble_perimeter', 92.5], ['plan_sa', 410], ...more] as const).reduce(
        (draft, [name, value]) => writePath(draft, `sub_jobs.2.${name}`, value),
        BASE,
      );
    const base = sized(['depth_low', 5], ['plan_ia', 873]);
    const theirs = sized(['depth_low', 5], ['depth_high', 7], ['plan_ia', 965]);
    const followed = mergeJobs(base, sized(['depth_low', 6], ['plan_ia', 965]), theirs);
    expect([
      followed.contested,
      followed.merged.sub_jobs[1]?.plan_ia,
      followed.merged.sub_jobs[1]?.depth_low,
      followed.merged.sub_jobs[1]?.depth_high,
    ]).toEqual([[], 965, 6, 7]);
    expect(mergeJobs(base, sized(['depth_low', 5], ['plan_ia', 900]), theirs).contested).toEqual([
      { path: 'sub_jobs.2.plan_ia', mine: 900, theirs: 965 },
    ]);
  });

  it('never asks about what the rules work out or the server sets', () => {
    const [mine, theirs] = [
      changed(['sub_jobs.2.pebble_details.app_date', '2026-04-01'], ['version', 3]),
      changed(['sub_jobs.2.pebble_details.app_date', '2026-04-03'], ['version', 5]),
    ];
    const { merged, contested } = mergeJobs(BASE, mine, theirs);
    expect(contested).toEqual([]);
    expect(merged.version).toBe(5);
  });

  it('keeps a row that each added, and drops one that one side removed and the other left alone', () => {
    const mine = changed([CREWS, [row(11), { ...newCrewRow('new-1', NO_FACTS), notes: 'mine' }]]);
    const theirs = changed(
      [CREWS, [row(11), row(12), row(13)]],
      ['sub_jobs.2.pebble_details.color_additions', [{ ...newColorRow('5'), id: 5 }]],
    );
    const { merged, contested } = mergeJobs(BASE, mine, theirs);
    expect(contested).toEqual([]);
    expect(merged.sub_jobs[1]?.pebble_details?.crew_information.map(({ key }) => key)).toEqual(['11', '13', 'new-1']);
    expect(merged.sub_jobs[1]?.pebble_details?.color_additions).toHaveLength(1);
  });

  it('asks about a row that one removed and the other changed', () => {
    const mine = changed([CREWS, [row(11)]]);
    const theirs = changed([`${CREWS}.12.notes`, 'theirs']);
    const { merged, contested } = mergeJobs(BASE, mine, theirs);
    expect(contested.map(({ path, mine: own }) => [path, own])).toEqual([[`${CREWS}.12`, undefined]]);
    expect(merged.sub_jobs[1]?.pebble_details?.crew_information).toHaveLength(1);
    expect(
      mergeJobs(BASE, mine, theirs, new Set([`${CREWS}.12`])).merged.sub_jobs[1]?.pebble_details?.crew_information[1]
        ?.notes,
    ).toBe('theirs');
  });

  it('asks about a sub-job that they deleted and I changed, which is added again when it is kept', () => {
    const mine = changed([`${CREWS}.11.notes`, 'mine']);
    const theirs = { ...BASE, version: 4, sub_jobs: BASE.sub_jobs.slice(0, 1) };
    const { merged, contested } = mergeJobs(BASE, mine, theirs);
    expect(contested.map(({ path, theirs: other }) => [path, other])).toEqual([['sub_jobs.2', undefined]]);
    expect(merged.sub_jobs[1]).toMatchObject({
      key: '2',
      id: null,
      version: null,
      job_category: { id: 2 },
      pebble_details: {
        crew_information: [
          { key: '11', id: null, notes: 'mine' },
          { key: '12', id: null },
        ],
      },
    });
    expect(mergeJobs(BASE, mine, theirs, new Set(['sub_jobs.2'])).merged.sub_jobs.map(({ key }) => key)).toEqual(['1']);
  });

  it('takes a sub-job that they added, and lets one go that they deleted and nobody changed here', () => {
    const added = { ...BASE, sub_jobs: [...BASE.sub_jobs.slice(1), aSubJob(3, NO_FACTS)] };
    expect(mergeJobs(BASE, changed(['name', 'Baker']), added).merged.sub_jobs.map(({ key }) => key)).toEqual([
      '2',
      '3',
    ]);
  });
});
