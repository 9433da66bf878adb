import { createElement, Fragment, useCallback, useEffect, useRef, useState } from 'react';
import type { RouterBlocker, RouterProvider } from 'ra-core';
import {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from 'react-router';
import type { HeldWay } from '../../page/guardedHistory';
import { useLeaveGuard } from '../../page/useLeaveGuard';

type Provider = RouterProvider;

/** One function for as long as the component stands, which goes from where the page is by then. */
const useSteadyNavigate: Provider['useNavigate'] = () => {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  return useCallback((to, options) => {
    void (typeof to === 'number' ? latest.current(to) : latest.current(to, options));
  }, []);
};

const FREE: RouterBlocker = { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined };

const useBlocker: Provider['useBlocker'] = (shouldBlock) => {
  const [way, setWay] = useState<HeldWay | null>(null);
  useLeaveGuard({
    holds: (currentLocation, nextLocation) =>
      typeof shouldBlock === 'boolean'
        ? shouldBlock
        : shouldBlock({ currentLocation, nextLocation, historyAction: 'PUSH' }),
    onHeld: setWay,
  });
  if (!way) return FREE;
  const proceed = (): void => {
    setWay(null);
    way.go();
  };
  return { state: 'blocked', location: way.to, reset: () => setWay(null), proceed };
};

/**
 * What react-admin's core takes for its own routing, over the app's router. Its own one would bring react-router's
 * router for data to every screen (decision 105); the build puts this in its place.
 */
export const reactRouterProvider: Provider = {
  useNavigate: useSteadyNavigate,
  useLocation,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the caller names what its address holds
  useParams: useParams as Provider['useParams'],
  useBlocker,
  useMatch,
  useInRouterContext,
  useCanBlock: () => true,
  Link: Link as Provider['Link'],
  Navigate,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- react-router's own, with more props than asked for
  Route: Route as Provider['Route'],
  Routes: Routes as Provider['Routes'],
  Outlet,
  RouterWrapper: ({ children }) => createElement(Fragment, null, children),
  matchPath,
};
