import { fetchedLater } from '../../page/fetchedLater';
import { themed } from '../../theme/themed';

/** What opens over the shell. It is drawn with MUI, which the first screen does not wait for. */
export const UserMenuList = themed(async () => ({ default: (await import('./UserMenuList')).UserMenuList }));
export const SlideMenu = themed(async () => ({ default: (await import('./menus/SlideMenu')).SlideMenu }));
export const NotificationDialog = themed(async () => ({
  default: (await import('./notifications/NotificationDialog')).NotificationDialog,
}));
export const ClearLocalDataQuestion = themed(async () => ({
  default: (await import('./localData/ClearLocalDataQuestion')).ClearLocalDataQuestion,
}));
export const ShortcutsOverlay = themed(async () => ({
  default: (await import('../../commands/ShortcutsOverlay')).ShortcutsOverlay,
}));
export const ConfirmDialog = themed(async () => ({
  default: (await import('../../confirm/ConfirmDialog')).ConfirmDialog,
}));
export const Palette = themed(() => import('../palette/Palette'));

/** Nobody has scrolled before the first screen stands. */
export const ScrollToTop = fetchedLater(async () => ({
  default: (await import('../../page/ScrollToTop')).ScrollToTop,
}));

/** Goes on with what the field kept on this device. */
export const ResumeSending = fetchedLater(() => import('../../field/ResumeSending'));

const PARTS = [
  UserMenuList,
  SlideMenu,
  NotificationDialog,
  ClearLocalDataQuestion,
  ShortcutsOverlay,
  ConfirmDialog,
  Palette,
];

export const preloadLateParts = (): void => {
  for (const part of PARTS) void part.preload();
};
