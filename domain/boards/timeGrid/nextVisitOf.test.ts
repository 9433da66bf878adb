import { describe, expect, it } from 'vitest';
import { MORNING, nextVisitOf } from './nextVisitOf';

describe('a visit that is put into a list without times', () => {
  it('is the first one of the morning where there is none [WRB-009]', () => {
    expect(nextVisitOf([])).toEqual(MORNING);
    expect(nextVisitOf([{ start: 300, end: 360 }])).toEqual(MORNING);
  });

  it('stands behind the last one, at the next quarter [WRB-003 WRB-009]', () => {
    expect(
      nextVisitOf([
        { start: 780, end: 905 },
        { start: 480, end: 540 },
      ]),
    ).toEqual({ start: 915, end: 975 });
  });

  it('ends at midnight at the latest [WRB-008]', () => {
    expect(nextVisitOf([{ start: 1320, end: 1425 }])).toEqual({ start: 1380, end: 1440 });
  });
});
