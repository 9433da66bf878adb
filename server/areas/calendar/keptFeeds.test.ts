import { describe, expect, it } from 'vitest';
import { keptFeeds } from './keptFeeds';

const feed = (body: string) => ({ body, etag: `W/"${body.length}"` });

describe('the last answers of calendar feeds', () => {
  it('are kept for a day and not longer [MSG-006]', () => {
    let now = 0;
    const kept = keptFeeds(() => now, { age: 1_000 });
    kept.keep('a', feed('x'));
    now = 1_000;
    expect(kept.find('a')).toEqual(feed('x'));
    now = 1_001;
    expect(kept.find('a')).toBeNull();
  });

  it('take no more room than they may: the oldest goes first', () => {
    const kept = keptFeeds(() => 0, { max: 10 });
    for (const key of ['a', 'b', 'c']) kept.keep(key, feed('xxxx'));
    expect([kept.find('a'), kept.find('b')?.body, kept.find('c')?.body]).toEqual([null, 'xxxx', 'xxxx']);
    kept.keep('b', feed('xxxxxx'));
    kept.keep('d', feed('x'));
    expect([kept.find('c'), kept.find('b')?.body]).toEqual([null, 'xxxxxx']);
    kept.forget('b');
    expect(kept.find('b')).toBeNull();
  });
});
