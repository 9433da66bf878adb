import {
  closestCenter,
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragOverEvent,
} from '@dnd-kit/core';
import { useState } from 'react';
import type { CrewDivision } from '#domain/crews/crewDivisions';
import { useLocalText } from '../../i18n/useLocalText';
import { Section } from '../../page/Section';
import { usePeopleText } from '../usePeopleText';
import type { CrewItem } from './crewData';
import { CrewLine } from './CrewLine';
import { useCrewOrder, type SendOrder } from './useCrewOrder';

interface Props {
  division: CrewDivision;
  /** All crews of the division in their order. */
  crews: readonly CrewItem[];
  /** Those that the screen shows. */
  shows: (crew: CrewItem) => boolean;
  membersOf: (crew: CrewItem) => readonly string[];
  movable: boolean;
  send: SendOrder;
  onStored: () => void;
}

/** dnd-kit's own announcements are left out: the list says what happens itself. */
const QUIET = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** The crews of one division in their order, which holders of its code change by drag or by keys [EMP-006 EMP-008]. */
export const CrewList = ({ division, crews: stored, shows, membersOf, movable, send, onStored }: Props) => {
  const text = usePeopleText();
  const local = useLocalText();
  const { crews, move, said } = useCrewOrder(stored, send, onStored);
  const [drag, setDrag] = useState<{ id: number; over: number } | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 6 } }),
  );
  const shown = crews.filter(shows);
  const at = (id: number): number => shown.findIndex((crew) => crew.id === id);
  /** Where the dragged crew would go: above or below the line under the pointer. */
  const edge = (crew: CrewItem): 'before' | 'after' | undefined => {
    if (!drag || drag.over !== crew.id || drag.over === drag.id) return undefined;
    return at(drag.over) < at(drag.id) ? 'before' : 'after';
  };
  const dragged = drag ? crews.find(({ id }) => id === drag.id) : undefined;
  const line = (crew: CrewItem, ghost = false) => (
    <CrewLine
      crew={crew}
      division={division}
      place={crews.indexOf(crew) + 1}
      count={crews.length}
      members={membersOf(crew)}
      movable={movable}
      ghost={ghost}
      onKey={(step) => move(crew.id, shown[at(crew.id) + step]?.id)}
    />
  );
  return (
    <Section
      title={local(division.name)}
      aside={<span className="crew-count">{text('crew_count', { smart_count: crews.length })}</span>}
    >
      {shown.length === 0 && <p className="crew-none">{text(crews.length === 0 ? 'no_crews' : 'no_match')}</p>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={QUIET}
        onDragStart={({ active }) => setDrag({ id: Number(active.id), over: Number(active.id) })}
        onDragOver={({ over }: DragOverEvent) => {
          if (over) setDrag((now) => now && { ...now, over: Number(over.id) });
        }}
        onDragEnd={({ active }: DragEndEvent) => {
          if (drag && drag.over !== drag.id) move(Number(active.id), drag.over);
          setDrag(null);
        }}
        onDragCancel={() => setDrag(null)}
      >
        <ol className="crew-list" aria-label={text('order_of', { division: local(division.name) })}>
          {shown.map((crew) => (
            <li key={crew.id} data-drop={edge(crew)}>
              {line(crew)}
            </li>
          ))}
        </ol>
        <DragOverlay dropAnimation={null}>{dragged && line(dragged, true)}</DragOverlay>
      </DndContext>
      <p className="visually-hidden" role="status" aria-live="assertive">
        {said}
      </p>
    </Section>
  );
};
