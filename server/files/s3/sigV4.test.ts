import { describe, expect, it } from 'vitest';
import { authorizedHeaders, encode, presignedUrl } from './sigV4';

/** The examples of Amazon's own documentation of Signature Version 4 for S3. */
const KEY = {
  access_key_id: 'AKIAIOSFODNN7EXAMPLE',
  secret_access_key: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const NOW = new Date('2013-05-24T00:00:00Z');
const BUCKET = 'https://examplebucket.s3.amazonaws.com';

describe('a signature for S3', () => {
  it('of an address is the one that Amazon documents', async () => {
    expect(await presignedUrl({ method: 'GET', origin: BUCKET, path: '/test.txt' }, KEY, NOW, 86_400)).toBe(
      `${BUCKET}/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request` +
        '&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    );
  });

  it('of a request for a part of a file is the one that Amazon documents', async () => {
    const { authorization } = await authorizedHeaders(
      { method: 'GET', origin: BUCKET, path: '/test.txt', headers: { Range: 'bytes=0-9' } },
      KEY,
      NOW,
    );
    expect(authorization).toContain('SignedHeaders=host;range;x-amz-content-sha256;x-amz-date');
    expect(authorization).toContain('Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
  });

  it('of a request that writes is the one that Amazon documents', async () => {
    const { authorization } = await authorizedHeaders(
      {
        method: 'PUT',
        origin: BUCKET,
        path: `/${encode('test$file.text')}`,
        headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      },
      KEY,
      NOW,
      'Welcome to Amazon S3.',
    );
    expect(authorization).toContain('Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd');
  });
});
