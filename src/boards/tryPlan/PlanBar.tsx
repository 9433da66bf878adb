import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useValue } from '../../store/useValue';
import { useBoard } from '../board/BoardContext';
import type { Plan } from './createPlan';
import { OpenPlan } from './OpenPlan';
import { PlanOffers } from './PlanOffers';
import { usePlanText } from './planMessages';
import { usePlans } from './usePlans';
import '../rainOut/rain.css';
import './plan.css';

/** Around the board while a plan is on, and on paper: what is drawn is not how the cards stand. */
const PlanFrame = ({ plan, onClose }: { plan: Plan; onClose: () => void }) => {
  const board = useBoard();
  const text = usePlanText();
  const { step, items, isKept } = useValue(plan.drawn);
  const { trying } = board.shown;
  useEffect(() => {
    if (step !== 'ended') return;
    onClose();
    // The bar went with the button that was pressed.
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-board-scroll]')?.focus();
  }, [step, onClose]);
  // What the device could not keep goes with the page: the browser asks before.
  const isLost = items.length > 0 && isKept !== true && step !== 'ended';
  useEffect(() => {
    if (!isLost) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLost]);
  // The switch puts it aside.
  useEffect(
    () =>
      trying.subscribe(() => {
        const { items: left, isKept: is, step: now } = plan.drawn.get();
        if (trying.get() !== 'off' || left.length === 0 || now === 'ended') return;
        const count = text('move', { smart_count: left.length });
        board.voice.notify(is === false ? text('ended_unkept') : text('put_aside', { count }));
      }),
    [board, plan, trying, text],
  );
  if (step === 'ended') return null;
  return (
    <>
      <div className="plan-frame" aria-hidden="true" />
      {createPortal(<p className="plan-paper">{text('paper')}</p>, document.body)}
      <OpenPlan plan={plan} />
    </>
  );
};

/** Until a plan is on, what is dropped is sent as ever. */
const Looking = () => {
  const text = usePlanText();
  return (
    <div className="plan-bar">
      <p role="status">{text('looking')}</p>
    </div>
  );
};

/** "Try a plan": what is kept of earlier visits, or the plan that is on [SDY-008]. */
export default function PlanBar() {
  const { plan, offers, begin, close, goOn, remove } = usePlans();
  if (plan) return <PlanFrame plan={plan} onClose={close} />;
  if (!offers || offers.length === 0) return <Looking />;
  return <PlanOffers offers={offers} onGoOn={goOn} onRemove={remove} onNew={begin} onClose={close} />;
}
