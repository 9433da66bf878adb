import type { LocalText } from '#domain/localText';
import { parseBinKey, trayKey } from '#domain/boards/bins';
import { cardKind } from '#domain/boards/cardKind';
import { canDrop } from '#domain/boards/dropRules';
import { CATEGORY, STATUS } from '#domain/statuses';
import type { Command } from '../../commands/command';
import type { Board } from '../board/createBoard';
import { jobPath } from '../look/jobPath';
import { boardMessages, type BoardMessage } from '../look/messages';
import { STATE_LABELS } from '#domain/labels/states';

/** A card and where its menu was opened. */
interface CardSubject {
  cardKey: string;
  anchor: Element | null;
}

export interface CardCommand extends Command<CardSubject> {
  /** Absent where it makes no sense for the card. */
  isOffered?: (subject: CardSubject) => boolean;
}

/** What only the menu of a card says. */
const OWN = {
  put_on_hold: STATE_LABELS.on_hold,
  put_awaiting: STATE_LABELS.awaiting_builder,
  set_job_awaiting: { en: 'Set job to Awaiting Builder', es: 'Poner el trabajo en espera del constructor' },
  end_awaiting: { en: 'End Awaiting Builder', es: 'Terminar la espera del constructor' },
  copy_link: { en: 'Copy link', es: 'Copiar el enlace' },
} as const satisfies Record<string, LocalText>;

const label = (message: BoardMessage): LocalText => ({ en: boardMessages.en[message], es: boardMessages.es[message] });

