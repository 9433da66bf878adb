import { describe, expect, it } from 'vitest';
import { MAX_ROW_LETTERS } from '../limits';
import { newCardLines } from './cardLines';

const PART = 'QUJD'.repeat(16_384);

/** The lines of parts, and the most letters that were ever kept between two of them. */
const linesOf = (parts: Iterable<string>) => {
  const taken: (string | null)[] = [];
  let most = 0;
  const lines = newCardLines(
    (line) => taken.push(line),
    () => new Error('too long'),
  );
  for (const part of parts) {
    lines.add(part);
    most = Math.max(most, lines.waiting());
  }
  lines.end();
  return { taken, most };
};
function* endless(start: string, end: string, count = 512): Generator<string> {
  yield start;
  for (let at = 0; at < count; at += 1) yield PART;
  yield end;
}

describe('the lines of a vCard file', () => {
  it('are whole however the parts fall, those of pictures passed over with what goes on of them [IMP-002]', () => {
    const text = 'BEGIN:VCARD\nitem1.PHOTO;ENCODING=b:QUJD\n QUJD\n\tQUJD\nNOTE:one\n two\nEND:VCARD\n';
    const wanted = ['BEGIN:VCARD', null, null, null, 'NOTE:one', ' two', 'END:VCARD', ''];
    expect(linesOf([text]).taken).toEqual(wanted);
    expect(linesOf(text).taken).toEqual(wanted);
  });

  it.each([
    ['a picture', 'PHOTO;ENCODING=b:'],
    ['a picture of a group', 'item1.LOGO:'],
    ['what goes on of a picture', 'PHOTO:QUJD\n '],
  ])('keep nothing of %s of 32 MB without an end [IMP-006]', (_, start) => {
    const { taken, most } = linesOf(endless(`BEGIN:VCARD\n${start}`, '\nNOTE:one\nEND:VCARD'));
    expect(most).toBeLessThan(100);
    expect(taken.slice(-3)).toEqual([null, 'NOTE:one', 'END:VCARD']);
  });

  it.each([
    ['a note', 'NOTE:'],
    ['a note after a picture', 'PHOTO:QUJD\n QUJD\nNOTE:'],
    ['what goes on of a note', 'NOTE:one\n '],
    ['what goes on of a note after a picture', 'PHOTO:QUJD\nNOTE:one\n '],
  ])('end with a refusal where %s has no end [IMP-006]', (_, start) => {
    let taken = 0;
    const parts = function* () {
      for (const part of endless(`BEGIN:VCARD\n${start}`, '\nEND:VCARD')) {
        taken += part.length;
        yield part;
      }
    };
    expect(() => linesOf(parts())).toThrow('too long');
    expect(taken).toBeLessThan(MAX_ROW_LETTERS + 2 * PART.length);
  });
});
