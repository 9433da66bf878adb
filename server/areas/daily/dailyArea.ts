import type { ServerArea } from '../../api/serverArea';
import { dailyCalls } from './dailyCalls';

/** The daily sheets of pebble batches and gunite yards. */
export const dailyArea: ServerArea = { calls: [dailyCalls] };
