/**
 * Which modules share a file of the built app. A first build, into memory, tells what each screen really imports; modules that the
 * same screens need are an atom. Atoms are then put together while that saves more requests than it costs bytes: a screen that needs
 * one part of a file fetches all of it, with all that its modules import.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { screenModules } from './screenFiles.mjs';

const ENTRY = ['src/main.tsx', 'src/app/App.tsx'];
const TABLE = 'src/app/screens.tsx';
/** Characters of unpacked code that a browser could have fetched in the time that one more request takes. */
const REQUEST = 6_800;
/** How much what is opened many times a day counts beside other screens. */
const DAILY = {
  '/': 8,
  '/Schedule': 16,
  '/week/pebble': 26,
  '/week/warranty': 10,
  '/SuperDetail/:jobDetailID': 34,
  '/job/:jobID/edit': 22,
  '/customer': 10,
  '/customer/:customerID/edit': 9,
  '/map': 5,
};
/**
 * What is fetched beside a screen by the width of the window, beside the login or beside every screen, and counts as
 * screens of its own: a telephone at a slow line would wait for whatever else stood in its files.
 */
const BESIDE = [
  { path: '/customer', parts: { 'src/crud/list/ListGrid': 3, 'src/crud/list/ListCards': 1 } },
  { path: '/', parts: { 'src/field/today/Today': 5 } },
  { path: null, parts: { 'src/auth/workOfUsers': 10, 'src/auth/browserData': 10, 'src/inputs/keys/fieldKeys': 20 } },
];
/** How much a file that is fetched after the screen stands counts beside one that the screen waits for. */
const LATE = 0.05;

/** The chunks of a build without any grouping but by who needs what. */
const atomsOf = async (root, config) => {
  const { output } = await build({
    ...config,
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [{ name: 'atom', minShareCount: 2, entriesAware: true }] },
          strictExecutionOrder: true,
        },
      },
    },
  });
  return output
    .filter(({ type }) => type === 'chunk')
    .map(({ fileName, imports, dynamicImports, facadeModuleId, modules }) => ({
      fileName,
      imports,
      dynamicImports,
      facade: facadeModuleId,
      modules: Object.keys(modules),
      size: Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0),
    }));
};

/** What is fetched together: by its weight, the atoms that it needs beside those of the app itself. */
const unitsOf = (root, atoms) => {
  const byFile = new Map(atoms.map((atom) => [atom.fileName, atom]));
  const closure = (starts) => {
    const seen = new Set();
    const visit = (atom) => {
      if (!atom || seen.has(atom)) return;
      seen.add(atom);
      for (const file of atom.imports) visit(byFile.get(file));
    };
    starts.forEach(visit);
    return seen;
  };
  const holding = (paths) =>
    atoms.filter(({ modules, facade }) =>
      paths.some((path) => ['', '.tsx', '.ts'].some((end) => facade === path + end || modules.includes(path + end))),
    );
  const started = closure(holding([join(root, ENTRY[0])]));
  const known = closure(holding(ENTRY.map((path) => join(root, path))));
  const paths = Object.entries(screenModules(readFileSync(join(root, TABLE), 'utf8')));
  // Addresses of one screen are one screen.
  const weights = new Map();
  for (const [path, modules] of paths) {
    const screen = modules.join();
    if (screen !== '') weights.set(screen, Math.max(weights.get(screen) ?? 1, DAILY[path] ?? 1));
  }
  const moduleOf = (module) => resolve(root, TABLE, '..', module);
  const screens = [...weights].map(([screen, weight]) => [weight, holding(screen.split(',').map(moduleOf))]);
  for (const { path, parts } of BESIDE) {
    const around = path === null ? [] : Object.fromEntries(paths)[path].map(moduleOf);
    for (const [part, weight] of Object.entries(parts)) screens.push([weight, holding([...around, join(root, part)])]);
  }
  const ofScreens = new Set(screens.flatMap(([, starts]) => starts));
  const late = atoms.filter((atom) => !ofScreens.has(atom) && !known.has(atom) && atom.facade).map((atom) => [atom]);
  const units = [...screens, ...late.map((starts) => [LATE, starts])].map(([weight, starts]) => ({
    weight,
    needs: [...closure(starts)].filter((atom) => !known.has(atom)),
  }));
  return { started, known, units, byFile };
};

