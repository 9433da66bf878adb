import { expect, it } from 'vitest';
import { isRule } from '#domain/refusals/catalogue';
import { refusalIn } from './proxyRefusal';

it('says of a proxy that it refused, and leaves what our server says [OPS-016]', () => {
  const ours = { code: 'PAYLOAD_TOO_LARGE', message: 'This request is too large.' };
  expect(refusalIn(413, { error: ours })).toEqual(ours);
  expect([413, 502, 504].map((status) => refusalIn(status, null))).toEqual([
    { rule: 'proxy_size' },
    { rule: 'proxy_unreachable' },
    { rule: 'proxy_unreachable' },
  ]);
  for (const status of [413, 502, 504]) expect(isRule(refusalIn(status, null).rule)).toBe(true);
  expect(refusalIn(418, null)).toEqual({});
});
