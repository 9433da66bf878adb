import { describe, expect, it } from 'vitest';
import { toast } from './toast';
import { TOAST_MS, toastStore, withToast, type Toast } from './toastStore';

const shown = (...texts: string[]): readonly Toast[] =>
  texts.reduce<readonly Toast[]>((toasts, text) => withToast(toasts, 'success', text), []);

describe('toasts', () => {
  it('stay 5 s for success and 10 s for errors', () => {
    expect(TOAST_MS).toEqual({ success: 5000, error: 10_000 });
  });
  it('put the newest on top and drop the oldest beyond three', () => {
    expect(shown('a', 'b', 'c', 'd').map((toast) => toast.text)).toEqual(['d', 'c', 'b']);
  });
  it('do not show the same text twice, but restart its time', () => {
    const again = withToast(shown('a', 'b'), 'success', 'a');
    expect(again.map(({ text, round }) => [text, round])).toEqual([
      ['b', 0],
      ['a', 1],
    ]);
  });
  it('have an id each, also when an earlier one has left', () => {
    const ids = [...shown('a', 'b', 'c', 'd'), ...shown('e')].map((toast) => toast.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
  it('of a failed try leave when it is tried again, and no others do [UI-034]', () => {
    toast.error('Depth Low: Must be a number of feet.', 'save');
    toast.error('Error, please try again.', 'documents');
    toast.error('Another user moved this card.');
    toast.retry('save');
    toast.success('Success!');
    expect(toastStore.get().map(({ text }) => text)).toEqual([
      'Success!',
      'Another user moved this card.',
      'Error, please try again.',
    ]);
    toastStore.clear();
  });
  it('of a failed try leave with its page, and no others do [UI-034]', () => {
    toast.error('Please check the marked field.', 'save');
    toast.error('Error, please try again.', 'documents');
    toast.error('Another user moved this card.');
    toast.success('Success!');
    toast.leave();
    expect(toastStore.get().map(({ text }) => text)).toEqual(['Success!', 'Another user moved this card.']);
    toastStore.clear();
  });
  it('are taken away by their number, also the one that was shown twice', () => {
    const [first, second] = [
      toast.error('Please check the marked field.'),
      toast.error('Please check the marked field.'),
    ];
    toast.success('Builder saved!');
    expect(first).toBe(second);
    toast.dismiss(first);
    expect(toastStore.get().map(({ text }) => text)).toEqual(['Builder saved!']);
    toastStore.clear();
  });
});
