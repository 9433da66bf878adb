import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';

/** The tables of a folder by their names, each with its labels by theirs. */
const tablesOf = async (folder) => {
  const tables = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const path = join(folder, file);
    const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path, { sourcemap: false });
    const exported = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    for (const [name, table] of Object.entries(exported)) tables.set(name, table);
  }
  return tables;
};

/**
 * In a build each label of `domain/labels` stands where it is shown: a file of the built app holds whole modules, and every
 * screen that shows one label would fetch all of them.
 */
export const inlineLabels = (root) => {
  let tables = new Map();
  let used = /(?!)/g;
  return {
    name: 'trowel:inline-labels',
    apply: 'build',
    enforce: 'pre',
    buildStart: async () => {
      tables = await tablesOf(join(root, 'domain/labels'));
      used = new RegExp(String.raw`\b(${[...tables.keys()].join('|')})\.(\w+)\b`, 'g');
    },
    transform: (code, id) => {
      if (!/[\\/](domain|src)[\\/].*\.tsx?$/.test(id)) return null;
      const inlined = code.replaceAll(used, (all, table, name) => {
        const label = tables.get(table)?.[name];
        return label === undefined ? all : `(${JSON.stringify(label)})`;
      });
      return inlined === code ? null : { code: inlined, map: null };
    },
  };
};
