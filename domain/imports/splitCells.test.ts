import { describe, expect, it } from 'vitest';
import { saysNothing } from './saysNothing';
import { splitAddress } from './splitAddress';
import { splitMails } from './splitMails';
import { splitName } from './splitName';
import { splitPhones } from './splitPhones';

describe('the phone numbers of a cell', () => {
  it.each([
    ['(281) 555-0142', [['(281) 555-0142', null, '']]],
    ['Phone:(281) 555-0142', [['(281) 555-0142', null, 'Phone']]],
    [
      'Phone:(281) 555-0142 Mobile:(832) 555-0177',
      [
        ['(281) 555-0142', null, 'Phone'],
        ['(832) 555-0177', null, 'Mobile'],
      ],
    ],
    [
      '713-555-0162 ::: 713-555-0163',
      [
        ['(713) 555-0162', null, ''],
        ['(713) 555-0163', null, ''],
      ],
    ],
    [
      '713-555-0162, 713-555-0163',
      [
        ['(713) 555-0162', null, ''],
        ['(713) 555-0163', null, ''],
      ],
    ],
    [
      '281-555-0142 / 832-555-0177',
      [
        ['(281) 555-0142', null, ''],
        ['(832) 555-0177', null, ''],
      ],
    ],
    [
      '2815550142 (cell)\n8325550177 fax',
      [
        ['(281) 555-0142', null, 'cell'],
        ['(832) 555-0177', null, 'fax'],
      ],
    ],
    ['Phone:713-555-0190 x204', [['(713) 555-0190', '204', 'Phone']]],
    ['281 555 0123 x7', [['(281) 555-0123', '7', '']]],
    ['Phone:+1 (512) 555-0133', [['(512) 555-0133', null, 'Phone']]],
    ['7135550100.0', [['(713) 555-0100', null, '']]],
    ['+52 81 8555 0142', [[null, null, '']]],
    ['12', [[null, null, '']]],
  ])('%j [IMP-002]', (cell, parts) => {
    expect(splitPhones(cell).map(({ phone, extension, label }) => [phone, extension, label])).toEqual(parts);
  });
});

describe('the mails of a cell', () => {
  it.each([
    ['a@x.test', ['a@x.test']],
    ['billing+pools@odowd.example, office@odowd.example', ['billing+pools@odowd.example', 'office@odowd.example']],
    ['a@x.test ::: b@x.test', ['a@x.test', 'b@x.test']],
    ['a@x.test b@x.test', ['a@x.test', 'b@x.test']],
    ['René Guzmán <rene@guzman.example>', ['rene@guzman.example']],
    ['not a mail', ['not a mail']],
  ])('%j [IMP-002]', (cell, mails) => {
    expect(splitMails(cell)).toEqual(mails);
  });
});

describe('an address in one cell', () => {
  const katy = { city: 'Katy', state: 'TX', zip_code: '77494' };
  it.each([
    ['1210 Tallow Bend\nSuite 200\nKaty, TX 77494', { lines: ['1210 Tallow Bend', 'Suite 200'], ...katy }],
    ['1210 Tallow Bend, Suite 200, Katy, TX 77494', { lines: ['1210 Tallow Bend', 'Suite 200'], ...katy }],
    ['1210 Tallow Bend\r\nKaty, Texas 77494\r\nUnited States', { lines: ['1210 Tallow Bend'], ...katy }],
    ['88 FM 1960 W\nHouston TX 77090', { lines: ['88 FM 1960 W'], city: 'Houston', state: 'TX', zip_code: '77090' }],
    [
      'P.O. Box 418\nFulshear, TX 77441-0418',
      { lines: ['P.O. Box 418'], city: 'Fulshear', state: 'TX', zip_code: '77441-0418' },
    ],
    [
      '4 Plaza, Santa Fe, New Mexico 87501, USA',
      { lines: ['4 Plaza'], city: 'Santa Fe', state: 'NM', zip_code: '87501' },
    ],
    ['Lot 7, Blk 3', { lines: ['Lot 7', 'Blk 3'], city: '', state: '', zip_code: '' }],
  ])('%j is taken apart [IMP-002]', (cell, parts) => {
    expect(splitAddress(cell)).toEqual(parts);
  });
});

describe('a name in one cell', () => {
  it.each([
    ['Dana Corley', 'Dana', 'Corley'],
    ['Corley, Dana', 'Dana', 'Corley'],
    ['José de la Cruz', 'José', 'de la Cruz'],
    ['John & Mary Smith', 'John & Mary', 'Smith'],
    ['Sam Hill Jr.', 'Sam', 'Hill Jr.'],
    ['Cher', 'Cher', ''],
  ])('%j [IMP-002]', (cell, first_name, last_name) => {
    expect(splitName(cell)).toEqual({ first_name, last_name });
  });
});

describe('a cell that says nothing', () => {
  it.each([
    ['PhoneNumber', 'n/a', true],
    ['EmailAddress', 'None', true],
    ['Money', 'call', true],
    ['String', 'N/A', true],
    ['String', 'None', false],
    ['Boolean', 'no', false],
    ['PhoneNumber', '713', false],
  ] as const)('of a %s field: %j is %j [IMP-002]', (kind, cell, nothing) => {
    expect(saysNothing({ kind }, cell)).toBe(nothing);
  });
});
