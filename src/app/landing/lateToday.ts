import { preloadable } from '../../page/preloadable';
import { isNarrowerThan } from '../../theme/useNarrowerThan';

/** 875 px and less [FLD-001]. */
export const TODAY_BELOW = 876;

/** The stops of a day, on a telephone. */
export const Today = preloadable(() => import('../../field/today/Today'));

/** On a telephone they are fetched beside the page around them: while a foreman types his password. */
export const withToday =
  <Page>(load: () => Promise<Page>) =>
  (): Promise<Page> => {
    if (isNarrowerThan(TODAY_BELOW)) void Today.preload();
    return load();
  };
