import { execFile } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../support/app';

const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/api.md'), 'utf8');
const blocks = (language: string): string[] =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text = '']) => text.trim());

const END = '--- end of an example ---';
const app = await testApp({ template: 'demo' });
const folder = mkdtempSync(join(tmpdir(), 'trowel-guide-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a program in a Node of its own, as a reader of the guide does. */
const printed = async (program: string): Promise<string> => {
  const file = join(folder, 'guide.mjs');
  writeFileSync(file, program);
  const { stdout } = await promisify(execFile)(process.execPath, [file], {
    env: { ...process.env, TROWEL: app.url },
    timeout: 60_000,
  });
  return stdout;
};

/** The words of an example, where `…` stands for anything. */
const matching = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split('…')
      .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
      .join('.+')}$`,
  );

describe('the guide of the API', () => {
  it('prints what it says, from top to bottom', async () => {
    const [programs, answers] = [blocks('js'), blocks('text')];
    expect(programs).toHaveLength(answers.length);
    const imports = /^import .*$/gm;
    const all = programs.map((one) => `${one.replaceAll(imports, '')}\nconsole.log('${END}');`).join('\n');
    const output = await printed(`${programs.join('\n').match(imports)?.join('\n') ?? ''}\n${all}`);
    const parts = output.split(END).map((part) => part.trim());
    for (const [index, answer] of answers.entries()) expect(parts[index]).toMatch(matching(answer));
  });

  it('knows what we signed from what others did, and from what is old', async () => {
    const check = blocks('js').at(-1) ?? '';
    const secret = `whsec_${Buffer.from('a secret of the test').toString('base64')}`;
    const body = '{"type":"changes"}';
    const signed = (key: string, at: number) =>
      JSON.stringify({
        headers: {
          'webhook-id': 'one',
          'webhook-timestamp': String(at),
          'webhook-signature': `v1,old v1,${createHmac('sha256', Buffer.from(key.replace('whsec_', ''), 'base64'))
            .update(`one.${at}.${body}`)
            .digest('base64')}`,
        },
        body,
      });
    const now = Math.floor(Date.now() / 1000);
    const asked = [signed(secret, now), signed('whsec_b3RoZXI=', now), signed(secret, now - 3600)];
    const output = await printed(
      `${check}\n${asked.map((one) => `console.log(isOurs('${secret}', ${one}));`).join('\n')}`,
    );
    expect(output.trim().split('\n')).toEqual(['function', 'true', 'false', 'false']);
  });
});
