import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../..');

/** What is called a dialog and is not closed by Back, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  'auth/login/PasswordResetDialog.tsx': 'nobody is signed in: there is no page behind it',
  'boards/commands/CardDetails.tsx': 'a card that is looked at, nothing is typed in it',
  'boards/look/HeadPopover.tsx': 'it is the frame: what is typed stands in what it shows',
  'boards/overrides/OverrideQuestion.tsx': 'it goes with the move that it asks about',
  'crud/record/RecordDrawer.tsx': 'it has an address of its own, which Back leaves',
  'inputs/CalendarPopup.tsx': 'a day is chosen from it, nothing is typed in it',
};

it('Back closes what is open over a page, and stays on the page: each panel that is called a dialog [KEY-013]', () => {
  const open = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !/(^|\/)stories\/|\.stories\./.test(name))
    .filter((name) => {
      const text = readFileSync(join(SRC, name), 'utf8');
      return /(?<![[\w])role(=|: )['"]dialog['"]/.test(text) && !/\buseBackCloses\(/.test(text);
    });
  expect(open.filter((name) => !(name in WITHOUT))).toEqual([]);
});
