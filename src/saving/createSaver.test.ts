import { describe, expect, it } from 'vitest';
import { createSaver, type SaverWork } from './createSaver';
import { CallError, conflictError } from '../dataProvider/CallError';

const stale = (): Error => conflictError({ current: {}, changed_by: 'Alma' });

/** A form whose saves are answered by hand. */
const aForm = (work: Partial<SaverWork<string>> = {}) => {
  const waiting: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const log: string[] = [];
  let dirty = true;
  const saver = createSaver<string>({
    prepare: () => () =>
      new Promise((resolve, reject) => {
        log.push('write');
        waiting.push({
          resolve: () => {
            dirty = false;
            resolve();
          },
          reject,
        });
      }),
    read: async () => 'theirs',
    contested: () => 0,
    take: (theirs, chosen) => {
      log.push(`take ${theirs}${chosen ? ` ${[...chosen].join()}` : ''}`);
      return ['notes'];
    },
    drop: (theirs) => log.push(`drop ${theirs}`),
    isDirty: () => dirty,
    fail: (error) => log.push(error instanceof Error ? error.message : 'failed'),
    ...work,
  });
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    saver,
    log,
    type: () => {
      dirty = true;
    },
    answer: async (error?: unknown) => {
      const next = waiting.shift();
      if (error === undefined) next?.resolve();
      else next?.reject(error);
      await settle();
    },
  };
};

describe('the saver of a form', () => {
  it('sends two clicks as one call', async () => {
    const { saver, log, answer } = aForm();
    const both = [saver.save(), saver.save()];
    await answer();
    expect(await Promise.all(both)).toEqual([true, true]);
    expect([log, saver.state.get().isSaving]).toEqual([['write'], false]);
  });

  it('follows a running save with what was typed since [KEY-001 KEY-006]', async () => {
    const { saver, log, type, answer } = aForm();
    void saver.save();
    const second = saver.save();
    await answer();
    expect(await second).toBe(true);
    type();
    void saver.save();
    await answer();
    void saver.save();
    type();
    const fourth = saver.save();
    await answer();
    expect(log).toHaveLength(3);
    await answer();
    expect([await fourth, log]).toEqual([true, ['write', 'write', 'write']]);
  });

  it('merges what others saved first and tries again, and says what it took [API-037]', async () => {
    const { saver, log, answer } = aForm();
    const saved = saver.save();
    await answer(stale());
    await answer();
    expect([await saved, log, saver.state.get().taken]).toEqual([
      true,
      ['write', 'take theirs', 'write'],
      { paths: ['notes'], by: 'Alma' },
    ]);
  });

  it('asks where both changed a value, and saves with what was chosen [API-037]', async () => {
    const { saver, log, answer } = aForm({ contested: () => 1 });
    const saved = saver.save();
    await answer(stale());
    expect([await saved, saver.state.get().conflict]).toEqual([false, { theirs: 'theirs', by: 'Alma' }]);
    const merged = saver.merge(new Set(['name']));
    await answer();
    expect([await merged, log]).toEqual([true, ['write', 'take theirs name', 'write']]);
  });

  it('asks about a record that changes faster than it can be merged, and gives up its own when told', async () => {
    const { saver, log, answer } = aForm();
    const saved = saver.save();
    for (let tries = 0; tries < 4; tries += 1) await answer(stale());
    expect([await saved, saver.state.get().conflict?.by]).toEqual([false, 'Alma']);
    saver.discard();
    expect([log.at(-1), saver.state.get().conflict]).toEqual(['drop theirs', null]);
  });

  it('says why it failed, and can be tried again', async () => {
    const { saver, log, answer } = aForm();
    const first = saver.save();
    await answer(new Error('offline'));
    expect([await first, log.at(-1), saver.state.get().isSaving]).toEqual([false, 'offline', false]);
    const second = saver.save();
    await answer();
    expect(await second).toBe(true);
  });

  it('sends a save whose answer was lost again as it was, and then what was typed since, so that its rows are stored once [API-037]', async () => {
    let text = 'one row';
    let stored = '';
    const sent: string[] = [];
    const { saver } = aForm({
      prepare: () => {
        const body = text;
        return async () => {
          sent.push(body);
          // The first is committed, but nobody hears of it.
          if (sent.length === 1) throw new CallError('Failed to fetch');
          stored = body;
        };
      },
      isDirty: () => text !== stored,
    });
    expect(await saver.save()).toBe(false);
    text = 'one row, and more';
    expect(await saver.save()).toBe(true);
    expect(sent).toEqual(['one row', 'one row', 'one row, and more']);
  });

  it('sends what stands in the form when a save whose answer was lost turns out to be refused', async () => {
    let text = 'wrong';
    const sent: string[] = [];
    const { saver, log } = aForm({
      prepare: () => {
        const body = text;
        return async () => {
          sent.push(body);
          if (sent.length === 1) throw new CallError('Failed to fetch');
          if (body === 'wrong') throw new CallError('Is not valid.', 422);
        };
      },
    });
    await saver.save();
    text = 'right';
    expect(await saver.save()).toBe(true);
    expect([sent, log]).toEqual([['wrong', 'wrong', 'right'], ['Failed to fetch']]);
  });

  it('takes over what others saved while nothing is changed here, and leaves what was typed while that was read [KEY-018]', async () => {
    let isTyped = false;
    const quiet = aForm({ isDirty: () => isTyped });
    await expect(quiet.saver.follow('Alma', () => true)).resolves.toBe(true);
    expect(quiet.log).toEqual(['take theirs']);
    expect(quiet.saver.state.get().taken).toEqual({ paths: ['notes'], by: 'Alma' });

    let tell: (theirs: string) => void = () => undefined;
    const late = aForm({
      isDirty: () => isTyped,
      read: () =>
        new Promise((resolve) => {
          tell = resolve;
        }),
    });
    const following = late.saver.follow(null, () => true);
    isTyped = true;
    tell('theirs');
    await expect(following).resolves.toBe(false);
    expect(late.log).toEqual([]);

    isTyped = false;
    // Half a number stands in a field, which the form does not have yet.
    await expect(aForm({ isDirty: () => false }).saver.follow(null, () => false)).resolves.toBe(false);
  });
});
