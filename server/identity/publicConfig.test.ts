import { describe, expect, it } from 'vitest';
import { readEnv } from '../env';
import { publicConfig } from './publicConfig';

describe('what the app is told before anybody is signed in', () => {
  it('says whether estimates are looked for at a confirmed address, which is so unless it is switched off [JOB-070]', () => {
    expect(publicConfig(readEnv({})).duplicate_check).toBe(true);
    expect(publicConfig(readEnv({ TROWEL_DUPLICATE_CHECK: 'off' })).duplicate_check).toBe(false);
  });
});
