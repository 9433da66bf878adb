import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeptPlan } from '#domain/boards/plan/keptPlan';
import { useValue } from '../../store/useValue';
import { useBoard } from '../board/BoardContext';
import { createPlan, type Plan } from './createPlan';
import { keepPlan, keptPlans, removePlan, type OfferedPlan } from './keptPlans';
import { usePlanText } from './planMessages';

/** How long a plan waits for a move that is on its way, in milliseconds. */
const WAIT_MS = 5_000;
const LOOK_MS = 50;

/** The plan of an open board: what earlier visits left is offered first, and one that is on lies over the board. */
export const usePlans = () => {
  const board = useBoard();
  const { trying } = board.shown;
  const wanted = useValue(trying);
  const text = usePlanText();
  // Another language is no reason to end a plan.
  const words = useRef(text);
  useEffect(() => {
    words.current = text;
  }, [text]);
  const [offers, setOffers] = useState<readonly OfferedPlan[] | null>(null);
  const [plan, setPlan] = useState<Plan | null>(null);
  const current = useRef<Plan | null>(null);
  const isGone = useRef(false);

  const start = useCallback(
    async (kept: KeptPlan): Promise<Plan | null> => {
      // What is on its way stands beneath the plan, answered.
      for (let waited = 0; board.moves.isBusy() && waited < WAIT_MS; waited += LOOK_MS)
        await new Promise((resolve) => {
          setTimeout(resolve, LOOK_MS);
        });
      if (isGone.current || current.current) return null;
      const other = board.shown.draft.get();
      if (other || board.moves.isBusy()) {
        if (other) other.refuse();
        else board.voice.fail(words.current('wait'));
        trying.set('off');
        return null;
      }
      const made = createPlan(board, kept, keepPlan(board));
      current.current = made;
      made.start();
      setPlan(made);
      trying.set('on');
      if (kept.items.length === 0) board.voice.say(words.current('is_on_now'));
      return made;
    },
    [board, trying],
  );
  const begin = useCallback(() => start({ date: board.store.facts().date, items: [], attempt: null }), [board, start]);

  useEffect(() => {
    isGone.current = false;
    void keptPlans(board).then((found) => {
      if (isGone.current || current.current) return;
      setOffers(found);
      if (found.length > 0) return;
      if (trying.get() === 'on') void begin();
      else trying.set('off');
    });
    return () => {
      isGone.current = true;
      current.current?.end();
      current.current = null;
      setPlan(null);
    };
  }, [board, trying, begin]);

  // The switch was pressed while plans are offered: a new one.
  const before = useRef(wanted);
  useEffect(() => {
    const was = before.current;
    before.current = wanted;
    if (was === 'offer' && wanted === 'on' && !current.current) void begin();
  }, [wanted, begin]);

  return {
    plan,
    offers,
    begin,
    close: (): void => trying.set('off'),
    /** Goes on with a plan of an earlier visit, at its day; what another tab has meanwhile is its. */
    goOn: async (offer: OfferedPlan): Promise<void> => {
      const found = (await keptPlans(board)).find(({ id }) => id === offer.id);
      if (!found) {
        board.voice.fail(words.current('taken'));
        setOffers((all) => all?.filter(({ id }) => id !== offer.id) ?? null);
        return;
      }
      const { date } = found.plan;
      if (!board.store.days().includes(date)) board.shown.turnTo.get()?.(date);
      const made = await start(found.plan);
      // The older copy goes once the one of this tab is there.
      if (made && (await made.firstKept())) await removePlan(board, found.id);
    },
    remove: (offer: OfferedPlan): void => {
      void removePlan(board, offer.id);
      const rest = offers?.filter(({ id }) => id !== offer.id) ?? [];
      setOffers(rest);
      if (rest.length === 0) trying.set('off');
    },
  };
};
