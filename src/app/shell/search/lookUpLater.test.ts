import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookUpLater, type Lookup } from './lookUpLater';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the look-up of a typed text', () => {
  it('starts 500 ms after the last keystroke, once [JS-018 NAV-028]', async () => {
    const look = vi.fn((text: string) => Promise.resolve(text.length));
    const told: Lookup<number>[] = [];
    let callOff = (): void => undefined;
    for (const text of ['1', '10', '104']) {
      callOff();
      callOff = lookUpLater(text, look, (lookup) => told.push(lookup));
      await vi.advanceTimersByTimeAsync(499);
      expect(look).not.toHaveBeenCalled();
    }
    await vi.advanceTimersByTimeAsync(1);
    expect(look.mock.calls.map(([text]) => text)).toEqual(['104']);
    expect(told).toEqual([{ state: 'done', answer: 3 }]);
  });

  it('throws away an answer to an older text, and tells of one that did not come', async () => {
    const told: Lookup<string>[] = [];
    let arrive: (text: string) => void = () => undefined;
    const callOff = lookUpLater(
      'old',
      () =>
        new Promise<string>((resolve) => {
          arrive = resolve;
        }),
      (lookup) => told.push(lookup),
    );
    await vi.advanceTimersByTimeAsync(500);
    callOff();
    lookUpLater<string>(
      'new',
      () => Promise.reject(new Error('away')),
      (lookup) => told.push(lookup),
    );
    lookUpLater<string>(
      'x',
      () => null,
      (lookup) => told.push(lookup),
    );
    arrive('late');
    await vi.advanceTimersByTimeAsync(500);
    expect(told).toEqual([{ state: 'failed' }, { state: 'idle' }]);
  });
});
