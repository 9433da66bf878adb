import { Suspense, useCallback, useState, type ReactNode } from 'react';
import type { JobFormApi } from '../data/jobFormApi';
import { AddressCheckDialog } from '../lateParts';
import type { FormStore } from '../state/formStore';
import type { AddressMatch } from '../data/addressMatch';
import { AddressCheckContext, type AddressCheck, type CheckReason } from './useAddressCheck';
import { partsOf, withMatch } from './withMatch';

interface Asked {
  reason: CheckReason;
  answer: (goOn: boolean) => void;
}

/** Lets what is inside open the address check, and shows it. */
export const AddressChecks = ({
  store,
  api,
  children,
}: {
  store: FormStore;
  api: JobFormApi;
  children: (check: AddressCheck) => ReactNode;
}) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const check = useCallback<AddressCheck>(
    (reason) =>
      new Promise((resolve) => {
        setAsked({
          reason,
          answer: (goOn) => {
            setAsked(null);
            resolve(goOn);
          },
        });
      }),
    [],
  );
  const lookUp = useCallback(() => api.addresses(partsOf(store.state.get().draft)), [api, store]);
  const use = (match: AddressMatch): void => {
    store.edit((draft) => withMatch(draft, match));
    store.put(({ draft }) => ({ confirmed: draft }));
    asked?.answer(true);
  };
  return (
    <AddressCheckContext value={check}>
      {children(check)}
      {asked && (
        <Suspense>
          <AddressCheckDialog
            reason={asked.reason}
            lookUp={lookUp}
            onUse={use}
            onSkip={() => asked.answer(true)}
            onCancel={() => asked.answer(false)}
          />
        </Suspense>
      )}
    </AddressCheckContext>
  );
};
