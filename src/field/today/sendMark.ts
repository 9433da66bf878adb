import type { DeviceMark, Server } from '../../dataProvider/server';
import type { FieldApi } from '../data/fieldApi';
import { MARK_STOP } from '../data/fieldQueries';

/** Writes what was said at a stop, and when by the clock of the device. @param of whose that is, where somebody else brings it */
export const sendMark =
  ({ mutate }: Server, of: Pick<DeviceMark, 'user'> = {}): FieldApi['mark'] =>
  async (marking, action, made_at) => {
    const device = { ...of, ...(made_at === undefined ? {} : { made_at }) };
    return (await mutate(MARK_STOP, { ...marking }, { action, device })).markStop;
  };
