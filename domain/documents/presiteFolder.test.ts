import { describe, expect, it } from 'vitest';
import { presiteFolders, type FolderParts } from './presiteFolder';

const aSubJob = (id: number, parts: Partial<FolderParts> = {}): FolderParts => ({
  id,
  job_types: ['Pool', 'Spa'],
  category: 'Gunite',
  date: '2026-03-10',
  ...parts,
});
const folder = (parts: Partial<FolderParts>): string | undefined => presiteFolders([aSubJob(1, parts)]).get(1);

describe('the presite folder of a sub-job', () => {
  it('is named for its job types, category and date, and says what is missing [PRE-019]', () => {
    expect(folder({})).toBe('Presite/Pool, Spa (Gunite) 2026-03-10/');
    expect(folder({ job_types: [], category: 'Pebble', date: null })).toBe('Presite/No Job Types (Pebble) No Date/');
  });

  it('never becomes a path by a name in it [PRE-019]', () => {
    expect(folder({ job_types: ['Pool/Spa', 'A\\B'] })).toBe('Presite/Pool-Spa, A-B (Gunite) 2026-03-10/');
  });

  it('gets the id of the younger sub-job where another one has the name [PRE-019]', () => {
    expect([
      ...presiteFolders([
        aSubJob(9),
        aSubJob(4),
        aSubJob(12, { job_types: ['pool', 'SPA'] }),
        aSubJob(7, { date: null }),
      ]),
    ]).toEqual([
      [4, 'Presite/Pool, Spa (Gunite) 2026-03-10/'],
      [7, 'Presite/Pool, Spa (Gunite) No Date/'],
      [9, 'Presite/Pool, Spa (Gunite) 2026-03-10 #9/'],
      [12, 'Presite/pool, SPA (Gunite) 2026-03-10 #12/'],
    ]);
  });
});
