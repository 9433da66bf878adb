import { describe, expect, it } from 'vitest';
import { message } from './message';
import { MESSAGES } from './messages';

const paramsOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();

describe('the message catalogue', () => {
  it('fills params in either language', () => {
    expect(message('max_length', { max: 255 })).toBe('Must be 255 characters or less.');
    expect(message('required', { label: 'Nombre' }, 'es')).toBe('Nombre es obligatorio');
  });

  it('does not read a param twice', () => {
    expect(message('required', { label: '{max}' })).toBe('{max} is required');
  });

  it('asks for the same params in both languages', () => {
    for (const text of Object.values(MESSAGES)) expect(paramsOf(text.es)).toEqual(paramsOf(text.en));
  });
});
