import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneLink } from './inputs/phoneLink';
import { readPhone } from './inputs/readPhone';
import { linkParts } from './linkParts';

describe('the web addresses in a text', () => {
  it('can be opened, without the sentence that ends behind them', () => {
    expect(linkParts('Pin: https://maps.example.com/?q=29.7,-95.8. Gate (http://gate.example.com) #9')).toEqual([
      { text: 'Pin: ' },
      { text: 'https://maps.example.com/?q=29.7,-95.8', href: 'https://maps.example.com/?q=29.7,-95.8' },
      { text: '. Gate (' },
      { text: 'http://gate.example.com', href: 'http://gate.example.com' },
      { text: ') #9' },
    ]);
  });

  it('are none where a text only looks like one, or would run something', () => {
    for (const text of ['', 'javascript:alert(1)', 'call 12:30', 'www', 'https://'])
      expect(linkParts(text)).toEqual([{ text }]);
  });

  it('and the phone numbers in it can be called, with their extension', () => {
    expect(linkParts('Gate: Kim 713-555-0102 ext. 7, or (281) 555 0190.')).toEqual([
      { text: 'Gate: Kim ' },
      { text: '713-555-0102 ext. 7', href: 'tel:7135550102,7' },
      { text: ', or ' },
      { text: '(281) 555 0190', href: 'tel:2815550190' },
      { text: '.' },
    ]);
    expect(linkParts('+1 713 555 0102')).toEqual([{ text: '+1 713 555 0102', href: 'tel:7135550102' }]);
  });

  it('take no other number for a phone number', () => {
    for (const text of [
      '29.7604267, -95.3698028',
      'PO 2815550190-3',
      'Job #2815550190',
      '77441-0418',
      '12/05/2026 10:30',
      '850-900',
      '+52 81 8555 0142',
      '28155501901',
      'serial A2815550190',
      '281-555-019',
    ])
      expect(linkParts(text)).toEqual([{ text }]);
  });

  it('call the number that a phone field reads in the same text [KEY-011]', () => {
    const area = fc.integer({ min: 201, max: 989 }).filter((one) => one % 100 !== 11);
    fc.assert(
      fc.property(
        area,
        fc.integer({ min: 0, max: 9999 }),
        fc.constantFrom(
          'A-555-N',
          'A.555.N',
          'A555N',
          '1-A-555-N',
          '+1 A 555 N',
          '(A) 555-N',
          'A 555 N',
          'A-555-N x12',
        ),
        (code, line, form) => {
          const text = form.replace('A', String(code)).replace('N', String(line).padStart(4, '0'));
          const read = readPhone(text);
          const href = 'phone' in read && read.phone ? phoneLink(read.phone, read.extension) : undefined;
          expect(linkParts(`call ${text}`).at(-1)).toEqual({ text, href });
        },
      ),
    );
  });

  it('leave the text as it was, letter by letter', () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl(), fc.string(), (before, url, after) => {
        const text = `${before} ${url} ${after}`;
        const parts = linkParts(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        const links = parts.flatMap(({ href }) => href ?? []);
        expect(links.filter((href) => !/^https?:\/\/|^tel:\+?[\d,]+$/i.test(href))).toEqual([]);
      }),
    );
  });
});
