import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { movedLayer } from '../../drag/movedLayer';
import type { Point } from '../../drag/point';
import { CardFace } from './CardFace';
import { refusalOf } from '../schedule/columnCarry';
import { useSchedule } from '../schedule/ScheduleContext';
import { useSelected, useValue } from '../../store/useValue';

/** What happens when the card is dropped here, or why it is not taken. */
const Caption = () => {
  const { drag, text, column, refusalText } = useSchedule();
  const held = useValue(drag.held);
  const over = useValue(drag.over);
  if (!held || over === null) return null;
  const refusal = refusalOf(held, over);
  if (refusal) return <p className="presite-caption is-refused">{refusalText(refusal)}</p>;
  const verdict = held.verdicts.get(over);
  const all = held.ids.length;
  if (verdict?.refusal)
    return (
      <p className="presite-caption">
        {text('some_move', { smart_count: verdict.takes, all, column: column(over) })}
        <span className="presite-caption-stays">{refusalText(verdict.refusal)}</span>
      </p>
    );
  return (
    <p className="presite-caption">
      {all === 1 && over === held.from.key ? text('stays') : text('moves_to', { column: column(over) })}
    </p>
  );
};

/** The carried card under the pointer. */
export const Ghost = () => {
  const { drag, store } = useSchedule();
  const id = useSelected(drag.held, (held) => (held?.by === 'pointer' ? held.id : null));
  const node = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const box = id === null ? undefined : document.querySelector(`[data-presite="${id}"]`)?.getBoundingClientRect();
    const at = drag.taken();
    document.documentElement.classList.toggle('is-carrying', id !== null);
    if (!box || !at || !node.current) return undefined;
    const width = Math.min(box.width, 260);
    Object.assign(node.current.style, { width: `${width}px`, height: `${box.height}px` });
    const place = movedLayer(node.current);
    const within = { x: Math.min(at.x - box.left, width - 16), y: at.y - box.top };
    const follow = ({ x, y }: Point): void => place({ x: x - within.x, y: y - within.y });
    follow(at);
    drag.setGhost(follow);
    return () => {
      drag.setGhost(null);
      document.documentElement.classList.remove('is-carrying');
    };
  }, [id, drag]);

  const item = id === null ? undefined : store.item(id);
  const all = useSelected(drag.held, (held) => held?.ids.length ?? 0);
  return item
    ? createPortal(
        <div ref={node} className="presite-ghost" aria-hidden="true">
          <div className={`presite-card of-category-${item.category_id}`}>
            <CardFace item={item} mark={null} />
          </div>
          {all > 1 && <span className="presite-ghost-count">{all}</span>}
          <Caption />
        </div>,
        document.body,
      )
    : null;
};
