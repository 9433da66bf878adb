import type { LocalText } from '#domain/localText';
import type { Command } from '../../commands/command';
import { presiteMessages, type PresiteMessage } from '../schedule/messages';
import type { Schedule } from '../schedule/createSchedule';
import { presiteIdAt } from '../schedule/presiteIdAt';

const label = (message: PresiteMessage): LocalText => ({
  en: presiteMessages.en[message],
  es: presiteMessages.es[message],
});

/** A field has its own undo. */
const isInField = (): boolean =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.type !== 'checkbox';

/** What works by key on the whole schedule, and by letter on the card that has the focus. */
export const presiteCommands = (schedule: Schedule): Command[] => {
  const mayStep = (way: 'undo' | 'redo'): boolean =>
    !isInField() &&
    schedule.isOnline() &&
    (schedule.assigner.history.get()[way].length > 0 || (way === 'undo' && schedule.assigner.isBusy()));
  return [
    {
      id: 'presite.undo',
      label: label('undo'),
      key: 'mod+z',
      isEnabled: () => mayStep('undo'),
      perform: () => schedule.undo(),
    },
    {
      id: 'presite.redo',
      label: label('redo'),
      key: 'mod+shift+z',
      isEnabled: () => mayStep('redo'),
      perform: schedule.redo,
    },
    {
      id: 'presite.select',
      label: label('choose'),
      key: 'x',
      isEnabled: () => presiteIdAt(document.activeElement) !== null && schedule.drag.held.get() === null,
      perform: () => {
        const id = presiteIdAt(document.activeElement);
        if (id !== null) schedule.selection.toggle(String(id));
      },
    },
    {
      id: 'presite.assign',
      label: label('assign'),
      key: 'm',
      isEnabled: () => presiteIdAt(document.activeElement) !== null && schedule.drag.held.get() === null,
      perform: () => {
        const anchor = document.activeElement;
        const id = presiteIdAt(anchor);
        if (anchor && id !== null) schedule.menu.set({ id, anchor });
      },
    },
  ];
};
