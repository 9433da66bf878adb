import Popover, { type PopoverActions } from '@mui/material/Popover';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { WholeJob } from '#domain/boards/wholeJob';
import { isStandIn } from '#domain/boards/standIns';
import { useBoard } from '../board/BoardContext';
import type { Overlay } from '../board/createShown';
import { jobPath } from '../look/jobPath';
import { useCard } from '../board/useCard';
import { useBoardText } from '../look/useBoardText';
import { DetailList } from './DetailList';

/**
 * All else that is known of the job, for those who may read it: it comes a moment later, below what the card knows
 * [BRD-019 BRD-020].
 */
const useWholeJob = (job_id: number | undefined): WholeJob | null => {
  const { api } = useBoard();
  const [job, setJob] = useState<WholeJob | null>(null);
  useEffect(() => {
    if (job_id === undefined) return undefined;
    let isLeft = false;
    // Who may not read the job, or has no connection, has what the card tells.
    api.whole(job_id).then(
      (answer) => {
        if (!isLeft) setJob(answer);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [api, job_id]);
  return job;
};

/** A card's details, open to stay: the number to call and the way to drive are one tap away. */
export default function CardDetails({ overlay: { cardKey, anchor } }: { overlay: Overlay }) {
  const board = useBoard();
  const text = useBoardText();
  const view = useCard(cardKey);
  const popover = useRef<PopoverActions>(null);
  const job = useWholeJob(view?.subJob.job_id);
  useLayoutEffect(() => {
    if (job) popover.current?.updatePosition();
  }, [job]);
  if (!view) return null;
  const close = (): void => {
    board.shown.overlay.set(null);
    board.shown.focus.focus(cardKey);
  };
  const mayMove = board.store.facts().rights.can_edit && board.carry.pickRefusal(cardKey) === null;
  return (
    <Popover
      open
      action={popover}
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'left' }}
      slotProps={{
        paper: {
          className: 'details',
          role: 'dialog',
          'aria-label': `${text('details')}: ${view.subJob.job_name ?? ''}`,
        },
      }}
      onKeyDown={({ key }) => {
        if (key === 'i' || key === 'I') close();
      }}
    >
      <DetailList cardKey={cardKey} job={job} />
      <footer className="details-foot">
        {!isStandIn(view.card) && (
          <button
            type="button"
            className="plain-button"
            onClick={() => board.shown.overlay.set({ kind: 'history', cardKey, anchor })}
          >
            {text('history')}
          </button>
        )}
        <a className="plain-button" href={jobPath(view.card)} target="_blank" rel="noreferrer">
          {text('open_job')}
        </a>
        {mayMove && (
          <button
            type="button"
            className="plain-button is-primary"
            onClick={() => board.shown.overlay.set({ kind: 'moveTo', cardKey, anchor })}
          >
            {text('move_to')}
          </button>
        )}
      </footer>
    </Popover>
  );
}
