import { describe, expect, it } from 'vitest';
import { withoutPrivateText } from './privateText';

const KEY = 'Zm9vYmFyMTIzNDU2Nzg5MGFiY2RlZmdoaWprbG1ub3A';

describe('a text for a log', () => {
  it.each([
    ['550 5.1.1 <ann.lee@example.com>: user unknown', '550 5.1.1 <…>: user unknown'],
    ['no mail for ann.lee@example.com, bo@b.test', 'no mail for …, …'],
    [`GET /calendar-feed.ics?key=${KEY} failed`, 'GET /calendar-feed.ics?… failed'],
    [`at send (https://host/assets/a.js?token=${KEY}:1:2)`, 'at send (https://host/assets/a.js?…:1:2)'],
    ['connect to smtp://ann:pass@mail.test:25', 'connect to smtp://…@mail.test:25'],
    [`the token ${KEY} is spent`, 'the token … is spent'],
    ['call (281) 555-0100 or +12815550100', 'call … or …'],
    ['call 281-555-0100, 281.555.0100 or 281 555 0100', 'call …, … or …'],
  ])('%s loses what is somebody’s [SEC-006]', (text, kept) => {
    expect(withoutPrivateText(text)).toBe(kept);
  });

  it.each([
    'relation "sign_in" does not exist',
    'job 0f0e0d0c-0b0a-4908-8706-050403020100 of 2026-03-11T15:00:00.000Z',
    '    at runMutationDocumentWithAVeryLongNameIndeedAsItIs (file:///srv/trowel/dist/server/main.js:100:12)',
    '    at async Promise.all (index 0)',
    'connect ECONNREFUSED 127.0.0.1:5432',
    'at 2026-03-11 14:59, after 120 of 4500 rows of 192.168.100.1:5432',
  ])('%s stays as it is [SEC-006]', (text) => {
    expect(withoutPrivateText(text)).toBe(text);
  });
});
