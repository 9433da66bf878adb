import { useNavigate } from 'react-router';
import type { Command } from '../../commands/command';
import { useShortcuts } from '../../commands/useShortcuts';
import { QUICK_SEARCH } from '#domain/access/landing';
import { themeStore } from '../../theme/themeStore';

interface Acts { showShortcuts: () => void; goHome: () => void }

const focusSearch = (): void => document.querySelector<HTMLInputElement>('[data-quick-search]')?.focus();

const COMMANDS: readonly Command<Acts>[] = [
  { id: 'app.search', label: { en: 'Go to quick search', es: 'Ir a la búsqueda rápida' }, key: '/', need: QUICK_SEARCH, perform: focusSearch },
  { id: 'app.home', label: { en: 'Go to the home page', es: 'Ir a la página de inicio' }, key: 'shift+h', perform: ({ goHome }) => goHome() },
  { id: 'app.theme', label: { en: 'Switch between light and dark', es: 'Cambiar entre claro y oscuro' }, key: 'shift+l', perform: themeStore.toggle },
  { id: 'app.shortcuts', label: { en: 'Show keyboard shortcuts', es: 'Mostrar los atajos de teclado' }, key: '?', perform: ({ showShortcuts }) => showShortcuts() },
];

/** The shortcuts that work on every page. */
export const GlobalShortcuts = ({ onShortcuts }: { onShortcuts: () => void }) => {
  const navigate = useNavigate();
  useShortcuts(COMMANDS, { showShortcuts: onShortcuts, goHome: () => void navigate('/') }, { everywhere: true });
  return null;
};
