/**
 * Which files of the built app an address needs: those of the app itself, and for each path of SCREENS (src/app/screens.tsx) those
 * of its screen. The server names them in the page, so that a browser fetches all beside each other, and the build holds budgets
 * against them.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';

const MAIN = 'src/main.tsx';
const APP = 'src/app/App.tsx';
const TABLE = 'src/app/screens.tsx';
/** src/app/preload.ts takes them out of the page. */
const TELEPHONE_HOME = ['src/app/landing/LandingPage', 'src/field/today/Today'];

/**
 * Kilobytes of script and style, as brotli sends them, before a screen can be used: what they should be at most, and what
 * they may be, which is little above what they are. `npm run bench bundle` fails above the latter, so that no screen grows
 * unnoticed.
 */
const BUDGETS = [
  ['login', null, 60, 83],
  ['home', '/', 180, 140],
  ['/Schedule', '/Schedule', 180, 179],
  ['/SuperDetail', '/SuperDetail/:jobDetailID', 180, 176],
  ['a board', '/week/pebble', 260, 258],
  ['a generated list', '/customer', 320, 276],
  ['a generated form', '/customer/:customerID/edit', null, 386],
  ['the job form', '/job/:jobID/edit', 320, 312],
  ['the map', '/map', null, 322],
];

const children = (node) =>
  Object.values(node)
    .flat()
    .filter((value) => value && typeof value === 'object' && typeof value.type === 'string');

/** What an expression imports when it is called: also by the names that it uses. */
const importsOf = (node, named, seen = new Set()) => {
  if (node.type === 'ImportExpression') return [node.source.value];
  if (/^(JSX)?Identifier$/.test(node.type) && named.has(node.name) && !seen.has(node.name))
    return importsOf(named.get(node.name), named, seen.add(node.name));
  return children(node).flatMap((child) => importsOf(child, named, seen));
};

/** By the path of a screen, the modules that it imports. */
export const screenModules = (source) => {
  const declarations = parseAst(source, { lang: 'tsx' }).body.flatMap(
    (statement) => (statement.declaration ?? statement).declarations ?? [],
  );
  const named = new Map(declarations.map(({ id, init }) => [id.name, init]));
  return Object.fromEntries(
    named.get('SCREENS').properties.map(({ key, value }) => [key.value, [...new Set(importsOf(value, named))]]),
  );
};

/** A chunk with all that it imports, styles among them. */
const filesOf = (bundle, names) => {
  const seen = new Set();
  const files = new Set();
  const visit = (name) => {
    const chunk = bundle[name];
    if (seen.has(name) || !chunk) return;
    seen.add(name);
    for (const file of [name, ...(chunk.viteMetadata?.importedCss ?? [])]) files.add(`/${file}`);
    chunk.imports.forEach(visit);
  };
  names.forEach(visit);
  return files;
};

const without = (files, known) => [...files].filter((file) => !known.has(file));

/** The names of the chunks that hold modules. */
const chunkFinder = (root, bundle) => {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  return (paths) =>
    paths.flatMap((path) => {
      const ids = ['', '.tsx', '.ts'].map((ending) => join(root, path + ending));
      return chunks.filter(({ moduleIds }) => ids.some((id) => moduleIds.includes(id))).map((one) => one.fileName);
    });
};

/** Vite's plugin: writes dist/screens.json, and names in the page what a telephone's home needs beside the login. */
export const screenFiles = (root) => ({
  name: 'trowel:screen-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_page, { bundle }) {
      const chunksOf = chunkFinder(root, bundle);
      const files = filesOf(
        bundle,
        [APP, ...TELEPHONE_HOME].flatMap((path) => chunksOf([path])),
      );
      const content = without(files, filesOf(bundle, chunksOf([MAIN]))).join(' ');
      return [{ tag: 'meta', attrs: { name: 'trowel-telephone', content }, injectTo: 'head' }];
    },
  },
  writeBundle(_options, bundle) {
    const chunksOf = chunkFinder(root, bundle);
    const start = filesOf(bundle, chunksOf([MAIN]));
    const app = without(filesOf(bundle, chunksOf([APP])), start);
    const known = new Set([...start, ...app]);
    const screens = Object.entries(screenModules(readFileSync(join(root, TABLE), 'utf8'))).map(([path, modules]) => [
      path,
      without(filesOf(bundle, chunksOf(modules.map((module) => join(dirname(TABLE), module)))), known),
    ]);
    writeFileSync(
      join(root, 'dist/screens.json'),
      JSON.stringify({ start: [...start], app, screens: Object.fromEntries(screens) }),
    );
  },
});

const packedSize = (path) => (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;

/**
 * The budgets with what the build needs of each. Late files, such as a grid that only wide windows fetch, are not in it:
 * `npm run bench bundle` sees those.
 */
export const budgetsOf = (root) => {
  const { start, app, screens } = JSON.parse(readFileSync(join(root, 'dist/screens.json'), 'utf8'));
  return BUDGETS.map(([name, path, budget, most]) => {
    const files = path === null ? start : [...start, ...app, ...screens[path]];
    const bytes = files.reduce((sum, file) => sum + packedSize(join(root, 'dist/client', file)), 0);
    return { name, kB: Math.round(bytes / 1000), budget, most, files: files.length };
  });
};
