import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { removeFolder } from '../../scripts/removeFolder.mjs';
import type { Draft } from './draft';
import { newMessages } from './messages';
import { openRefusedFile } from './refusedFile';

const aPath = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'trowel-refused-'));
  onTestFinished(() => removeFolder(folder));
  return join(folder, 'refused.csv');
};

describe('the reasons of a refused row', () => {
  it('are five at most, and it is told that there are more [IMP-006]', async () => {
    const path = aPath();
    const messages = newMessages({ withReasons: true });
    const draft: Draft = {
      number: 2,
      given: {},
      values: {},
      stored: null,
      short: null,
      isRefused: false,
      outcome: null,
      extras: [],
      rounded: [],
      lonely: null,
    };
    for (let at = 1; at <= 300; at += 1) messages.refuse(draft, `Column ${at}`, 'required', { label: `Column ${at}` });
    const file = openRefusedFile(path, ['Name'], 'en');
    file.add({ number: 2, width: 1, cells: ['A'] }, messages.reasons.get(2) ?? []);
    await file.end();
    const text = readFileSync(path, 'utf8');
    expect(text).toContain('Column 5: ');
    expect(text).not.toContain('Column 6: ');
    expect(text.trimEnd()).toMatch(/…"?$/);
    expect(messages.reasons.get(2)?.length).toBeLessThan(10);
  });

  it('have a thousand letters at most [IMP-006]', async () => {
    const path = aPath();
    const file = openRefusedFile(path, ['Name'], 'en');
    const message = 'y'.repeat(600);
    file.add({ number: 2, width: 1, cells: ['A'] }, [
      { row: 2, column: 'Name', message },
      { row: 2, column: 'Note', message },
    ]);
    await file.end();
    expect(readFileSync(path, 'utf8').split('\r\n')[1]).toHaveLength('A,'.length + 1_001);
  });
});