/** Sets of units as bits, sixteen to a number. */
const bits = (count) => new Uint16Array(Math.ceil(count / 16));

/** Atoms put together, two at a time, the smallest first, for as long as it pays. */
const merged = (atoms, known, units, byFile) => {
  const weights = units.map(({ weight }) => weight);
  const weigh = (of, butOf) => {
    let sum = 0;
    for (let word = 0; word < of.length; word += 1)
      for (let rest = of[word] & ~(butOf?.[word] ?? 0), at = word * 16; rest; rest >>= 1, at += 1)
        if (rest & 1) sum += weights[at];
    return sum;
  };
  const union = (one, other) => one.map((word, at) => word | other[at]);

  const groupOf = new Map();
  for (const atom of atoms)
    if (!known.has(atom) && atom.modules.length > 0)
      groupOf.set(atom, { atoms: [atom], size: atom.size, load: bits(units.length), into: new Set() });
  units.forEach(({ needs }, unit) => {
    for (const atom of needs) {
      const group = groupOf.get(atom);
      if (group) group.load[unit >> 4] |= 1 << (unit & 15);
    }
  });
  const groups = new Set(groupOf.values());
  for (const [atom, group] of groupOf)
    for (const file of atom.imports) {
      const target = groupOf.get(byFile.get(file));
      if (target && target !== group) group.into.add(target);
    }
  const below = (...tops) => {
    const seen = new Set(tops);
    for (const group of seen) for (const one of group.into) seen.add(one);
    return [...seen].filter((group) => !tops.includes(group));
  };
  /** What putting two together costs: less than nothing when it is to be done. */
  const costOf = (one, other, most) => {
    const load = union(one.load, other.load);
    let cost =
      weigh(load, one.load) * one.size +
      weigh(load, other.load) * other.size -
      REQUEST * (weigh(one.load) + weigh(other.load) - weigh(load));
    if (cost >= most) return cost;
    for (const group of below(one, other)) {
      cost += weigh(load, group.load) * (group.size + REQUEST);
      if (cost >= most) return cost;
    }
    return cost;
  };
  const putTogether = (one, other) => {
    const load = union(one.load, other.load);
    for (const group of below(one, other)) group.load = union(group.load, load);
    one.load = load;
    one.atoms.push(...other.atoms);
    one.size += other.size;
    for (const target of other.into) one.into.add(target);
    groups.delete(other);
    for (const group of groups) if (group.into.delete(other)) group.into.add(one);
    one.into.delete(one);
  };
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const small of [...groups].sort((one, other) => one.size - other.size)) {
      if (!groups.has(small)) continue;
      let [best, least] = [null, 0];
      for (const other of groups) {
        if (other === small) continue;
        const cost = costOf(small, other, least);
        if (cost < least) [best, least] = [other, cost];
      }
      if (!best) continue;
      putTogether(best, small);
      isChanged = true;
    }
  }
  return groups;
};

/** @returns by its id, the name of the file that a module is to stand in */
export const chunkPlan = async (root, config) => {
  const atoms = await atomsOf(root, config);
  const { started, known, units, byFile } = unitsOf(root, atoms);
  const plan = new Map();
  for (const atom of known) for (const id of atom.modules) plan.set(id, started.has(atom) ? 'start' : 'app');
  const nameOf = (id) => /([^/\\]+?)(\.\w+)*$/.exec(id)?.[1] ?? 'part';
  for (const group of merged(atoms, known, units, byFile)) {
    const largest = group.atoms.toSorted((one, other) => other.size - one.size)[0];
    const name = `${nameOf(largest.facade ?? largest.modules.at(-1))}-${plan.size}`;
    for (const atom of group.atoms) for (const id of atom.modules) plan.set(id, name);
  }
  return plan;
};
