import { useEffect, type ReactNode } from 'react';
import { VERSION } from '#domain/version';
import { useServerVersion } from './useServerVersion';

/** A page without header and menus. Nobody may be near the screen: a newer version of the server is loaded by itself. */
export const BarePage = ({ children }: { children: ReactNode }) => {
  const version = useServerVersion();
  const isOld = version !== null && version !== VERSION;
  useEffect(() => {
    if (isOld) window.location.reload();
  }, [isOld]);
  return <main>{children}</main>;
};
