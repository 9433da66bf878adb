import { describe, expect, it } from 'vitest';
import { isOverdue } from './isOverdue';

describe('a purchase order is overdue', () => {
  it.each([
    [2, '2026-03-10', true],
    [3, '2026-03-10', true],
    [2, '2026-03-11', false],
    [2, null, false],
    [1, '2026-03-10', false],
    [4, '2026-03-10', false],
    [5, '2026-03-10', false],
  ])('in status %s, expected %s: %s [PO-007]', (order_status_id, expected_date, expected) => {
    expect(isOverdue({ order_status_id, expected_date }, '2026-03-11')).toBe(expected);
  });
});
