import { describe, expect, it } from 'vitest';
import { boardConfig } from '#domain/boards/config';
import { binsOf } from '#domain/boards/layout';
import type { BoardCrew } from '#domain/boards/types';
import { weekOf } from '#domain/civilDate';
import { bandAt, hitTest, type HitInput } from './hitTest';
import { boardModel } from './boardModel';
import { laneWidth, placeLine } from './cardPlaces';
import { columnsOf } from './columns';
import { metricsOf } from './metrics';

const DAYS = weekOf('2026-03-11');
const crew = (id: number, subdivision: string): BoardCrew => ({
  id,
  name: `${subdivision} ${id}`,
  subdivision,
  division_id: 3,
  sort_order: id,
  is_active: true,
  daily_capacity: null,
  foreman_id: null,
  foreman_name: null,
});
const COUNTS: Record<string, number> = { 'assigned:PREP:1:2026-03-09': 3 };
const countIn = (key: string) => COUNTS[key] ?? 0;

const aBoard = (over: Partial<HitInput> = {}, collapsed: string[] = []): HitInput => {
  const metrics = metricsOf({ zoom: 'normal', isNarrow: false, isDay: false, groups: 5 });
  const columns = columnsOf(DAYS, () => false, 1440, metrics);
  const layout = binsOf(
    boardConfig('pebble', 'week'),
    DAYS,
    [crew(1, 'Prep'), crew(2, 'Prep'), crew(3, 'App')],
    new Map(),
  );
  const model = boardModel({ layout, columns, metrics, countIn, isCollapsed: (stage) => collapsed.includes(stage) });
  return {
    model,
    fixed: [],
    countIn,
    openTray: () => undefined,
    view: { box: { left: 0, top: 100, width: 1440, height: 700 }, scrollLeft: 0, scrollTop: 0 },
    ...over,
  };
};

const { metrics } = aBoard().model;
const MONDAY = metrics.tray + metrics.crew + 10;
const FIRST_ROW = 100 + metrics.head + metrics.groupHead + 5;

describe('the bin under the pointer', () => {
  it('is the crew and the day where the pointer is', () => {
    const board = aBoard();
    expect(hitTest(board, { x: MONDAY, y: FIRST_ROW })?.bin.key).toBe('assigned:PREP:1:2026-03-09');
    const [, tuesday] = board.model.columns;
    const [, second] = board.model.rows;
    expect(hitTest(board, { x: (tuesday?.left ?? 0) + 1, y: 100 + (second?.top ?? 0) })?.bin.key).toBe(
      'assigned:PREP:2:2026-03-10',
    );
  });
  it('is found at each border, and nowhere beyond the last day', () => {
    const board = aBoard();
    const at = board.model.columns.map(({ left, width }) =>
      [left, left + width - 1].map((x) => hitTest(board, { x, y: FIRST_ROW })?.bin.date),
    );
    expect(at).toEqual(DAYS.map((day) => [day, day]));
    expect(hitTest(board, { x: board.model.width, y: FIRST_ROW })).toBeNull();
  });
  it('follows the scrolled content', () => {
    const board = aBoard();
    const app = board.model.rows.find((row) => row.crew?.id === 3);
    const scrolled = aBoard({ view: { ...board.view, scrollTop: (app?.top ?? 0) - metrics.head - metrics.groupHead } });
    expect(hitTest(scrolled, { x: MONDAY, y: FIRST_ROW })?.bin.key).toBe('assigned:APP:3:2026-03-09');
  });
  it('has a place between its cards: before the first, between, behind the last', () => {
    const pitch = metrics.card + metrics.gap;
    const top = FIRST_ROW - 5 + metrics.binHead + metrics.pad;
    const slots = [0, metrics.card * 0.6, pitch + metrics.card * 0.4, pitch * 2 + metrics.card * 0.6, pitch * 9].map(
      (y) => hitTest(aBoard(), { x: MONDAY, y: Math.min(top + y, top + pitch * 3 - metrics.gap) })?.slot,
    );
    expect(slots).toEqual([0, 1, 1, 3, 3]);
  });
  it('is the open tray of the group, or the tray whose tab is under the pointer', () => {
    const board = aBoard({ openTray: () => 'onHold:PREP' });
    expect(hitTest(board, { x: 20, y: FIRST_ROW + metrics.tab * 2 })?.bin.key).toBe('onHold:PREP');
    expect(hitTest(board, { x: 20, y: FIRST_ROW })?.bin.key).toBe('unassigned:PREP');
    expect(hitTest(board, { x: metrics.tray - 20, y: FIRST_ROW })?.bin.key).toBe('onHold:PREP');
  });
  it('is a target outside the content before anything below it', () => {
    const bin = {
      key: 'awaitingBuilder',
      zone: 'awaitingBuilder',
      kind: 'awaitingBuilder',
      stage: null,
      crew_id: null,
      date: null,
    } as const;
    const board = aBoard({ fixed: [{ bin, box: { left: 0, top: 60, width: 200, height: 30 } }] });
    expect(hitTest(board, { x: 10, y: 70 })?.bin.key).toBe('awaitingBuilder');
  });
  it('is none on the heads, on the names of crews and outside the board', () => {
    const board = aBoard();
    expect(
      [
        { x: MONDAY, y: 110 },
        { x: metrics.tray + 5, y: FIRST_ROW },
        { x: MONDAY, y: 900 },
        { x: -5, y: 300 },
      ].map((at) => hitTest(board, at)),
    ).toEqual([null, null, null, null]);
  });
  it('is none in a collapsed group', () => {
    const board = aBoard({}, ['PREP']);
    expect(board.model.rows.every((row) => row.crew?.id !== 1)).toBe(true);
    expect(hitTest(board, { x: 20, y: 100 + metrics.head + 4 })).toBeNull();
  });
});

