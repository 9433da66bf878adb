import { useEffect, useRef } from 'react';
import { can } from '#domain/access/can';
import { useProfile } from '../auth/useProfile';
import type { Command } from './command';
import { commandRegistry } from './commandRegistry';
import { matchesShortcut } from './shortcut';

/**
 * True where keys belong to what has the focus: fields that take text, editable text and everything in an open dialog
 * or menu.
 */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest(
      'input:not([type="checkbox"]), textarea, select, [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
    ) !== null);

interface Options {
  /** Lists them under "Everywhere" rather than "This page". */
  everywhere?: boolean;
}

/**
 * Makes the keys of commands work while the component is shown, and lists them in the overlay of `?` and in the
 * palette. A key typed into a field or a dialog stays there, unless it is held with Ctrl or Cmd.
 * @example useShortcuts(boardCommands, selection)
 */
export const useShortcuts = <Subject>(
  commands: readonly Command<Subject>[],
  subject: Subject,
  { everywhere = false }: Options = {},
): void => {
  const permissions = useProfile()?.permissions;
  const latest = useRef({ commands, subject });
  useEffect(() => {
    latest.current = { commands, subject };
  });

  const usable = commands.filter((command) => !command.need || can(permissions, command.need));
  const ids = usable.map((command) => command.id).join(' ');

  useEffect(() => {
    const shown = new Set(ids.split(' '));
    const current = (): Command<Subject>[] => latest.current.commands.filter((command) => shown.has(command.id));
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || (isTyping(event.target) && !event.ctrlKey && !event.metaKey))
        return;
      const command = current().find(({ key }) => key && matchesShortcut(key, event));
      if (!command || command.isEnabled?.(latest.current.subject) === false) return;
      // A page's own meaning of a key goes before that of the whole app.
      if (everywhere && commandRegistry.get().some((other) => !other.everywhere && other.key === command.key)) return;
      event.preventDefault();
      void command.perform(latest.current.subject);
    };
    const latestOf = (id: string): Command<Subject> | undefined => current().find((command) => command.id === id);
    const remove = commandRegistry.add(
      current().map(({ id, label, key }) => ({
        id,
        label,
        key,
        everywhere,
        isEnabled: () => latestOf(id)?.isEnabled?.(latest.current.subject) !== false,
        perform: () => void latestOf(id)?.perform(latest.current.subject),
      })),
    );
    document.addEventListener('keydown', onKeyDown);
    return () => {
      remove();
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [ids, everywhere]);
};
