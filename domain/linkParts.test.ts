import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

  it('leave the text as it was, letter by letter', () => {
    fc.assert(
      fc.property(fc.string(), fc.webUrl(), fc.string(), (before, url, after) => {
        const text = `${before} ${url} ${after}`;
        const parts = linkParts(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        const links = parts.flatMap(({ href }) => href ?? []);
        expect(links.filter((href) => !/^https?:\/\//i.test(href))).toEqual([]);
      }),
    );
  });
});
