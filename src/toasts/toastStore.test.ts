import { describe, expect, it } from 'vitest';
import { TOAST_MS, withToast, type Toast } from './toastStore';

const shown = (...texts: string[]): readonly Toast[] => texts.reduce<readonly Toast[]>((toasts, text) => withToast(toasts, 'success', text), []);

describe('toasts', () => {
  it('stay 5 s for success and 10 s for errors', () => {
    expect(TOAST_MS).toEqual({ success: 5000, error: 10_000 });
  });
  it('put the newest on top and drop the oldest beyond three', () => {
    expect(shown('a', 'b', 'c', 'd').map((toast) => toast.text)).toEqual(['d', 'c', 'b']);
  });
  it('do not show the same text twice, but restart its time', () => {
    const again = withToast(shown('a', 'b'), 'success', 'a');
    expect(again.map(({ text, round }) => [text, round])).toEqual([['b', 0], ['a', 1]]);
  });
  it('have an id each, also when an earlier one has left', () => {
    const ids = [...shown('a', 'b', 'c', 'd'), ...shown('e')].map((toast) => toast.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