describe('a day that has the board for itself', () => {
  const DAY_COUNTS: Record<string, number> = { 'assigned:PREP:1:2026-03-11': 5 };
  const count = (key: string) => DAY_COUNTS[key] ?? 0;
  const sizes = metricsOf({ zoom: 'normal', isNarrow: false, isDay: true, groups: 5 });
  const aDay = (): HitInput => {
    const columns = columnsOf(['2026-03-11'], () => true, 1440, sizes);
    const layout = binsOf(boardConfig('pebble', 'day'), ['2026-03-11'], [crew(1, 'Prep'), crew(2, 'Prep')], new Map());
    return {
      ...aBoard(),
      countIn: count,
      model: boardModel({ layout, columns, metrics: sizes, countIn: count, isCollapsed: () => false }),
    };
  };
  const {
    columns: [column],
    rows: [row],
  } = aDay().model;
  if (!column || !row) throw new Error('no day');
  const step = laneWidth(column.width, column.lanes, sizes);

  it('lays its cards side by side, line after line, and makes room for the lines', () => {
    expect(column.lanes).toBe(4);
    expect(step).toBeGreaterThanOrEqual(sizes.cardWidth);
    expect(row.height).toBeGreaterThanOrEqual(2 * sizes.card + sizes.gap);
  });
  it('has places between the cards of a line, and at its ends', () => {
    const slotAt = (x: number, line: number) =>
      hitTest(aDay(), {
        x: column.left + sizes.pad + x,
        y: 100 + row.top + sizes.pad + line * (sizes.card + sizes.gap) + 20,
      })?.slot;
    expect([slotAt(4, 0), slotAt(step * 0.4, 0), slotAt(step * 0.6, 0), slotAt(step * 3.9, 0)]).toEqual([0, 0, 1, 4]);
    expect([slotAt(4, 1), slotAt(step * 0.9, 1), slotAt(step * 3, 1)]).toEqual([4, 5, 5]);
  });
  it('shows a place by an upright line between the cards', () => {
    expect(placeLine(1, column, sizes)).toEqual({
      left: sizes.pad + step - sizes.gap / 2 - 1,
      top: sizes.pad,
      width: 3,
      height: sizes.card,
    });
    expect(placeLine(4, column, sizes)).toMatchObject({
      left: sizes.pad - sizes.gap / 2 - 1,
      top: sizes.pad + sizes.card + sizes.gap,
    });
  });
});

describe('the columns of a week', () => {
  it('make days of the weekend without cards narrow, and give the others the room', () => {
    const columns = columnsOf(DAYS, (day) => day === '2026-03-14', 1440, metrics);
    expect(columns.map(({ width }) => width === metrics.quietDay)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(columns.at(-1)?.left).toBeLessThanOrEqual(1440);
  });
  it('are never narrower than a readable card', () => {
    expect(columnsOf(DAYS, () => true, 900, metrics).every(({ width }) => width === metrics.day)).toBe(true);
  });
});

describe('the band at an offset', () => {
  it('is the last that starts at or before it', () => {
    const starts = [0, 10, 25];
    const find = (at: number) => bandAt({ length: 3, at: (index) => starts[index] ?? 0 }, at);
    expect([-1, 0, 9, 10, 24, 25, 99].map(find)).toEqual([-1, 0, 0, 1, 1, 2, 2]);
  });
});
