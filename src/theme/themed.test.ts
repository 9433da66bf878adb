import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const STATIC = /^(?:import|export) (?!type )[^;]*?from '([^']+)'|^import '([^']+)'/gm;
const LATE = /(\w+)(?:<[^>]*>)?\(\s*(?:async )?\(\) =>[^;]*?import\('([^']+)'\)/g;

const fileOf = (from: string, source: string): string | null => {
  const base = source.startsWith('#domain/')
    ? join(root, source.slice(1))
    : source.startsWith('.')
      ? join(dirname(from), source)
      : null;
  if (base === null) return null;
  return (
    ['', '.ts', '.tsx'].map((ending) => base + ending).find((path) => /\.tsx?$/.test(path) && existsSync(path)) ?? null
  );
};

interface Module {
  imports: string[];
  packages: string[];
  late: { by: string; file: string }[];
}

const known = new Map<string, Module>();
const read = (file: string): Module => {
  const kept = known.get(file);
  if (kept) return kept;
  const text = readFileSync(file, 'utf8');
  const sources = [...text.matchAll(STATIC)].map(([, named, bare]) => named ?? bare ?? '');
  const module = {
    imports: sources.flatMap((source) => fileOf(file, source) ?? []),
    packages: sources.filter((source) => !/^[.#]/.test(source)),
    late: [...text.matchAll(LATE)].flatMap(([, by = '', source = '']) => {
      const target = fileOf(file, source);
      return target === null ? [] : [{ by, file: target }];
    }),
  };
  known.set(file, module);
  return module;
};

const below = (file: string): string[] => {
  const seen = new Set([file]);
  for (const one of seen) for (const next of read(one).imports) seen.add(next);
  return [...seen];
};
const HEAVY =
  /^(@apollo|graphql$|@mui\/(material|system|x-)|@emotion|zod|ra-|react-admin|react-hook-form|@tanstack\/react-query)/;
const heavyIn = (file: string): string[] =>
  below(file).flatMap((one) =>
    read(one)
      .packages.filter((name) => HEAVY.test(name))
      .map((name) => `${relative(root, one)} imports ${name}`),
  );

const LIGHT = [
  'app/App.tsx',
  'app/landing/LandingPage.tsx',
  'boards/screen/BoardScreen.tsx',
  'boards/wall/DigitalBoard.tsx',
  'boards/schedules/Calendar.tsx',
  'boards/schedules/MySchedule.tsx',
  'boards/schedules/TeamSchedule.tsx',
  'boards/schedules/WarrantyMonth.tsx',
  'field/detail/SuperDetailPage.tsx',
  'field/today/Today.tsx',
].map((path) => join(root, 'src', path));

describe('the shell, the landing page, boards and schedules', () => {
  it.each(LIGHT.map((file) => [relative(root, file), file]))(
    '%s comes without MUI, forms and react-admin',
    (_name, file) => {
      expect(heavyIn(file)).toEqual([]);
    },
  );

  it('put the theme around what they fetch later and what is drawn with MUI', () => {
    const screens = join(root, 'src/app/screens.tsx');
    const late = LIGHT.flatMap(below)
      .filter((file) => file !== screens && !file.includes('/src/crud/list/')) // drawn inside RecordLayer
      .flatMap((file) => read(file).late.map((part) => ({ ...part, from: relative(root, file) })));
    const bare = late.filter(({ by, file }) => by !== 'themed' && heavyIn(file).some((line) => line.includes('@mui/')));
    expect(late.length).toBeGreaterThan(10);
    expect(bare.map(({ from, file }) => `${from} fetches ${relative(root, file)} without its theme`)).toEqual([]);
  });
});
