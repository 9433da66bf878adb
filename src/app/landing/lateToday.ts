import { can } from '#domain/access/can';
import { SEES_TODAY } from '#domain/access/needs';
import type { Permission } from '#domain/access/permissions';
import { appSession } from '../../auth/appSession';
import { keptUser } from '../../auth/keptUser';
import type { FirstQuestion } from '../../dataProvider/links/firstQuestions';
import { STOPS_QUERY } from '../../field/data/stopsQuery';
import { preloadable } from '../../page/preloadable';
import { isNarrowerThan } from '../../theme/useNarrowerThan';
import { TODAY_BELOW } from './todayBelow';

/** The stops of a day, on a telephone. */
export const Today = preloadable(() => import('../../field/today/Today'));

/** Whether whoever is signed in, or was in this browser, has stops; of a stranger nobody knows. */
const maySeeToday = (): boolean => {
  const profile = appSession.get().profile ?? keptUser.read(0)?.profile;
  return !profile || can(profile.permissions, SEES_TODAY);
};

/** A telephone asks for them before their file has come. */
export const stopsQuestions = (_params: unknown, held: ReadonlySet<Permission>): FirstQuestion[] =>
  isNarrowerThan(TODAY_BELOW) && can(held, SEES_TODAY) ? [{ document: STOPS_QUERY, variables: {} }] : [];

/** On a telephone they are fetched beside the page around them: while a foreman types his password. */
export const withToday =
  <Page>(load: () => Promise<Page>) =>
  (): Promise<Page> => {
    const page = load(); // which is small, before them
    if (isNarrowerThan(TODAY_BELOW) && maySeeToday()) void Today.preload();
    return page;
  };
