import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');

/** An effect that answers what a browser's own call answers: a promise for what moves, which React then calls as its end. */
const ANSWERS =
  /use(?:Layout)?Effect\(\s*\(\)\s*=>\s*(?!void\b)[\w.?!()[\]'"]*\.(?:scroll\w*|animate|play|requestFullscreen)\(/g;

describe('effects', () => {
  it('answer nothing of what scrolls or plays: Chromium answers a promise by now, and the screen would fall with it', () => {
    const found = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
      .flatMap((name) =>
        [...readFileSync(join(SRC, name), 'utf8').matchAll(ANSWERS)].map(([text]) => `${name}: ${text}`),
      );
    expect(found).toEqual([]);
    expect('useEffect(() => now.current?.scrollIntoView({').toMatch(new RegExp(ANSWERS.source));
  });
});
