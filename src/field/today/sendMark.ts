import type { Server } from '../../dataProvider/server';
import type { FieldApi, StopOrder } from '../data/fieldApi';
import { MARK_STOP } from '../data/fieldQueries';

/** Writes what was said at a stop, and when by the clock of the device. */
export const sendMark =
  ({ tell }: Server): FieldApi['mark'] =>
  async (marking, action, made_at) => {
    const device = made_at === undefined ? {} : { made_at };
    return (await tell<{ markStop: StopOrder }>(MARK_STOP, { ...marking }, { action, device })).markStop;
  };
