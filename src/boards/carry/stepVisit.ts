import type { BoardRefusal } from '#domain/boards/boardRefusal';
import { isTray } from '#domain/boards/bins';
import type { Bin } from '#domain/boards/kinds';
import { DAY_START, resizedTo, STEP_MINUTES, STEP_PX, xOf, type Span } from '#domain/boards/timeGrid/gridGeometry';
import { MORNING } from '#domain/boards/timeGrid/nextVisitOf';
import { DAY_MINUTES } from '#domain/wallTime';
import type { Step } from '../../drag/carrySession';
import type { Target } from './held';
import type { BinMap, RefusalAt } from './binMap';
import type { Direction } from './direction';

interface CarriedVisit {
  map: BinMap;
  refusalAt: RefusalAt;
  target: Target;
  direction: Direction;
  /** Where the carried block stands in the day; null for a card. */
  span: Span | null;
}

type VisitStep = Step<Target, BoardRefusal>;

/** The rows as they stand on the screen: day by day. */
const rowsOf = ({ groups }: BinMap): Bin[] => {
  const rows = groups[0]?.rows ?? [];
  const days = rows[0]?.length ?? 0;
  return Array.from({ length: days }, (_, day) => rows.flatMap((bins) => bins[day] ?? [])).flat();
};

const traysOf = ({ groups, strip, openTray }: BinMap): { trays: readonly Bin[]; open: Bin | undefined } => {
  const [group] = groups;
  const own = group?.trays ?? [];
  const open = group && openTray(group.stage);
  return { trays: [...strip, ...own], open: own.find(({ key }) => key === open) ?? own[0] };
};

/** By one step of the grid, a step before its edges to the edge. */
const shifted = (span: Span, steps: number): Span | null => {
  const length = span.end - span.start;
  const aligned = steps > 0 ? Math.floor(span.start / STEP_MINUTES) : Math.ceil(span.start / STEP_MINUTES);
  const start = (aligned + steps) * STEP_MINUTES;
  return start < DAY_START || start + length > DAY_MINUTES ? null : { start, end: start + length };
};

/** The first bin that takes the held card, with the reason of the first that does not. */
const firstOf = (refusalAt: RefusalAt, bins: readonly Bin[], span: Span): VisitStep => {
  let skipped: BoardRefusal | null = null;
  for (const bin of bins) {
    const refusal = refusalAt(bin);
    if (!refusal) return { next: isTray(bin) ? { bin } : { bin, span }, skipped };
    skipped ??= refusal;
  }
  return { next: null, skipped };
};

/**
 * One key press with a card in the hand: left and right by 15 minutes, and from 5:00 into the trays; up and down to the
 * row above or below, days included, and from the topmost row into the strip [WRB-003].
 */
export const stepVisit = ({ map, refusalAt, target, direction, span }: CarriedVisit): VisitStep => {
  const { trays, open } = traysOf(map);
  const rows = rowsOf(map);
  const here = target.span ?? span ?? MORNING;
  if (isTray(target.bin)) {
    if (direction === 'right') return firstOf(refusalAt, rows, here);
    const at = trays.findIndex(({ key }) => key === target.bin.key);
    if (direction === 'left') return { next: null, skipped: null };
    return firstOf(refusalAt, direction === 'down' ? trays.slice(at + 1) : trays.slice(0, at).reverse(), here);
  }
  if (direction === 'left' || direction === 'right') {
    const moved = shifted(here, direction === 'right' ? 1 : -1);
    if (moved) return { next: { bin: target.bin, span: moved }, skipped: null };
    return direction === 'left' && open ? firstOf(refusalAt, [open], here) : { next: null, skipped: null };
  }
  const at = rows.findIndex(({ key }) => key === target.bin.key);
  return firstOf(
    refusalAt,
    direction === 'down' ? rows.slice(at + 1) : [...rows.slice(0, Math.max(0, at)).reverse(), ...map.strip],
    here,
  );
};

/** The end of a visit by a number of steps [WRB-006 WRB-007 WRB-008]. */
export const stretched = (span: Span, steps: number): Span => resizedTo(span, xOf(span.end) + steps * STEP_PX);
