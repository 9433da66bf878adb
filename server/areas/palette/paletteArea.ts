import { palette } from './paletteCalls';
import type { ServerArea } from '../../api/serverArea';

/** The command palette. */
export const paletteArea: ServerArea = {
  calls: [palette],
};
