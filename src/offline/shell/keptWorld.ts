import { matchRoute } from '#domain/access/matchRoute';
import { civilDateOf } from '#domain/civilDate';
import { isOfferedOffline } from '#domain/offline/pages';
import { appSession } from '../../auth/appSession';
import { correctedNow } from '../../clock/deviceClock';
import { onIdle } from '../../clock/onIdle';
import { appState } from '../../connectivity/appState';
import { mayAsk } from '../../connectivity/gate';
import { keptAnswers, noteShown } from '../../connectivity/keptAnswers';
import type { KeptWorld } from '../links/keptLink';

/** A wall says itself that it is lost, and how old it is. */
export const isWall = (): boolean => matchRoute(window.location.pathname)?.route.bare === true;

/** The answers that this device keeps for its user. */
export const keptWorld: Required<KeptWorld> = {
  user: appState.userId,
  mayAsk,
  prefersKept: () => appSession.isKept() && !isWall(),
  get: (key, user) => keptAnswers.get(key, user, correctedNow()),
  // Keeping waits for the screen; what offline work has no use for is not kept.
  within: async (question, user) => {
    // Without a network it comes from the app's own store; a screen goes on without it.
    const file = await import('../links/boardOfDay').catch(() => null);
    if (file === null) return null;
    return file.boardOfDay(question, {
      keys: async () =>
        (await keptAnswers.facts(user, correctedNow())).map(({ key }) => key.slice(String(user).length + 1)),
      get: (key) => keptAnswers.get(key, user, correctedNow()),
      today: () => civilDateOf(new Date(correctedNow())),
    });
  },
  put: (key, user, data) => {
    const at = correctedNow();
    const { pathname, search } = window.location;
    if (isOfferedOffline(pathname)) onIdle(() => void keptAnswers.put(key, user, data, at, pathname + search), 500);
  },
  onShown: noteShown,
};
