import { describe, expect, it } from 'vitest';
import { refusalText } from '../refusalText';
import { refuse } from './refusal';
import { whoOf, whoParams } from './someone';

describe('who did something', () => {
  it('is named, and "Someone" in the language of the reader where nobody knows who did [BRD-012]', () => {
    const refusal = refuse('card_moved', { ...whoParams(null), where: 'On Hold' });
    expect(refusalText(refusal, 'en')).toBe('Someone moved this card to On Hold.');
    expect(refusalText(refusal, 'es')).toMatch(/^Alguien movió/);
    expect([whoOf(whoParams('Ana Ruiz')), whoOf(whoParams(null)), whoOf({})]).toEqual(['Ana Ruiz', null, null]);
  });
});
