import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { browserCode, fetchedFile } from './fetchedFile';

/** `lazy`, for a file of the app: one that cannot be fetched is asked for again until the server is back [NET-003]. */
export const fetchedLater = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => fetchedFile(load, browserCode));
