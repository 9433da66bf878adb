import { describe, expect, it } from 'vitest';
import { foldText, foldedWords, holdsWords } from './foldText';

describe('a folded text', () => {
  it.each([
    ['José Núñez', 'jose nunez'],
    ['Đức Đặng', 'duc dang'],
    ['Łukasz Wałęsa', 'lukasz walesa'],
    ['Søren Åberg', 'soren aberg'],
    ['Weiß & Größe', 'weiss & grosse'],
    ['Æther Œuvre Þór', 'aether oeuvre thor'],
    ['Siobhán O’Dowd', 'siobhan odowd'],
    ["O'Dowd", 'odowd'],
    ['O‘Dowd O`Dowd OʼDowd', 'odowd odowd odowd'],
    ['Jones–Smith', 'jones smith'],
    ['Jones—Smith Jones‑Smith Jones-Smith', 'jones smith jones smith jones smith'],
    ["St. Mary's", 'st marys'],
    ['St Marys', 'st marys'],
    ['  Bayou \u00A0 Thistle\tBackyards ', 'bayou thistle backyards'],
    ['3.5 in. pipe', '3.5 in pipe'],
    ['İstanbul Kapı', 'istanbul kapi'],
    ['“Bob” 6″', '"bob" 6"'],
    ['ＦＵＬＬ ﬁn', 'full fin'],
    ['co\u00ADop\u200B', 'coop'],
    ['---', ''],
    ['4511½ Oak', '4511 1/2 oak'],
    ['1112 Avenue M ½', '1112 avenue m 1/2'],
    ['2⅞ in', '2 7/8 in'],
  ])('is compared without what people write differently: %s [KEY-019]', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is itself when it is folded again [KEY-019]', () => {
    for (const text of ["St. Mary's", 'Đặng – 3.5', 'a . b', '. .', '1.a.2', 'ΟΔΟΣ', '…x']) {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }
  });

  it('holds words in any order [KEY-019]', () => {
    expect(foldedWords(' Núñez-Peña  Ana ')).toEqual(['nunez', 'pena', 'ana']);
    expect(holdsWords('Ana Núñez–Peña', foldedWords('pena-nunez ana'))).toBe(true);
    expect(holdsWords('Ana Núñez', foldedWords('nunez bea'))).toBe(false);
  });
});
