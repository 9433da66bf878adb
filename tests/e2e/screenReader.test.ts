import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { projectRoot } from '../../server/db/migrate';
import { saidIn, WALKS, walksText, type Walk } from '../support/accessible/walks';
import { test } from '../support/browserTest';

const PAGE = join(projectRoot(), 'docs/accessibility.md');

/** Without these nobody who listens could go on. */
const ESSENTIAL: Readonly<Record<string, readonly string[]>> = {
  'A list': [
    'Builders, heading level 1',
    'List of Builders, grid',
    'Search builders…, search edit',
    'when idle: One record',
    'Add filter, button, collapsed, opens a menu',
    'Walkabout Pools, cell',
  ],
  'A form': [
    'Company Name, edit, required, "Walkabout Pools"',
    'at once: Please check the marked field.',
    'Company Name, edit, required, invalid entry, Company name is required',
    'when idle: Builder saved!',
  ],
  'A move on a board': [
    'at once: Picked up the card from Unassigned (Prep). Arrow keys choose a place, Page Up and Page Down turn to other days, space drops, escape cancels.',
    'at once: Prep 1, MM/DD/YYYY, place N of N',
    'at once: Cancelled. the card stays in Unassigned (Prep).',
    'at once: Moved the card to Prep 1, MM/DD/YYYY.',
  ],
  'A conflict': [
    'Changed by someone else, dialog, modal',
    'Company Name, radiogroup',
    'Mine Walkabout Pools Mine, radio button, checked',
    'Theirs Walkabout Pools Theirs, radio button, not checked',
    'Save Merged, button',
  ],
};

describe('a screen reader', () => {
  test('says what a list, a form, a move on a board and a conflict are, as it is written down [UI-044]', async ({
    open,
    allow,
  }) => {
    allow(/CONFLICT/, /^http 409/, /BAD_USER_INPUT/);
    const walks: Walk[] = [];
    for (const walk of WALKS) walks.push(await walk(open));
    if (process.env.WRITE_WALKS) writeFileSync(PAGE, walksText(walks));
    const written = readFileSync(PAGE, 'utf8');
    const missing = walks.flatMap((walk) =>
      (ESSENTIAL[walk.title] ?? [`no essential sentence of ${walk.title}`]).filter(
        (sentence) => !saidIn(walk).includes(sentence) || !written.includes(`- ${sentence}\n`),
      ),
    );
    expect(missing).toEqual([]);
  }, 120_000);
});
