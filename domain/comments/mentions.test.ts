import { describe, expect, it } from 'vitest';
import { matchingPeople, mentionAt, mentionedIds, mentionPieces, withMention } from './mentions';

const PEOPLE = [
  { id: 1, name: 'Ana' },
  { id: 2, name: 'Ana María Ruiz' },
  { id: 3, name: 'José Núñez' },
  { id: 4, name: 'Sam Lee' },
  { id: 5, name: 'Sam Lee' },
];

describe('a mention [USR-019]', () => {
  it('begins with an @ at the beginning of a word, and may have blanks', () => {
    expect(mentionAt('ask @jos', 8)).toEqual({ start: 4, typed: 'jos' });
    expect(mentionAt('@', 1)).toEqual({ start: 0, typed: '' });
    expect(mentionAt('see @ana mar', 12)).toEqual({ start: 4, typed: 'ana mar' });
    expect(mentionAt('(@a', 3)).toEqual({ start: 1, typed: 'a' });
  });

  it('is no mail address, and ends with a line', () => {
    expect(mentionAt('a@b', 3)).toBeNull();
    expect(mentionAt('@ana\nand', 8)).toBeNull();
    expect(mentionAt('@ana @ ', 7)).toBeNull();
    expect(mentionAt('nothing', 7)).toBeNull();
  });

  it('offers names without regard to case and accents, those that begin so first', () => {
    expect(matchingPeople(PEOPLE, 'nun').map(({ id }) => id)).toEqual([3]);
    expect(matchingPeople(PEOPLE, 'JOSE').map(({ id }) => id)).toEqual([3]);
    expect(matchingPeople(PEOPLE, 'ana m').map(({ id }) => id)).toEqual([2]);
    expect(
      matchingPeople(
        [
          { id: 8, name: 'Hannah Ames' },
          { id: 9, name: 'Ann Bell' },
        ],
        'ann',
      ).map(({ id }) => id),
    ).toEqual([9, 8]);
    expect(matchingPeople(PEOPLE, '', 2)).toHaveLength(2);
  });

  it('becomes the whole name when somebody is picked', () => {
    const text = 'ask @jos about it';
    const mention = mentionAt(text, 8);
    expect(mention && withMention(text, mention, { id: 3, name: 'José Núñez' })).toEqual({
      text: 'ask @José Núñez about it',
      caret: 16,
    });
  });

  it('is the longest name that stands there', () => {
    expect(mentionedIds('@Ana María Ruiz, please', PEOPLE)).toEqual([2]);
    expect(mentionedIds('@Ana, @Ana María Ruiz', PEOPLE)).toEqual([1, 2]);
    expect(mentionedIds('@Anabel', PEOPLE)).toEqual([]);
    expect(mentionedIds('mail@Ana', PEOPLE)).toEqual([]);
  });

  it('means who was picked of several with one name, and all of them where nobody was', () => {
    expect(mentionedIds('@Sam Lee', PEOPLE, new Set([5]))).toEqual([5]);
    expect(mentionedIds('@Sam Lee', PEOPLE)).toEqual([4, 5]);
  });

  it('is shown apart from the text around it', () => {
    expect(mentionPieces('Hi @Ana, see', PEOPLE)).toEqual([
      { text: 'Hi ', person: null },
      { text: '@Ana', person: { id: 1, name: 'Ana' } },
      { text: ', see', person: null },
    ]);
    expect(mentionPieces('plain', PEOPLE)).toEqual([{ text: 'plain', person: null }]);
    expect(mentionPieces('', PEOPLE)).toEqual([]);
  });
});
