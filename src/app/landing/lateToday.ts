import { can } from '#domain/access/can';
import { SEES_TODAY } from '#domain/access/needs';
import { appSession } from '../../auth/appSession';
import { keptUser } from '../../auth/keptUser';
import { preloadable } from '../../page/preloadable';
import { isNarrowerThan } from '../../theme/useNarrowerThan';

/** 875 px and less [FLD-001]. */
export const TODAY_BELOW = 876;

/** The stops of a day, on a telephone. */
export const Today = preloadable(() => import('../../field/today/Today'));

/** Whether whoever is signed in, or was in this browser, has stops; of a stranger nobody knows. */
const maySeeToday = (): boolean => {
  const profile = appSession.get().profile ?? keptUser.read(0)?.profile;
  return !profile || can(profile.permissions, SEES_TODAY);
};

/** On a telephone they are fetched beside the page around them: while a foreman types his password. */
export const withToday =
  <Page>(load: () => Promise<Page>) =>
  (): Promise<Page> => {
    if (isNarrowerThan(TODAY_BELOW) && maySeeToday()) void Today.preload();
    return load();
  };
