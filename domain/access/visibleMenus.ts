import { can, SIGNED_IN } from './can';
import { inventoryBlocks, type InventoryBlock, type MenuLocation } from './inventoryMenu';
import type { LocalText } from '../localText';
import { isBuilt } from './matchRoute';
import { MENUS, type MenuGroup, type MenuLink, type MenuLocations } from './menus';
import type { Permission } from './permissions';

export interface VisibleGroup {
  key: string;
  label: LocalText;
  entries: (MenuLink | VisibleLocations)[];
}

/** Current Inventory, with the blocks of the locations in place of one link. */
interface VisibleLocations {
  key: string;
  label: LocalText;
  blocks: InventoryBlock[];
}

export type VisibleMenu = MenuLink | VisibleGroup;

/** What the menus depend on besides the permissions; online and without locations unless said. */
export interface MenuFacts {
  online?: boolean;
  locations?: readonly MenuLocation[];
  /** Other programs whose records the user may see: links of the last menu for everybody [SRC-002]. */
  sources?: readonly { name: string; label: LocalText }[];
  /** Also entries whose screens are still to come: the `later` rows of ROUTES, which are not offered. */
  withLater?: boolean;
}

/**
 * The menus that a user sees: an entry when its group's need and its own are met, a group when it has an entry,
 * what works online only when online, what is built [NAV-002 NAV-005 NAV-015]. Absent, never greyed out.
 */
export const visibleMenus = (permissions: ReadonlySet<Permission>, facts: MenuFacts = {}): VisibleMenu[] => {
  const { online = true, locations = [], sources = [], withLater = false } = facts;
  const shows = (item: MenuGroup | MenuLink | MenuLocations): boolean =>
    (online ? !('offline' in item && item.offline) : !item.online) &&
    can(permissions, item.need) &&
    (withLater || !('to' in item) || isBuilt(item.to));

  const entry = (item: MenuLink | MenuLocations): (MenuLink | VisibleLocations)[] => {
    if (!shows(item)) return [];
    if (!('by' in item)) return [item];
    const blocks = inventoryBlocks(locations);
    return blocks.length > 0 ? [{ key: item.key, label: item.label, blocks }] : [];
  };

  return MENUS.flatMap((menu): VisibleMenu[] => {
    if (!shows(menu)) return [];
    if (!('entries' in menu)) return [menu];
    const entries = [
      ...menu.entries.flatMap(entry),
      ...(menu.key === 'utility' && online
        ? sources.map(({ name, label }) => ({ key: name, label, to: `/source/${name}`, need: SIGNED_IN }))
        : []),
    ];
    return entries.length > 0 ? [{ key: menu.key, label: menu.label, entries }] : [];
  });
};
