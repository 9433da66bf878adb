import type { BoardName, ChoiceWay, WindowBoard, WindowMessage } from './windowMessage';
import { openWindowChannel } from './windowMessage';

/** An open board, as its maps know it. */
export interface SeatOf {
  /** Its title and days, without its cards: each new window asks for them. */
  name: () => BoardName;
  maySelect: () => boolean;
  /** What it shows now. */
  read: () => WindowBoard;
  /** Called after every change of it. @returns the end of it */
  onChange: (listener: () => void) => () => void;
  chosen: () => readonly string[];
  onChosen: (listener: () => void) => () => void;
  /** The selection of a map, of cards that it was told of. */
  choose: (keys: readonly string[], way: ChoiceWay) => void;
  point: (key: string | null) => void;
  show: (key: string) => void;
}

/**
 * A board speaks with its maps, and tells nothing while it has none. What it shows is told whole: some hundred cards
 * are a few kilobytes within one browser.
 * @param channel `channelName`
 * @param seat a name of its own, new at each opening
 * @returns the end of it, which the maps hear
 */
export const takeSeat = (channel: string, seat: string, board: SeatOf): (() => void) => {
  const windows = new Set<string>();
  let told = '';
  let isWaiting = false;
  let isChoosing = false;

  const publishBoard = (): void => {
    isWaiting = false;
    if (windows.size === 0) return;
    const now = board.read();
    const text = JSON.stringify(now);
    if (text === told) return;
    told = text;
    post({ kind: 'board', seat, board: now });
  };
  /** Many changes of one moment are told once. */
  const soon = (): void => {
    if (isWaiting || windows.size === 0) return;
    isWaiting = true;
    queueMicrotask(publishBoard);
  };
  const publishChosen = (): void => {
    isChoosing = false;
    if (windows.size > 0) post({ kind: 'chosen', seat, keys: board.chosen() });
  };
  const chosenSoon = (): void => {
    if (isChoosing) return;
    isChoosing = true;
    queueMicrotask(publishChosen);
  };

  const take = (message: WindowMessage): void => {
    if (message.kind === 'who') return post({ kind: 'open', seat, board: board.name() });
    if (!('to' in message) || message.to !== seat) return undefined;
    switch (message.kind) {
      case 'link':
        windows.add(message.window);
        told = '';
        publishBoard();
        return publishChosen();
      case 'unlink':
        windows.delete(message.window);
        return board.point(null);
      case 'look':
        return post({ kind: 'alive', seat });
      case 'choose':
        if (!board.maySelect()) return undefined;
        return board.choose(message.keys, message.way);
      case 'point':
        return board.point(message.key);
      case 'show':
        return board.show(message.key);
    }
  };
  const { post, close } = openWindowChannel(channel, take);
  const offs = [board.onChange(soon), board.onChosen(chosenSoon)];
  post({ kind: 'opened', seat, board: board.name() });
  return () => {
    offs.forEach((off) => off());
    post({ kind: 'closed', seat });
    close();
  };
};
