/** `npm run bench bounds`: how far files, pictures and large answers raise the memory of the server. See README.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { importCases, importOf } from './imports.mjs';
import { leavingCases } from './leaving.mjs';
import { watched } from './memory.mjs';
import { askForSmall, pictureCases, sendPicture } from './pictures.mjs';
import { openWorld } from './world.mjs';

const root = join(import.meta.dirname, '../..');
const SIZE = Number(process.env.BENCH_SIZE || 1);
const PARTS = (process.env.BENCH_PARTS || 'imports,pictures,leaving').split(',');
const ONLY = new RegExp(process.env.BENCH_CASES || '.');
/** A look whether all still measure does without a fresh process for each case. */
const IS_SMALL = SIZE < 0.1;

/** Megabytes by which the server may rise [IMP-006 SEC-007], and that its process for pictures may hold (`makeSmall.ts`). */
const LIMITS = { imports: 64, pictures: 50, leaving: 128, child: 512 };

const small = { name: 'jpg', type: 'image/jpeg' };
/** What every server has done before: code is loaded at its first use, and that is no part of what a file takes. */
const warmUp = async (world) => {
  for (const one of importCases(0.0005).filter(({ name }) => /builders|shared/.test(name)))
    await importOf(world, { ...one, mode: 'dry' }, await one.file());
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#668899' } })
    .jpeg()
    .toBuffer();
  await askForSmall(world, await sendPicture(world, small, photo));
  await (await world.send('/v1/export/customer?format=xlsx')).arrayBuffer();
  await (await world.send('/v1/pdf/pebble-work-order/blank')).arrayBuffer();
};

const rows = [];
const measure = async (world, part, { name, prepare, run, expected = /./ }) => {
  const ready = await prepare?.(world);
  if (!IS_SMALL) await world.restart();
  if (!IS_SMALL || rows.length === 0) await warmUp(world);
  const { outcome, before, server, children } = await watched(world.pid(), () => run(world, ready));
  const row = { part, case: name, outcome, rest: before, server, child: children, limit: LIMITS[part] };
  const isOver = server > LIMITS[part] || children > LIMITS.child;
  // A server that does not do what is measured holds little memory.
  const isWrong = !expected.test(outcome);
  rows.push({ ...row, isOver, isWrong });
  const shown = (mb) => `${Math.round(mb)}`.padStart(5);
  console.log(
    `${name.padEnd(58)} +${shown(server)} MB of ${LIMITS[part]}, child ${shown(children)}  ${outcome}${isOver ? '  OVER' : ''}${isWrong ? '  NOT DONE' : ''}`,
  );
};

const all = {
  imports: importCases(SIZE).map((one) => ({
    name: one.name,
    prepare: () => one.file(),
    run: (world, file) => importOf(world, one, file),
    expected: one.expected,
  })),
  pictures: pictureCases(SIZE).map(({ name, bytes, file, expected }) => ({
    name,
    expected,
    prepare: async (world) => sendPicture(world, file, await bytes()),
    run: askForSmall,
  })),
  leaving: leavingCases(SIZE),
};

const world = await openWorld();
try {
  for (const part of PARTS) for (const one of all[part]) if (ONLY.test(one.name)) await measure(world, part, one);
} finally {
  await world.close();
}
mkdirSync(join(root, 'bench/results'), { recursive: true });
writeFileSync(
  join(root, 'bench/results/bounds.json'),
  `${JSON.stringify({ at: new Date().toISOString(), node: process.version, size: SIZE, rows }, null, 2)}\n`,
);
if (rows.some(({ isOver, isWrong }) => isOver || isWrong)) process.exitCode = 1;
