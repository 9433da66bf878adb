import { useCallback, useEffect, useRef } from 'react';
import { hasUntakenText } from '../../../inputs/untakenText';
import { useWhenLate } from '../../../connectivity/lateAnswers';
import { useIsLeaving } from '../../../dataProvider/setLeaving';
import { useSelected } from '../../../store/useValue';
import type { useSave } from './useSave';
import type { FormStore } from '../state/formStore';
import { useOthersSaves } from './useOthersSaves';

export interface OthersTaken {
  /** Who saved; null while that is not known, or while nothing here is unsaved. */
  newer: { by: string | null } | null;
  take: () => void;
}

/**
 * What others save of the open job: a form without changes shows it at once, another one offers it. A form that was
 * opened with what the device has takes in what a silent server says later [FLD-008].
 */
export const useOthersTaken = (
  store: FormStore,
  { bringIn, follow, isSaving }: Pick<ReturnType<typeof useSave>, 'bringIn' | 'follow' | 'isSaving'>,
  isDirty: boolean,
): OthersTaken => {
  const { newer, note, forget } = useOthersSaves(store);
  const id = useSelected(store.state, ({ base }) => base.id);
  /** What is told of it is its own end. */
  const isGoing = useIsLeaving('job', id);
  const take = useCallback(() => {
    forget();
    if (id !== null) void bringIn(newer?.by ?? null).catch(() => undefined);
  }, [forget, id, bringIn, newer]);
  /** What is typed while it is read is not touched: then it is offered. */
  const takeQuietly = (): void => {
    const by = newer?.by ?? null;
    forget();
    if (id === null) return;
    follow(by, () => !hasUntakenText()).then(
      (isTaken) => {
        if (!isTaken) note(by);
      },
      () => undefined,
    );
  };
  const latest = useRef(takeQuietly);
  useEffect(() => {
    latest.current = takeQuietly;
  });
  useEffect(() => {
    if (newer && !isDirty && !isSaving && !isGoing) latest.current();
  }, [newer, isDirty, isSaving, isGoing]);
  useWhenLate(() => {
    if (!isDirty && !isSaving && !isGoing) takeQuietly();
  });
  return { newer: isDirty && !isGoing ? newer : null, take };
};
