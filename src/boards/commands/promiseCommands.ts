import { isDone } from '#domain/boards/pastDue';
import { promiseOf, toldOf } from '#domain/boards/told/told';
import { toldText } from '#domain/boards/told/toldWords';
import { errorText } from '../../dataProvider/errorText';
import { formatMessage, type MessageParams } from '../../i18n/message';
import type { Board } from '../board/createBoard';
import type { PromiseApi } from '../told/toldApi';
import type { CardCommand } from './cardCommands';
import { promiseMessages, type PromiseMessage } from '../told/promiseMessages';

/** What is promised and told of a card, done and said, with the way back [SDY-011 SDY-012]. */
export const createPromises = (board: Board) => {
  const { voice, store, api, moves } = board;
  const text = (message: PromiseMessage, params?: MessageParams): string =>
    formatMessage(promiseMessages[voice.words.language()], message, params);
  const run = async (act: (api: PromiseApi) => Promise<string | null>, done: string): Promise<boolean> => {
    try {
      const told = await api.told?.();
      if (!told) throw new Error(text('failed'));
      const mutation_id = await act(told);
      if (mutation_id !== null) moves.adopt(mutation_id, done);
      return true;
    } catch (error) {
      voice.fail(error instanceof Error ? errorText(error, voice.words.language()) : text('failed'));
      return false;
    }
  };
  const viewOf = (key: string) => store.view(key);
  return {
    promise: (key: string, name: string): Promise<boolean> => {
      const date = viewOf(key)?.card.date ?? '';
      const job = voice.words.job(key);
      return run((told) => told.promise(key, date, name), text('promised', { job, name }));
    },
    withdraw: (key: string): Promise<boolean> =>
      run((told) => told.withdraw(key), text('withdrawn', { job: voice.words.job(key) })),
    markTold: (key: string): Promise<boolean> => {
      const date = viewOf(key)?.card.date ?? null;
      const job = voice.words.job(key);
      return run((told) => told.markTold(key, date), `${job}: ${toldText(date, voice.words.language())}`);
    },
  };
};

/** What the menu of a card offers about promises and telling. @param onPromise asks to whom */
export const promiseCommands = (board: Board, onPromise: () => void): CardCommand[] => {
  const { store, isOnline } = board;
  const acts = createPromises(board);
  const label = (message: PromiseMessage) => ({ en: promiseMessages.en[message], es: promiseMessages.es[message] });
  const open = (key: string) => {
    const view = store.view(key);
    const isStop = view !== undefined && view.card.id > 0 && view.card.entity !== 'job_detail' && !isDone(view.card);
    return isStop && store.facts().rights.can_edit && board.shown.draft.get() === null ? view : null;
  };
  return [
    {
      id: 'board.promise',
      label: label('promise_item'),
      isEnabled: isOnline,
      isOffered: ({ cardKey }) => {
        const view = open(cardKey);
        return view !== null && view.card.date !== null && !promiseOf(view.card, view.subJob);
      },
      perform: onPromise,
    },
    {
      id: 'board.withdraw_promise',
      label: label('withdraw_item'),
      isEnabled: isOnline,
      isOffered: ({ cardKey }) => {
        const view = open(cardKey);
        return view !== null && promiseOf(view.card, view.subJob) !== undefined;
      },
      perform: async ({ cardKey }) => {
        await acts.withdraw(cardKey);
      },
    },
    {
      id: 'board.told_by_phone',
      label: label('tell_item'),
      isEnabled: isOnline,
      isOffered: ({ cardKey }) => {
        const view = open(cardKey);
        if (view === null) return false;
        const told = toldOf(view.card, view.subJob);
        // That there is no date is told to whoever was told one.
        return told ? told.date !== view.card.date : view.card.date !== null;
      },
      perform: async ({ cardKey }) => {
        await acts.markTold(cardKey);
      },
    },
  ];
};
