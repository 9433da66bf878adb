import type { Permission } from '#domain/access/permissions';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { FirstQuestion } from '../dataProvider/links/firstQuestions';
import { whileBusy } from './whileBusy';
import { fetchedLater } from './fetchedLater';

/** What a screen asks of the server at an address, by the params of its route and the rights of who looks; known once its file is there. */
export interface AsksFirst {
  first?: (params: Readonly<Record<string, string>>, held: ReadonlySet<Permission>) => readonly FirstQuestion[];
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> & AsksFirst }>;

/**
 * A component of a file of its own, which can be fetched before it is drawn. `preload` ends when it is there, or cannot
 * be had for now.
 */
export type Preloadable<Props> = ((props: Props) => ReactNode) & Required<AsksFirst> & { preload: () => Promise<void> };

interface Fetchable {
  /** Whether it is drawn at once. */
  isThere: () => boolean;
}

/**
 * `lazy`, with the way to fetch it early. What has been fetched is drawn at once: `lazy` would show the fallback first,
 * for as long as React keeps any fallback on the screen, 300 ms.
 */
export const preloadable = <Props extends object = object>(load: Load<Props>): Preloadable<Props> & Fetchable => {
  let known: Awaited<ReturnType<Load<Props>>>['default'] | null = null;
  const fetched: Load<Props> = async () => {
    const file = await whileBusy(load());
    known = file.default;
    return file;
  };
  const Lazy = fetchedLater(fetched);
  const Drawn = (props: Props) => {
    const [Component] = useState<ComponentType<Props>>(() => known ?? Lazy);
    return <Component {...props} />;
  };
  // A file that cannot be fetched now is asked for again, and its failure told, when it is drawn.
  return Object.assign(Drawn, {
    isThere: () => known !== null,
    first: (params: Readonly<Record<string, string>>, held: ReadonlySet<Permission>) =>
      known?.first?.(params, held) ?? [],
    preload: () =>
      fetched().then(
        () => undefined,
        () => undefined,
      ),
  });
};

/** The same screen with some of its props given. */
export const drawnWith = <Props extends object>(
  Screen: Preloadable<Props>,
  props: NoInfer<Props>,
): Preloadable<object> =>
  Object.assign(() => <Screen {...props} />, {
    preload: Screen.preload,
    first: Screen.first,
  });
