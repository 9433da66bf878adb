import { Suspense, useCallback, useState, type ReactNode } from 'react';
import type { JobFormApi } from '../data/jobFormApi';
import { AddressCheckDialog, JobPin } from '../lateParts';
import { isPinOfOtherAddress } from '../data/confirmedAddress';
import type { FormStore } from '../state/formStore';
import type { AddressMatch } from '../data/addressMatch';
import { AddressCheckContext, type AddressCheck, type CheckReason } from './useAddressCheck';
import { partsOf, withMatch } from './withMatch';

interface PendingCheck {
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
  const [asked, setAsked] = useState<PendingCheck | null>(null);
  const [isPinOpen, openPin] = useState(false);
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
  const keepPin = (): void => {
    store.put(({ draft }) => ({ confirmed: draft }));
    asked?.answer(true);
  };
  const { draft, confirmed } = store.state.get();
  return (
    <AddressCheckContext value={check}>
      {children(check)}
      {asked && (
        <Suspense>
          {isPinOpen ? (
            <JobPin
              onClose={(isSet) => {
                openPin(false);
                if (isSet) asked.answer(true);
              }}
            />
          ) : (
            <AddressCheckDialog
              reason={asked.reason}
              lookUp={lookUp}
              onUse={use}
              onPin={() => openPin(true)}
              onKeepPin={isPinOfOtherAddress(draft, confirmed) ? keepPin : null}
              onSkip={() => asked.answer(true)}
              onCancel={() => asked.answer(false)}
            />
          )}
        </Suspense>
      )}
    </AddressCheckContext>
  );
};
