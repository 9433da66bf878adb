import type { Board } from '../board/createBoard';

/** Whether plans can be tried on a board: visits, which have a time of the day, are in none. */
export const mayTry = ({ store, carry, api }: Board): boolean =>
  store.facts().rights.can_edit && !carry.timeDrag && api.plans !== undefined;

/** Turns "Try a plan" on, or puts the plan aside [SDY-008]. */
export const toggleTry = ({ shown: { draft, trying } }: Board): void => {
  const drawn = draft.get();
  if (drawn && (!drawn.steps || drawn.steps.isSending())) drawn.refuse();
  else trying.set(trying.get() === 'on' ? 'off' : 'on');
};
