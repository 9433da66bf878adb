import { describe, expect, it } from 'vitest';
import { createLane } from './lane';

const gate = () => {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), passed };
};

describe('a lane', () => {
  it('lets so many go at once, the others in their order, also after one that fails', async () => {
    const lane = createLane(2, 10_000);
    const gates = [gate(), gate(), gate(), gate()];
    const begun: number[] = [];
    const all = gates.map(({ passed }, at) =>
      lane.run(async () => {
        begun.push(at);
        await passed;
        if (at === 0) throw new Error('failed');
        return at;
      }),
    );
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    gates[0]?.open();
    await expect(all[0]).rejects.toThrow('failed');
    expect(begun).toEqual([0, 1, 2]);
    gates.forEach(({ open }) => open());
    expect(await Promise.all(all.slice(1))).toEqual([1, 2, 3]);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('does not let anybody wait for ever, and then runs nothing of theirs', async () => {
    const lane = createLane(1, 20);
    const { open, passed } = gate();
    const first = lane.run(() => passed);
    let hasRun = false;
    await expect(
      lane.run(async () => {
        hasRun = true;
      }),
    ).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    open();
    await first;
    expect(hasRun).toBe(false);
    expect(await lane.run(async () => 'next')).toBe('next');
  });
});
