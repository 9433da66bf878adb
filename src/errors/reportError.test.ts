import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportError, screenOf } from './reportError';

afterEach(() => vi.unstubAllGlobals());

describe('the address that an error is told with', () => {
  it('names no record and nothing that was searched for', () => {
    expect(screenOf('/customer/7/edit')).toBe('/customer/:id/edit');
    expect(screenOf('/job/12/34/work-order/new/pebble')).toBe('/job/:id/:id/work-order/new/pebble');
    expect(screenOf('/x/7b2e3c1e-7f4d-4c1b-9a53-0a4c5f1f9a03')).toBe('/x/:id');
    expect(screenOf('/week/pebble')).toBe('/week/pebble');
  });
});

describe('an error of a page', () => {
  it('is told once, at most five of a page, and not when only the connection was lost', async () => {
    const sent: { message: string; screen: string; stack: string | null }[] = [];
    vi.stubGlobal('window', { location: { pathname: '/customer/7/edit' } });
    vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
      sent.push(JSON.parse(body));
      return new Response();
    });
    reportError(new TypeError('Failed to fetch'));
    for (let round = 0; round < 3; round += 1) reportError(new RangeError('x'.repeat(1_000)));
    for (let at = 0; at < 10; at += 1) reportError(new Error(`number ${at}`));
    await expect.poll(() => sent.length).toBe(5);
    expect(sent[0]).toMatchObject({ screen: '/customer/:id/edit', message: expect.stringMatching(/^RangeError: x+$/) });
    expect(sent[0]?.message).toHaveLength(500);
  });
});
