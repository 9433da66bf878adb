import { mode } from './mode';

let going = 0;

/** Whether the server may be asked: never offline, but for the way back [AUTH-059]. */
export const mayAsk = (): boolean => going > 0 || mode.get() === 'online';

/** Does what leads back online, for which the server is asked already. */
export const onTheWayBack = async <Value>(act: () => Promise<Value>): Promise<Value> => {
  going += 1;
  try {
    return await act();
  } finally {
    going -= 1;
  }
};
