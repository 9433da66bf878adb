import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((page) => page !== '' && existsSync(join(root, page)));

const textOf = (page: string): string => readFileSync(join(root, page), 'utf8').replaceAll(/```[\s\S]*?```/g, '');

/** The anchors of a page, made of its headings as the viewers of Markdown make them. */
const anchorsOf = (page: string): Set<string> =>
  new Set(
    [...textOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
      heading
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(/\s/g, '-'),
    ),
  );

const linksOf = (page: string): string[] =>
  [...textOf(page).matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map(([, link, attribute]) => link ?? attribute ?? '')
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link));

/** @returns whether file and heading of a link exist */
const leadsSomewhere = (page: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(root, target))) return false;
  return anchor === undefined || !target.endsWith('.md') || anchorsOf(target).has(anchor);
};

it('leads from each page of the documentation to files and headings that exist', () => {
  const dead = pages.flatMap((page) =>
    linksOf(page)
      .filter((link) => !leadsSomewhere(page, link))
      .map((link) => `${page}: ${link}`),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(dead).toEqual([]);
});

it('names no finding that is not there', () => {
  const named = pages.flatMap((page) =>
    [...textOf(page).matchAll(/`(findings\/[\w.-]+\.sh)`/g)].map(([, script = '']) => ({ page, script })),
  );
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter(({ script }) => !existsSync(join(root, script)))).toEqual([]);
});
