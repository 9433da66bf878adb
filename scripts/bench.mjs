/** `npm run bench [topic]`: runs bench/<topic>/run.mjs, or every topic in turn. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'bench');
const topics = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'run.mjs')));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !topics.includes(name));
if (unknown.length > 0) {
  console.error(`No such topic: ${unknown.join(', ')}. Topics: ${topics.join(', ')}.`);
  process.exit(1);
}
for (const topic of asked.length > 0 ? asked : topics) {
  const { status } = spawnSync(process.execPath, [join(folder, topic, 'run.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
