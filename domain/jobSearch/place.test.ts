import { describe, expect, it } from 'vitest';
import { aMapJob } from './aMapJob';
import { mapMarkers } from './mapMarkers';
import { isUnverified, placeOf } from './place';
import { ringOffsets, spreadPoints } from './spreadPoints';
import { unverifiedJobs, unverifiedLine } from './unverified';

const UNKNOWN = { lat: null, lon: null };
const APPROXIMATE = { ...UNKNOWN, temp_lat: 29.9, temp_lon: -95.2 };

describe('where a job stands', () => {
  it('is its confirmed place, else the approximate one, else nowhere [MAP-012 MAP-020]', () => {
    expect(placeOf(aMapJob({ temp_lat: 1, temp_lon: 2 }))).toEqual({ lat: 29.76, lon: -95.37 });
    expect(placeOf(aMapJob(APPROXIMATE))).toEqual({ lat: 29.9, lon: -95.2 });
    expect(placeOf(aMapJob(UNKNOWN))).toBeNull();
    expect([aMapJob(), aMapJob(APPROXIMATE), aMapJob({ lat: 29, lon: null })].map(isUnverified)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is no marker without coordinates [MAP-020]', () => {
    const markers = mapMarkers([
      aMapJob({ job_detail_id: 1 }),
      aMapJob({ job_detail_id: 2, ...UNKNOWN }),
      aMapJob({ job_detail_id: null, ...APPROXIMATE }),
    ]);
    expect(markers.map(({ key, isUnverified: warns }) => [key, warns])).toEqual([
      ['1', false],
      ['j1042', true],
    ]);
  });
});

describe('markers at the same point', () => {
  it.each([2, 3, 6, 7, 19, 40])('%i are spread in a ring, none on another [MAP-020]', (count) => {
    const offsets = ringOffsets(count);
    expect(offsets).toHaveLength(count);
    const distances = offsets.flatMap((a, index) =>
      offsets.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
    );
    expect(Math.min(...distances)).toBeGreaterThan(12);
  });

  it('one alone stands on its point, and points of others stay apart from it', () => {
    const here = { lat: 29.76, lon: -95.37 };
    expect(ringOffsets(1)).toEqual([{ x: 0, y: 0 }]);
    expect(ringOffsets(0)).toEqual([]);
    const [first, alone, second] = spreadPoints([here, { lat: 29.76, lon: -95.371 }, here]);
    expect(alone).toEqual({ x: 0, y: 0 });
    expect(first).toEqual({ x: 0, y: -7 });
    expect(second).toEqual({ x: 0, y: 7 });
  });
});

describe('the list of jobs without verified addresses', () => {
  it('is sorted by name, and its lines name job, name and address [MAP-019]', () => {
    const jobs = unverifiedJobs([
      aMapJob({ job_id: 3, name: 'Zebra Pool', ...APPROXIMATE }),
      aMapJob({ job_id: 4, name: 'Verified' }),
      aMapJob({ job_id: 2, name: 'apple court', ...UNKNOWN, address: ' ' }),
      aMapJob({ job_id: 1, name: 'Zebra Pool', ...UNKNOWN }),
    ]);
    expect(jobs.map((job) => unverifiedLine(job))).toEqual([
      '2 - apple court - (No Address)',
      '1 - Zebra Pool - 1418 Bering Dr',
      '3 - Zebra Pool - 1418 Bering Dr',
    ]);
  });
});