/** What can be done with a card: its menu and its keys are drawn from this [BRD-049]. */
export const cardCommands = (board: Board): CardCommand[] => {
  const { store, config } = board;
  const { overlay, selection } = board.shown;
  const cardOf = ({ cardKey }: CardSubject) => store.facts().cards.get(cardKey);
  const mayMove = ({ cardKey }: CardSubject): boolean => board.carry.pickRefusal(cardKey) === null;
  const canEdit = (): boolean => store.facts().rights.can_edit;
  const { isOnline } = board;

  /** The bin of this kind that takes the card, by the drop rules; null when none does or it already stands there. */
  const binFor = (subject: CardSubject, kind: 'onHold' | 'awaitingBuilder'): string | null => {
    const card = cardOf(subject);
    const from = parseBinKey(store.binOf(subject.cardKey) ?? '');
    if (!card || !from) return null;
    const keys = [
      trayKey(kind, from.stage),
      trayKey(kind, null),
      ...config.groups.map((group) => trayKey(kind, group.stage)),
    ];
    return (
      keys.find((key) => {
        const to = parseBinKey(key);
        return to !== null && key !== from.key && canDrop(card, from, to, config) === null;
      }) ?? null
    );
  };
  const isWaiting = (subject: CardSubject): boolean =>
    store.view(subject.cardKey)?.subJob.status_id === STATUS.AWAITING_BUILDER;
  const hasOwnJob = (subject: CardSubject): boolean =>
    store.view(subject.cardKey)?.subJob.category_id !== CATEGORY.WARRANTY;
  const moveInto =
    (kind: 'onHold' | 'awaitingBuilder') =>
    ({ cardKey, anchor }: CardSubject): void => {
      board.moves.moveAll(
        selection.with(cardKey).map((key) => {
          // A card that no such bin takes is refused by the plan, which names it.
          const stage = parseBinKey(store.binOf(key) ?? '')?.stage ?? null;
          return { key, to: binFor({ cardKey: key, anchor }, kind) ?? trayKey(kind, stage) };
        }),
      );
    };
  const binKindOf = ({ cardKey }: CardSubject) => parseBinKey(store.binOf(cardKey) ?? '')?.kind;
  const siblings = ({ cardKey }: CardSubject): string[] =>
    store.cardsIn(store.binOf(cardKey) ?? '').map(({ key }) => key);
  const isQueued = (key: string): boolean => store.view(key)?.subJob.badges.includes('PRINT_QUEUE') === true;
  const selectAll = (subject: CardSubject): void => selection.addAll(siblings(subject));

  return [
    {
      id: 'board.move_to',
      label: label('move_to'),
      key: 'm',
      isOffered: canEdit,
      isEnabled: mayMove,
      perform: (subject) => overlay.set({ kind: 'moveTo', ...subject }),
    },
    {
      id: 'board.reschedule',
      label: label('reschedule'),
      isEnabled: mayMove,
      isOffered: (subject) => {
        const card = cardOf(subject);
        return canEdit() && card !== undefined && cardKind(card) === 'G2-8';
      },
      perform: (subject) => overlay.set({ kind: 'reschedule', ...subject }),
    },
    {
      id: 'board.on_hold',
      label: OWN.put_on_hold,
      isEnabled: mayMove,
      isOffered: (subject) => canEdit() && binFor(subject, 'onHold') !== null,
      perform: moveInto('onHold'),
    },
    {
      id: 'board.awaiting_builder',
      label: OWN.put_awaiting,
      isEnabled: mayMove,
      isOffered: (subject) => canEdit() && binFor(subject, 'awaitingBuilder') !== null,
      perform: moveInto('awaitingBuilder'),
    },
    {
      id: 'board.job_awaiting_builder',
      label: OWN.set_job_awaiting,
      isEnabled: isOnline,
      isOffered: (subject) =>
        canEdit() && hasOwnJob(subject) && !isWaiting(subject) && binFor(subject, 'awaitingBuilder') === null,
      perform: ({ cardKey }) => board.moves.setAwaitingBuilder(cardKey, true),
    },
    {
      id: 'board.job_end_awaiting',
      label: OWN.end_awaiting,
      isEnabled: isOnline,
      isOffered: (subject) => canEdit() && hasOwnJob(subject) && isWaiting(subject),
      perform: ({ cardKey }) => board.moves.setAwaitingBuilder(cardKey, false),
    },
    {
      id: 'board.select',
      label: label('select'),
      key: 'x',
      isOffered: board.maySelect,
      perform: ({ cardKey }) => selection.toggle(cardKey),
    },
    {
      id: 'board.select_day',
      label: label('select_day'),
      isOffered: (subject) => board.maySelect() && binKindOf(subject) === 'assigned' && siblings(subject).length > 1,
      perform: selectAll,
    },
    {
      id: 'board.select_tray',
      label: label('select_tray'),
      isOffered: (subject) => board.maySelect() && binKindOf(subject) !== 'assigned' && siblings(subject).length > 1,
      perform: selectAll,
    },
    {
      id: 'board.details',
      label: label('details'),
      key: 'i',
      perform: (subject) => overlay.set({ kind: 'details', ...subject }),
    },
    {
      id: 'board.history',
      label: label('history'),
      key: 'h',
      isEnabled: isOnline,
      isOffered: (subject) => (cardOf(subject)?.id ?? 0) > 0,
      perform: (subject) => overlay.set({ kind: 'history', ...subject }),
    },
    {
      id: 'board.queue',
      label: label('queue_in'),
      isEnabled: isOnline,
      isOffered: ({ cardKey }) => board.mayQueue && !selection.with(cardKey).every(isQueued),
      perform: ({ cardKey }) => board.moves.queue(selection.with(cardKey), true),
    },
    {
      id: 'board.unqueue',
      label: label('queue_out'),
      isEnabled: isOnline,
      isOffered: ({ cardKey }) => board.mayQueue && selection.with(cardKey).some(isQueued),
      perform: ({ cardKey }) => board.moves.queue(selection.with(cardKey), false),
    },
    {
      id: 'board.open_job',
      label: label('open_job'),
      perform: (subject) => {
        const card = cardOf(subject);
        if (card) window.open(jobPath(card), '_blank', 'noreferrer');
      },
    },
    {
      id: 'board.copy_link',
      label: OWN.copy_link,
      perform: async (subject) => {
        const card = cardOf(subject);
        if (!card) return;
        await navigator.clipboard.writeText(new URL(jobPath(card), window.location.origin).href);
        board.voice.notify(board.voice.words.text('copied'));
      },
    },
  ];
};
