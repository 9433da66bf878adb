import type { Server } from '../../dataProvider/server';
import type { FieldApi, StopOrder } from '../data/fieldApi';
import { MARK_STOP } from '../data/fieldQueries';

/** Writes what was said at a stop. */
export const sendMark =
  ({ tell }: Server): FieldApi['mark'] =>
  async (marking, action) =>
    (await tell<{ markStop: StopOrder }>(MARK_STOP, { ...marking }, { action })).markStop;
