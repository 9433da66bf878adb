import type { ValueStore } from '../../store/valueStore';

/**
 * Looks at a visit for as long as somebody points at it in the map's window; what was open on the schedule's own map
 * is open again afterwards, unless something else was opened there meanwhile [SDY-007].
 * @param selected the sub-job whose popup is open on the schedule's own map
 */
export const createPointing = (selected: ValueStore<number | null>): ((looked: number | null) => void) => {
  let pointed: number | null = null;
  let before: number | null = null;
  return (looked) => {
    const isOurs = pointed !== null && selected.get() === pointed;
    if (!isOurs) before = selected.get();
    if (looked !== null) selected.set(looked);
    else if (isOurs) selected.set(before);
    pointed = looked;
  };
};
