import { describe, expect, it } from 'vitest';
import { matchesShortcut, shortcutCaps, type KeyPress } from './shortcut';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

describe('a keyboard shortcut', () => {
  it('wants its keys and no others', () => {
    expect(matchesShortcut('m', press('m'))).toBe(true);
    expect(matchesShortcut('m', press('M', { shiftKey: true }))).toBe(false);
    expect(matchesShortcut('m', press('m', { ctrlKey: true }))).toBe(false);
    expect(matchesShortcut('shift+d', press('D', { shiftKey: true }))).toBe(true);
    expect(matchesShortcut('alt+ArrowUp', press('ArrowUp', { altKey: true }))).toBe(true);
  });
  it('takes Ctrl or Cmd for "mod", and any way to type a sign', () => {
    expect(
      [press('k', { ctrlKey: true }), press('k', { metaKey: true }), press('k')].map((each) =>
        matchesShortcut('mod+k', each),
      ),
    ).toEqual([true, true, false]);
    expect([press('?', { shiftKey: true }), press('?'), press('/')].map((each) => matchesShortcut('?', each))).toEqual([
      true,
      true,
      false,
    ]);
  });
  it('is shown as its keys', () => {
    expect(shortcutCaps('mod+shift+k')).toEqual(['Ctrl', 'Shift', 'K']);
    expect(shortcutCaps('mod+ArrowUp', true)).toEqual(['⌘', '↑']);
  });
});
