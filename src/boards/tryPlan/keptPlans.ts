import { readKeptPlan, type KeptPlan } from '#domain/boards/plan/keptPlan';
import { holdDraft, openAmong } from '../../saving/drafts/openDrafts';
import { theDrafts } from '../../saving/drafts/theDrafts';
import { newKey } from '../../saving/newKey';
import type { Board } from '../board/createBoard';
import { mayTry } from './toggleTry';

/** A plan that an earlier visit left on the device. */
export interface OfferedPlan {
  id: string;
  /** When its last move was drawn, an instant. */
  at: string;
  plan: KeptPlan;
}

/** Where the plans of a user on a board are kept: among the drafts of forms, which a sign-out leaves [KEY-014]. */
const ownerOf = ({ userId, config }: Board) => ({ user: userId ?? 0, form: `plan:${config.path}` });

/** The plans of a board that no tab has open, the latest first. */
export const keptPlans = async (board: Board): Promise<readonly OfferedPlan[]> => {
  const drafts = await theDrafts.list(ownerOf(board));
  const open = await openAmong(drafts.map(({ id }) => id));
  return drafts.flatMap(({ id, at, content }) => {
    const plan = open.has(id) ? null : readKeptPlan(content);
    return plan ? [{ id, at, plan }] : [];
  });
};

export const removePlan = (board: Board, id: string): Promise<void> => theDrafts.remove(ownerOf(board), id);

/** Offers a plan that is kept of a board, once it is open. */
export const offerPlans = async (board: Board): Promise<void> => {
  const { trying } = board.shown;
  if (!mayTry(board) || trying.get() !== 'off' || board.userId === null) return;
  if ((await keptPlans(board)).length > 0 && trying.get() === 'off') trying.set('offer');
};

/** Keeps one plan on the device: each open one writes a draft of its own, so that no tab writes over another's. */
export const keepPlan = (board: Board) => {
  const owner = ownerOf(board);
  const id = `@${newKey()}`;
  const release = holdDraft(id);
  return {
    /** Resolves once it is kept, to false where the browser keeps nothing or has no room; an empty plan is not kept. */
    write: async (plan: KeptPlan): Promise<boolean> => {
      if (plan.items.length > 0)
        return theDrafts.write(owner, {
          id,
          at: new Date().toISOString(),
          title: '',
          content: plan,
          texts: [],
          settled: [],
        });
      await theDrafts.remove(owner, id);
      return true;
    },
    remove: (): Promise<void> => theDrafts.remove(owner, id),
    /** It is not open any more, and may be offered. */
    release,
  };
};

export type PlanKeeper = ReturnType<typeof keepPlan>;
