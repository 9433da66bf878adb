import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Permission } from '#domain/access/permissions';

const known = vi.hoisted(() => ({
  profile: null as { permissions: readonly string[] } | null,
  kept: null as { permissions: readonly string[] } | null,
}));
vi.mock('../../auth/appSession', () => ({ appSession: { get: () => ({ profile: known.profile }) } }));
vi.mock('../../auth/keptUser', () => ({ keptUser: { read: () => known.kept && { profile: known.kept } } }));

// Another file of tests may have had it with the session of the app.
vi.resetModules();
const { stopsQuestions, Today, withToday } = await import('./lateToday');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const FOREMAN: readonly Permission[] = ['CAN_VIEW_MOBILE_DASHBOARD', 'CAN_VIEW_MY_JOBS'];
const OFFICE: readonly Permission[] = ['CAN_VIEW_JOB'];
const user = (permissions: readonly Permission[] | null) => permissions && { permissions };

describe('the stops of a day', () => {
  it.each([
    ['a stranger types his password', true, null, null, true],
    ['a foreman is signed in', true, FOREMAN, null, true],
    ['a foreman was signed in here', true, null, FOREMAN, true],
    ['somebody without stops is signed in', true, OFFICE, FOREMAN, false],
    ['somebody without stops was signed in here', true, null, OFFICE, false],
    ['a foreman sits at a wide window', false, FOREMAN, null, false],
  ])('are fetched beside the page where %s: narrow %s', async (_who, isNarrow, profile, kept, isFetched) => {
    vi.stubGlobal('window', { matchMedia: () => ({ matches: isNarrow }) });
    Object.assign(known, { profile: user(profile), kept: user(kept) });
    const preload = vi.spyOn(Today, 'preload').mockResolvedValue();
    expect(await withToday(async () => 'page')()).toBe('page');
    expect(preload).toHaveBeenCalledTimes(isFetched ? 1 : 0);
  });

  it.each([
    ['a foreman at a telephone', true, FOREMAN, 1],
    ['a foreman at a wide window', false, FOREMAN, 0],
    ['the office at a telephone', true, OFFICE, 0],
  ])('are asked for before their file has come, by %s: narrow %s', (_who, isNarrow, permissions, count) => {
    vi.stubGlobal('window', { matchMedia: () => ({ matches: isNarrow }) });
    expect(stopsQuestions({}, new Set(permissions))).toHaveLength(count);
  });
});
