import { useNavigate } from 'react-router';
import type { Command } from '../../commands/command';
import { useShortcuts } from '../../commands/useShortcuts';
import { QUICK_SEARCH } from '#domain/access/landing';
import { useLogout } from '../../offline/shell/useLogout';
import { themeStore } from '../../theme/themeStore';

interface Acts {
  showShortcuts: () => void;
  showPalette: () => void;
  goHome: () => void;
  logOut: () => void;
}

const focusSearch = (): void => document.querySelector<HTMLInputElement>('[data-quick-search]')?.focus();

const COMMANDS: readonly Command<Acts>[] = [
  {
    id: 'app.palette',
    label: { en: 'Go to anything', es: 'Ir a cualquier parte' },
    key: 'mod+k',
    perform: ({ showPalette }) => showPalette(),
  },
  {
    id: 'app.search',
    label: { en: 'Go to quick search', es: 'Ir a la búsqueda rápida' },
    key: '/',
    need: QUICK_SEARCH,
    perform: focusSearch,
  },
  {
    id: 'app.home',
    label: { en: 'Go to the home page', es: 'Ir a la página de inicio' },
    key: 'shift+h',
    perform: ({ goHome }) => goHome(),
  },
  {
    id: 'app.theme',
    label: { en: 'Switch between light and dark', es: 'Cambiar entre claro y oscuro' },
    key: 'shift+l',
    perform: themeStore.toggle,
  },
  {
    id: 'app.shortcuts',
    label: { en: 'Show keyboard shortcuts', es: 'Mostrar los atajos de teclado' },
    key: '?',
    perform: ({ showShortcuts }) => showShortcuts(),
  },
  { id: 'app.logout', label: { en: 'Log out', es: 'Cerrar sesión' }, perform: ({ logOut }) => logOut() },
];

/** The shortcuts that work on every page. */
export const GlobalShortcuts = ({ onShortcuts, onPalette }: { onShortcuts: () => void; onPalette: () => void }) => {
  const navigate = useNavigate();
  const logout = useLogout();
  useShortcuts(
    COMMANDS,
    {
      showShortcuts: onShortcuts,
      showPalette: onPalette,
      goHome: () => void navigate('/'),
      logOut: logout,
    },
    { everywhere: true },
  );
  return null;
};
