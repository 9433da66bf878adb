import { EventEmitter } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { whenTaken } from './whenTaken';

const socketOf = (destroyed = false) => Object.assign(new EventEmitter(), { destroyed });

describe('a response', () => {
  it.each(['finish', 'close'])('is taken once, at its own %s', (event) => {
    const [socket, response, then] = [socketOf(), new EventEmitter(), vi.fn()];
    whenTaken(socket, response, then);
    expect(then).not.toHaveBeenCalled();
    response.emit(event);
    response.emit('close');
    socket.emit('close');
    expect(then).toHaveBeenCalledTimes(1);
    expect([response.listenerCount('finish'), response.listenerCount('close')]).toEqual([0, 0]);
  });

  it('that waits behind others ends with its connection, which has one listener for all [SEC-007]', () => {
    const [socket, then] = [socketOf(), vi.fn()];
    for (let count = 0; count < 50; count += 1) whenTaken(socket, new EventEmitter(), then);
    expect(socket.listenerCount('close')).toBe(1);
    socket.emit('close');
    expect(then).toHaveBeenCalledTimes(50);
  });

  it('whose connection has ended before is taken at once [SEC-007]', () => {
    const [socket, then] = [socketOf(true), vi.fn()];
    whenTaken(socket, new EventEmitter(), then);
    expect(then).toHaveBeenCalledTimes(1);
    expect(socket.listenerCount('close')).toBe(0);
  });
});
