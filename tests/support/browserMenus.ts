import type { Page } from 'playwright-core';
import type { VisibleMenu } from '../../domain/access/visibleMenus';

/** The menus as text: a top entry with its address or its entries, in order. */
export type MenuTexts = Record<string, string | Record<string, string>>;

/** What the domain says a user sees, as the page should show it. */
export const wantedMenus = (menus: readonly VisibleMenu[]): MenuTexts =>
  Object.fromEntries(
    menus.map((menu) => [
      menu.label.en,
      'to' in menu
        ? menu.to
        : Object.fromEntries(menu.entries.flatMap((entry) => ('to' in entry ? [[entry.label.en, entry.to]] : []))),
    ]),
  );

/** The links of a menu; the places of the Current Inventory are data, and have tests of their own. */
const linksOf = async (links: ReturnType<Page['locator']>): Promise<Record<string, string>> =>
  Object.fromEntries(
    await links.evaluateAll((all) =>
      all
        .filter((link) => !link.getAttribute('href')?.startsWith('/reports/inventory/'))
        .map((link) => [
          link.querySelector('span')?.textContent ?? link.textContent ?? '',
          link.getAttribute('href') ?? '',
        ]),
    ),
  );

/** Opens each menu in turn and reads what stands there. */
export const shownMenus = async (page: Page): Promise<MenuTexts> => {
  const shown: MenuTexts = {};
  for (const item of await page.getByRole('navigation', { name: 'Main menu' }).locator('> ul > li').all()) {
    const button = item.getByRole('button');
    if ((await button.count()) === 0) {
      Object.assign(shown, await linksOf(item.getByRole('link')));
      continue;
    }
    await button.hover();
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
    await item.getByRole('link').first().waitFor();
    shown[(await button.textContent()) ?? ''] = await linksOf(item.getByRole('link'));
  }
  return shown;
};
