import { describe, expect, it } from 'vitest';
import { namesIn } from './namesIn';

describe('the names in a typed text', () => {
  it.each([
    ['Ana Ruiz', 'Ana', 'Ruiz'],
    ['  Ana María   Ruiz ', 'Ana María', 'Ruiz'],
    ['Ruiz, Ana María', 'Ana María', 'Ruiz'],
    ['Ana', 'Ana', null],
    ['Ruiz,', 'Ruiz,', null],
  ])('are first and last name: %s [KEY-020]', (text, first_name, last_name) => {
    expect(namesIn(text)).toEqual({ first_name, last_name });
  });
});
