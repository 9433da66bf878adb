import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { Need } from '#domain/access/can';
import type { LocalText } from '#domain/localText';

/**
 * What a user can do, as data: button, context menu, shortcut and the list of shortcuts are drawn from it.
 * `Subject` is what it acts on, such as the cards that are selected; `void` when it needs nothing.
 */
export interface Command<Subject = void> {
  /** `area.verb`, unique in the app (`pebble.move_to`). */
  id: string;
  label: LocalText;
  icon?: ComponentType<SvgIconProps>;
  /** The permission; without it the command is absent, not greyed out. */
  need?: Need;
  /** `m`, `shift+d`, `mod+k` (Ctrl, on a Mac Cmd), `?`. */
  key?: string;
  /** False where it cannot be done now; it is then shown but disabled. Default true. */
  isEnabled?: (subject: Subject) => boolean;
  perform: (subject: Subject) => void | Promise<void>;
}
