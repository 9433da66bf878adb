import type { LocalText } from '../localText';
import { SCREEN_TITLES } from '../labels/screens';

/** An inventory location, as far as the menu asks. */
export interface MenuLocation {
  id: number;
  name: string;
  is_active: boolean;
  is_main: boolean;
}

/** The five report groups of the inventory; their ids are part of the report's address [NAV-008]. */
const INVENTORY_GROUPS: readonly { id: number; label: LocalText }[] = [
  { id: 1, label: SCREEN_TITLES.drains },
  { id: 2, label: { en: 'Beadcrete', es: 'Beadcrete' } },
  { id: 3, label: { en: 'Pigment', es: 'Pigmento' } },
  { id: 4, label: { en: 'PT-Warehouse', es: 'PT-Almacén' } },
  { id: 5, label: { en: 'Rock', es: 'Piedra' } },
];

/** A heading of the Current Inventory menu with its five links. */
export interface InventoryBlock {
  location_id: number;
  heading: LocalText;
  links: { label: LocalText; to: string }[];
}

const block = (id: number, heading: LocalText): InventoryBlock => ({
  location_id: id,
  heading,
  links: INVENTORY_GROUPS.map((group) => ({ label: group.label, to: `/reports/inventory/${id}/${group.id}` })),
});

/**
 * The blocks under Current Inventory: the active locations by name, and "All Locations" (location 0)
 * right under the main one [NAV-008 NAV-017].
 */
export const inventoryBlocks = (locations: readonly MenuLocation[]): InventoryBlock[] =>
  locations
    .filter((location) => location.is_active)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .flatMap((location) => {
      const own = block(location.id, { en: location.name, es: location.name });
      return location.is_main ? [own, block(0, { en: 'All Locations', es: 'Todas las ubicaciones' })] : [own];
    });
