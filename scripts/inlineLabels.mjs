import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport, transformWithOxc } from 'vite';

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

/** The tables of what calls and records need, by the modules that screens import them from. */
const NEEDS = { '#domain/access/calls': 'CALLS', '#domain/access/resourceNeeds': 'RESOURCE_NEEDS' };

/** A module's `CALLS.job.need` as what it says, without the import where nothing else of the table is used. */
const withNeeds = (code, needs) => {
  let inlined = code;
  for (const [from, name] of Object.entries(NEEDS)) {
    const line = `import { ${name} } from '${from}';\n`;
    if (!inlined.includes(line)) continue;
    const rest = inlined
      .replace(line, '')
      .replaceAll(new RegExp(String.raw`\b${name}\.(\w+)\.(\w+)\b`, 'g'), (all, row, part) => {
        const need = needs[name][row]?.[part];
        return need === undefined ? all : `(${JSON.stringify(need)})`;
      });
    inlined = new RegExp(String.raw`\b${name}\b`).test(rest) ? inlined : rest;
  }
  return inlined;
};

/**
 * In a build each label of `domain/labels`, and each need of a call or a record, stands where it is used: a file of the built
 * app holds whole modules, and every screen that shows one label would fetch all of them.
 */
export const inlineLabels = (root) => {
  let tables = new Map();
  let used = /(?!)/g;
  const needs = {};
  return {
    name: 'trowel:inline-labels',
    apply: 'build',
    enforce: 'pre',
    buildStart: async () => {
      tables = await tablesOf(join(root, 'domain/labels'));
      for (const [from, name] of Object.entries(NEEDS)) {
        const { module } = await runnerImport(join(root, `${from.slice(1)}.ts`), {
          configFile: false,
          logLevel: 'silent',
        });
        needs[name] = module[name];
      }
      used = new RegExp(String.raw`\b(${[...tables.keys()].join('|')})\.(\w+)\b`, 'g');
    },
    transform: (code, id) => {
      if (!/[\\/](domain|src)[\\/].*\.tsx?$/.test(id)) return null;
      const inlined = withNeeds(code, needs).replaceAll(used, (all, table, name) => {
        const label = tables.get(table)?.[name];
        return label === undefined ? all : `(${JSON.stringify(label)})`;
      });
      return inlined === code ? null : { code: inlined, map: null };
    },
  };
};
