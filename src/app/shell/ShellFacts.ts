import { createContext } from 'react';
import type { SourceInMenu } from '#domain/sources/sourceAccess';
import type { MenuLocation } from '#domain/access/inventoryMenu';

/** What the shell shows besides the user: parts that come with other areas of the product give it here. */
export interface ShellFacts {
  /** False in offline mode, when what needs the server is not offered. */
  online: boolean;
  /** For the Current Inventory menu. */
  locations: readonly MenuLocation[];
  /** Other programs whose records have screens here. */
  sources: readonly SourceInMenu[];
  /** Changes and files of the workspace that are not sent yet. */
  unsynced: number;
  syncing: boolean;
}

export const ShellFactsContext = createContext<ShellFacts>({
  online: true,
  locations: [],
  sources: [],
  unsynced: 0,
  syncing: false,
});
