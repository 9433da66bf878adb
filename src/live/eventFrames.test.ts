import { describe, expect, it } from 'vitest';
import { frameCutter } from './eventFrames';

describe('the frames of the event stream', () => {
  it('come out whole, however the network cut them', () => {
    const text = 'event: cards\ndata: {"a":\ndata: 1}\n\n: ping\n\nevent: hello\ndata: {}\n\n';
    const whole = frameCutter()(text);
    const cut = frameCutter();
    const pieces = text.split('').flatMap((letter) => cut(letter));
    expect(whole).toEqual([
      { event: 'cards', data: '{"a":\n1}' },
      { event: 'hello', data: '{}' },
    ]);
    expect(pieces).toEqual(whole);
  });
  it('may end their lines with CR LF, and wait for their end', () => {
    const cut = frameCutter();
    expect(cut('data: x\r\n')).toEqual([]);
    expect(cut('\r\n')).toEqual([{ event: 'message', data: 'x' }]);
  });
});
