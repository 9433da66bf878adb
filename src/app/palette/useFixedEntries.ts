import { use, useMemo } from 'react';
import { openRoute } from '#domain/access/matchRoute';
import { ROUTES } from '#domain/access/routes';
import { visibleMenus } from '#domain/access/visibleMenus';
import { usePermissions } from '../../auth/usePermissions';
import { commandRegistry } from '../../commands/commandRegistry';
import { useLabel } from '../../crud/look/useLabel';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { useLocalText } from '../../i18n/useLocalText';
import { ShellFactsContext } from '../shell/ShellFacts';
import type { PaletteEntry } from './paletteEntry';

/** Addresses that show a screen which has another address. */
const SAME_ELSEWHERE = /^\/(DayView|supervisor)\//;

/**
 * Screens that the user may open and that are there: those of the menus, the lookup lists, and the forms for new
 * records.
 */
export const useScreenEntries = (): PaletteEntry[] => {
  const held = usePermissions();
  const local = useLocalText();
  const label = useLabel();
  const { resources, rightsOf } = useCatalogue();
  const { online, locations, sources } = use(ShellFactsContext);
  return useMemo(() => {
    const isOpen = (to: string): boolean => {
      const opened = openRoute(to, held);
      return typeof opened !== 'string' && opened.route.screen === 'built';
    };
    const menus = visibleMenus(held, { online, locations, sources }).flatMap((menu) =>
      'entries' in menu
        ? menu.entries.flatMap((entry) =>
            'to' in entry ? [{ to: entry.to, label: local(entry.label), note: local(menu.label) }] : [],
          )
        : [{ to: menu.to, label: local(menu.label), note: '' }],
    );
    const fixed = ROUTES.filter(
      ({ path, bare }) => !bare && path !== '/' && !path.includes(':') && !SAME_ELSEWHERE.test(path),
    ).map(({ path, title }) => ({ to: path, label: local(title), note: '' }));
    const lists = resources
      .filter(({ name, operations }) => operations.list !== undefined && rightsOf(name) !== undefined)
      .map(({ route, label_plural }) => ({ to: route, label: label(label_plural), note: '' }));
    const ofSources = sources.flatMap(({ label: source, tables }) =>
      (tables ?? []).map(({ route, label_plural }) => ({ to: route, label: label_plural, note: local(source) })),
    );
    const byAddress = new Map<string, { to: string; label: string; note: string }>();
    // A screen that a menu calls otherwise is found by its own title too.
    for (const screen of [...lists, ...ofSources, ...fixed, ...menus].filter(({ to }) => isOpen(to))) {
      const known = byAddress.get(screen.to.toLowerCase());
      const other = known !== undefined && known.label !== screen.label ? known.label : '';
      byAddress.set(screen.to.toLowerCase(), { ...screen, note: [screen.note, other].filter(Boolean).join(' · ') });
    }
    return [...byAddress.values()]
      .toReversed()
      .map(({ to, ...screen }): PaletteEntry => ({ id: `screen ${to}`, kind: 'screen', to, ...screen }));
  }, [held, local, label, resources, rightsOf, online, locations, sources]);
};

/** The commands that can be done on this page just now; the palette itself is not among them. */
export const commandEntries = (local: ReturnType<typeof useLocalText>): PaletteEntry[] =>
  commandRegistry
    .get()
    .filter(({ id, isEnabled }) => id !== 'app.palette' && isEnabled())
    .map(({ id, label, key, perform }) => ({
      id: `command ${id}`,
      kind: 'command',
      label: local(label),
      note: '',
      perform,
      key,
    }));
