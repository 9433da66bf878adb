import { useDraggable, useDroppable } from '@dnd-kit/core';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import Chip from '@mui/material/Chip';
import { Link } from 'react-router';
import type { CrewDivision } from '#domain/crews/crewDivisions';
import { useLocalText } from '../../i18n/useLocalText';
import { usePeopleText } from '../usePeopleText';
import type { CrewItem } from './crewData';

interface Props {
  crew: CrewItem;
  division: CrewDivision;
  place: number;
  count: number;
  /** Who belongs to it, by name. */
  members: readonly string[];
  movable: boolean;
  /** Up is -1, down 1. */
  onKey: (step: -1 | 1) => void;
  /** The line that follows the pointer. */
  ghost?: boolean;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** One crew of a list: its handle, its place, its name with the way to its form, and its people. */
export const CrewLine = ({ crew, division, place, count, members, movable, onKey, ghost = false }: Props) => {
  const text = usePeopleText();
  const local = useLocalText();
  const drag = useDraggable({ id: crew.id, disabled: !movable });
  const drop = useDroppable({ id: crew.id, disabled: !movable });
  const setLine = (node: HTMLElement | null): void => {
    drag.setNodeRef(node);
    drop.setNodeRef(node);
  };
  const amount = crew.daily_capacity?.toLocaleString('en-US');
  const capacity =
    amount === undefined
      ? null
      : division.unit
        ? text('capacity', { amount, unit: local(division.unit) })
        : text('capacity_plain', { amount });
  return (
    <div
      ref={ghost ? undefined : setLine}
      className="crew-line"
      data-dragged={drag.isDragging && !ghost ? '' : undefined}
      data-ghost={ghost ? '' : undefined}
      data-inactive={crew.is_active ? undefined : ''}
    >
      {movable && (
        <button
          ref={ghost ? undefined : drag.setActivatorNodeRef}
          type="button"
          className="crew-grip"
          aria-label={text('move_crew', { crew: crew.name, place, count })}
          aria-keyshortcuts="ArrowUp ArrowDown"
          {...(ghost ? {} : drag.listeners)}
          onKeyDown={(event) => {
            const step = STEPS[event.key];
            if (step === undefined) return;
            event.preventDefault();
            onKey(step);
          }}
        >
          <DragIndicatorIcon fontSize="small" aria-hidden />
        </button>
      )}
      <span className="crew-place" aria-hidden>
        {place}
      </span>
      <div className="crew-what">
        <div className="crew-line-title">
          <Link to={`/crew/${crew.id}/edit`} className="crew-line-name">
            {crew.name}
          </Link>
          <span className="crew-subdivision">{crew.subdivision}</span>
          {crew.is_subcontractor && <Chip size="small" variant="outlined" label={text('subcontractor')} />}
          {!crew.is_active && <Chip size="small" label={text('inactive')} />}
        </div>
        <div className="crew-members">{members.length > 0 ? members.join(', ') : text('nobody')}</div>
      </div>
      {capacity && <span className="crew-capacity">{capacity}</span>}
    </div>
  );
};
