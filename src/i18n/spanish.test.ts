import { expect, it } from 'vitest';
import { isRecord } from '#domain/values';
import { en } from './en';
import { es } from './es';

/** What is written the same in both languages: names of things and of places, and words that both have. */
const SAME = new Set([
  'Bond Kote',
  'Agenda',
  'Roles',
  'Trowel',
  'GraphiQL',
  'Pebble',
  'Boulder Creations',
  'Bond Cote',
  'Key Map',
  'Key map',
  'Key map %{value}',
  'Key map %{name}',
  'Flash',
  'Com',
  'Color',
  'Color: %{name}',
  'Supervisor',
  'Supervisor: %{name}',
  'Material',
  'Total',
  'Total %{total}',
  'Subtotal',
  'PDF',
  'auto',
  'Tokens',
  'Webhook',
  'Webhooks',
  '%{smart_count} webhook |||| %{smart_count} webhooks',
]);

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '../**/messages.ts',
    '../**/*Text.ts',
    '../**/*Texts.ts',
    '../people/text/*.ts',
    '../../domain/**/*.ts',
    '!../../domain/**/*.test.ts',
    '!../../domain/generated/**',
  ],
  { eager: true },
);

/** The English texts that stand in Spanish as they are, wherever both languages stand beside each other. */
const untranslated = (english: unknown, spanish: unknown): string[] => {
  if (typeof english === 'string') return english === spanish ? [english] : [];
  if (!isRecord(english) || !isRecord(spanish)) return [];
  return Object.keys(english).flatMap((key) => untranslated(english[key], spanish[key]));
};

const pairsIn = (value: unknown, seen: Set<unknown>): string[] => {
  // A rule for what is read is no text.
  if (typeof value !== 'object' || value === null || seen.has(value) || '_zod' in value) return [];
  seen.add(value);
  const inside = value instanceof Map ? [...value.values()] : Object.values(value);
  const own = 'en' in value && 'es' in value ? untranslated(value.en, value.es) : [];
  return [...own, ...inside.flatMap((one) => pairsIn(one, seen))];
};

/** A text with words in it, apart from its params. */
const hasWords = (text: string): boolean => /[a-z]{3}/i.test(text.replaceAll(/%?\{\w+\}/g, ''));

it('says each text of the product in Spanish too', () => {
  const seen = new Set<unknown>();
  const found = Object.entries(MODULES).flatMap(([file, module]) =>
    pairsIn({ ...module }, seen).map((text) => `${file}: ${text}`),
  );
  const shell = untranslated(en, es).map((text) => `shell: ${text}`);
  const texts = [...new Set([...found, ...shell])].filter((one) => {
    const text = one.slice(one.indexOf(': ') + 2);
    return hasWords(text) && !SAME.has(text);
  });
  expect(texts).toEqual([]);
});
