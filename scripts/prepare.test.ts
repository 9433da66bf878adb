import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'trowel-prepare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const moduleAt = (name: string): string => JSON.stringify(pathToFileURL(join(import.meta.dirname, `${name}.mjs`)).href);
/** A script of the folder, with the two functions within reach. */
const script = (name: string, body: string): string => {
  const file = join(folder, name);
  writeFileSync(file, `import { inChild, endWithParent } from ${moduleAt('inChild')};\n${body}`);
  return file;
};
const inQuotes = (file: string): string => JSON.stringify(file);
const run = (file: string) => spawnSync(process.execPath, [file], { encoding: 'utf8' });

describe('a start that has to build', () => {
  it('builds in a process of its own, which is gone when the server starts', () => {
    const child = script('child.mjs', 'endWithParent(); console.log(`built by ${process.pid} of ${process.argv[2]}`);');
    const parent = script(
      'parent.mjs',
      `await inChild(${inQuotes(child)}, ['here']); console.log(\`served by \${process.pid}\`);`,
    );
    const { stdout, status } = run(parent);
    const [, builder, folderGiven, server] = /built by (\d+) of (\w+)\nserved by (\d+)/.exec(stdout) ?? [];
    expect([status, folderGiven]).toEqual([0, 'here']);
    expect(builder).not.toBe(server);
  });

  it('serves in another process than the one that has built', () => {
    const root = join(folder, 'project');
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    writeFileSync(join(root, 'node_modules/.package-lock.json'), '{"packages":{}}');
    writeFileSync(join(root, 'package.json'), '{"name":"project","version":"1.0.0"}');
    writeFileSync(
      join(root, 'package-lock.json'),
      '{"name":"project","version":"1.0.0","lockfileVersion":3,"packages":{"":{"name":"project","version":"1.0.0"}}}',
    );
    const builder = script('builder.mjs', 'endWithParent(); console.log(`built by ${process.pid}`);');
    const start = script(
      'start.mjs',
      `import { prepare } from ${moduleAt('prepare')}; await prepare(${inQuotes(root)}, ${inQuotes(builder)}); console.log(\`served by \${process.pid}\`);`,
    );
    const [, by, server] = /built by (\d+)\nserved by (\d+)/.exec(run(start).stdout) ?? [];
    expect([by, server]).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)]);
    expect(by).not.toBe(server);
  });

  it('does not start when the build fails', () => {
    const child = script('failing.mjs', "console.error('no such file'); process.exit(3);");
    const parent = script(
      'refused.mjs',
      `await inChild(${inQuotes(child)}).catch((error) => console.log(error.message));`,
    );
    const { stdout, stderr } = run(parent);
    expect([stdout, stderr]).toEqual(['The build failed; see its message above.\n', 'no such file\n']);
  });

  it('says that memory may be short when the build is killed', () => {
    const child = script('killed.mjs', "process.kill(process.pid, 'SIGKILL');");
    const parent = script(
      'short.mjs',
      `await inChild(${inQuotes(child)}).catch((error) => console.log(error.message));`,
    );
    expect(run(parent).stdout).toMatch(/^The build was ended by SIGKILL: it needs about 1\.5 GB of memory/);
  });

  it('and is stopped takes its build along, so that the next one does not meet it', async () => {
    const child = script(
      'endless.mjs',
      'endWithParent(); console.log(process.pid); setInterval(() => undefined, 1_000);',
    );
    const parent = script('stopped.mjs', `await inChild(${inQuotes(child)});`);
    const starting = spawn(process.execPath, [parent]);
    const pid = await new Promise<number>((found) =>
      starting.stdout.once('data', (text: Buffer) => found(Number(text))),
    );
    expect(existsSync(`/proc/${pid}`)).toBe(true);
    starting.kill('SIGTERM');
    await expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 5_000 }).toBe(false);
  });
});
