import { describe, expect } from 'vitest';
import { FORCED_COLORS, lookAs, MORE_CONTRAST, PHONE_IN_THE_DARK } from '../support/accessible/looks';
import { goTo, screens } from '../support/accessible/screens';
import { unseenStates } from '../support/accessible/unseenStates';
import { axeFindings } from '../support/browserAxe';
import { test } from '../support/browserTest';

/** Another's component, whose own test says what of it is left out. */
const OF_OTHERS = ['.graphiql-container'];
/** What a width or a theme changes. */
const OF_LOOKS = ['color-contrast', 'scrollable-region-focusable', 'link-in-text-block', 'aria-hidden-focus'];

describe('every screen', () => {
  test('has no serious finding of axe on a dark telephone and with more contrast, and shows each state in forced colors [UI-043]', async ({
    open,
  }) => {
    const page = await open('admin');
    const found: string[] = [];
    for (const { path, address } of await screens()) {
      await lookAs(page, PHONE_IN_THE_DARK);
      await goTo(page, path, address);
      const phone = await axeFindings(page, { without: OF_OTHERS });
      await lookAs(page, MORE_CONTRAST);
      const contrast = await axeFindings(page, { without: OF_OTHERS, rules: OF_LOOKS });
      await lookAs(page, FORCED_COLORS);
      const forced = await unseenStates(page);
      found.push(
        ...phone.map((one) => `${address}, dark telephone: ${one}`),
        ...contrast.map((one) => `${address}, more contrast: ${one}`),
        ...forced.map((one) => `${address}, forced colors: ${one}`),
      );
    }
    expect(found).toEqual([]);
  }, 300_000);
});
