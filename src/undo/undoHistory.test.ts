import { describe, expect, it } from 'vitest';
import { createUndoHistory, type UndoState } from './undoHistory';

describe('the undo of a board', () => {
  it('is there again after a reload, with what can be done again', () => {
    let kept: UndoState = { undo: [], redo: [] };
    const open = () =>
      createUndoHistory({
        read: () => kept,
        keep: (state) => {
          kept = state;
        },
      });
    const before = open();
    before.done('m1');
    before.done('m2');
    expect(before.takeUndo()).toBe('m2');
    before.undone('u2');
    const after = open();
    expect(after.state.get()).toEqual({ undo: ['m1'], redo: ['u2'] });
    expect([after.takeRedo(), after.takeUndo(), after.takeUndo()]).toEqual(['u2', 'm1', null]);
  });

  it('has what got no answer in its place again, and loses nothing that came in meanwhile [KEY-021]', () => {
    const history = createUndoHistory();
    history.done('m1');
    history.done('m2');
    const before = history.state.get();
    expect(history.takeUndo()).toBe('m2');
    history.done('rain');
    history.putBack('m2', before);
    expect(history.state.get()).toEqual({ undo: ['m1', 'm2', 'rain'], redo: [] });

    history.takeUndo();
    history.undone('u3');
    const redone = history.state.get();
    history.takeRedo();
    history.putBack('u3', redone);
    expect(history.state.get()).toEqual({ undo: ['m1', 'm2'], redo: ['u3'] });
    history.takeRedo();
    history.done('m4');
    history.putBack('u3', redone);
    expect(history.state.get()).toEqual({ undo: ['m1', 'm2', 'm4'], redo: [] });
  });

  it('forgets what was taken back elsewhere', () => {
    const history = createUndoHistory();
    history.done('m1');
    history.done('m2');
    history.drop('m1');
    expect(history.state.get().undo).toEqual(['m2']);
  });
});
